import SheetConfiguration

/// A picture in a list row's icon, drawn in a square of 29 points.
enum Glyph {
    case airplane
    case wifi
    case bluetooth
    case cellular
    case bell
    case speaker
    case moon
    case hourglass
    case gear
    case sun

    func shapes(_ color: Color) -> [Shape] {
        switch self {
        case .airplane:
            [
                .fill(
                    .polyline(
                        points(
                            (23.5, 14.5),
                            (22, 13.2),
                            (17.5, 13.2),
                            (13, 6.5),
                            (11, 6.5),
                            (13.2, 13.2),
                            (9.2, 13.2),
                            (7.4, 11),
                            (5.8, 11),
                            (6.9, 14.5),
                            (5.8, 18),
                            (7.4, 18),
                            (9.2, 15.8),
                            (13.2, 15.8),
                            (11, 22.5),
                            (13, 22.5),
                            (17.5, 15.8),
                            (22, 15.8)
                        )
                    ),
                    color
                )
            ]
        case .wifi: Self.wifi(center: Point(x: 14.5, y: 19.5), unit: 4, color)
        case .bluetooth:
            [
                line((9.8, 10.2), (18.6, 18.4), (14.5, 22.4), (14.5, 6.6), (18.6, 10.6), (9.8, 18.8), width: 1.7, color)
            ]
        case .cellular: Self.cellular(origin: Point(x: 6.5, y: 21), unit: 3.3, height: 13, bars: 4, color)
        case .bell:
            [
                .fill(.circle(center: Point(x: 14.5, y: 12.5), radius: 5.2), color),
                .fill(
                    .polyline(points((9.3, 12.5), (19.7, 12.5), (20.5, 17.5), (22.2, 19.3), (6.8, 19.3), (8.5, 17.5))),
                    color
                ),
                .fill(.circle(center: Point(x: 14.5, y: 21), radius: 2), color),
            ]
        case .speaker:
            [
                .fill(.polyline(points((6.5, 12), (9.8, 12), (14.5, 8), (14.5, 21), (9.8, 17), (6.5, 17))), color),
                .stroke(.arc(center: Point(x: 14, y: 14.5), radius: 4.5, start: -0.8, end: 0.8), width: 1.7, color),
                .stroke(.arc(center: Point(x: 14, y: 14.5), radius: 8, start: -0.8, end: 0.8), width: 1.7, color),
            ]
        case .moon: [.fill(.polyline(Self.crescent), color)]
        case .hourglass:
            [
                .fill(.polyline(points((9.5, 7), (19.5, 7), (19.5, 9.5), (14.5, 14.5), (9.5, 9.5))), color),
                .fill(.polyline(points((14.5, 14.5), (19.5, 19.5), (19.5, 22), (9.5, 22), (9.5, 19.5))), color),
            ]
        case .gear:
            [.stroke(.circle(center: Self.middle, radius: 5.4), width: 3, color)]
                + Self.rays(8, from: 6.5, to: 8.6, width: 2.6, color)
        case .sun:
            [.fill(.circle(center: Self.middle, radius: 4.2), color)]
                + Self.rays(8, from: 6.8, to: 8.8, width: 1.7, color)
        }
    }

    /// Three bars of air above a dot; also in the status bar.
    static func wifi(center: Point, unit: Double, _ color: Color) -> [Shape] {
        let quarter = Double.pi / 4
        return [.fill(.circle(center: center, radius: unit * 0.42), color)]
            + [1.15, 2.05, 2.95].map { radius in
                .stroke(
                    .arc(center: center, radius: unit * radius, start: -3 * quarter, end: -quarter),
                    width: unit * 0.46,
                    color
                )
            }
    }

    /// Rising bars; also in the status bar. `origin` is their bottom left corner.
    static func cellular(origin: Point, unit: Double, height: Double, bars: Int, _ color: Color) -> [Shape] {
        (0..<bars).map { index in
            let tall = height * Double(index + 2) / Double(bars + 1)
            let bar = Rectangle(
                x: origin.x + Double(index) * unit * 1.35,
                y: origin.y - tall,
                width: unit * 0.9,
                height: tall
            )
            return .fill(.roundedRectangle(bar, radius: unit * 0.25), color)
        }
    }

    private static let middle = Point(x: 14.5, y: 14.5)

    /// A disc with a smaller disc taken out of its upper right, as one closed line around both arcs.
    private static let crescent: [Point] = {
        let unit: [(Double, Double)] = [
            (0.10, -0.99), (-0.28, -0.96), (-0.63, -0.78), (-0.88, -0.48), (-1, -0.1), (-0.95, 0.31), (-0.75, 0.66),
            (-0.43, 0.9), (-0.05, 1), (0.35, 0.94), (0.69, 0.72), (0.92, 0.39), (0.99, 0.14), (0.72, 0.35),
            (0.4, 0.42), (0.06, 0.36), (-0.22, 0.18), (-0.41, -0.11), (-0.45, -0.44), (-0.33, -0.72), (-0.1, -0.93),
        ]
        return unit.map { Point(x: 14.5 + 7.6 * $0.0, y: 14.5 + 7.6 * $0.1) }
    }()

    /// Short strokes pointing away from the middle.
    private static func rays(_ count: Int, from inner: Double, to outer: Double, width: Double, _ color: Color)
        -> [Shape]
    {
        // Eighths of a turn by their directions: the room needs no trigonometry.
        let diagonal = 0.5.squareRoot()
        let directions = [
            (1, 0), (diagonal, diagonal), (0, 1), (-diagonal, diagonal), (-1, 0), (-diagonal, -diagonal), (0, -1),
            (diagonal, -diagonal),
        ]
        return directions.prefix(count).map { x, y in
            .stroke(
                .polyline([
                    Point(x: middle.x + inner * x, y: middle.y + inner * y),
                    Point(x: middle.x + outer * x, y: middle.y + outer * y),
                ]),
                width: width,
                color
            )
        }
    }

    private func points(_ coordinates: (Double, Double)...) -> [Point] {
        coordinates.map { Point(x: $0.0, y: $0.1) }
    }

    private func line(_ coordinates: (Double, Double)..., width: Double, _ color: Color) -> Shape {
        .stroke(.polyline(coordinates.map { Point(x: $0.0, y: $0.1) }), width: width, color)
    }
}
