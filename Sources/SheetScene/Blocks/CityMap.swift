import SheetConfiguration

/// A drawn city: blocks between streets, a park, a river, and a pin.
struct CityMap {
    let frame: Rectangle
    let context: BlockContext
    let showsPin: Bool

    private struct Colors {
        let land: Color
        let block: Color
        let street: Color
        let road: Color
        let park: Color
        let water: Color
    }

    private var colors: Colors {
        context.palette.isDark
            ? Colors(
                land: Color(0x2A2B2E),
                block: Color(0x323337),
                street: Color(0x46474C),
                road: Color(0x5A5748),
                park: Color(0x28402F),
                water: Color(0x16344A)
            )
            : Colors(
                land: Color(0xF3F1EB),
                block: Color(0xECE8DF),
                street: Color(0xFFFFFF),
                road: Color(0xFBE7A2),
                park: Color(0xCBE6B9),
                water: Color(0xA6D7F2)
            )
    }

    /// Clipped by whoever shows it. Distances are points, so that a larger frame shows more of the city.
    var shapes: [Shape] {
        guard frame.width > 0, frame.height > 0 else { return [] }
        let colors = colors
        return [.fill(.rectangle(frame), colors.land)] + blocks(colors) + [park(colors.park)] + streets(colors)
            + [river(colors.water)] + roads(colors) + (showsPin ? pin : [])
    }

    /// A place by its distance from the middle, points; that of a tall map is further up, where a sheet does not hide it.
    private func place(_ x: Double, _ y: Double) -> Point {
        Point(x: frame.center.x + x, y: frame.minY + min(frame.height / 2, frame.width * 0.72) + y)
    }

    /// How far from the middle anything has to be drawn.
    private var reach: Double { max(frame.width, frame.height) * 0.9 + 60 }

    /// Houses' blocks in a slanted grid.
    private func blocks(_ colors: Colors) -> [Shape] {
        let count = Int(reach / Self.step.x) + 1
        let rows = Int(reach / Self.step.y) + 1
        return (-rows...rows).flatMap { row in
            (-count...count).compactMap { column -> Shape? in
                // Some blocks are squares and yards: left out, by a pattern that does not look like one.
                guard (column * 7 + row * 11) % 5 != 0 else { return nil }
                let corners = [(0.14, 0.16), (0.86, 0.16), (0.86, 0.84), (0.14, 0.84)].map { x, y in
                    slanted(Double(column) + x, Double(row) + y)
                }
                return .fill(.polyline(corners), colors.block)
            }
        }
    }

    private static let step = Point(x: 58, y: 46)

    /// A place in the grid, whose rows fall a little to the right.
    private func slanted(_ column: Double, _ row: Double) -> Point {
        let (x, y) = (column * Self.step.x, row * Self.step.y)
        return place(x - y * 0.18, y + x * 0.14)
    }

    private func streets(_ colors: Colors) -> [Shape] {
        let columns = reach / Self.step.x + 1
        let rows = reach / Self.step.y + 1
        let down = (Int(-columns)...Int(columns)).map { column in
            let line = [slanted(Double(column), -rows), slanted(Double(column), rows)]
            return Shape.stroke(.polyline(line), width: column.isMultiple(of: 3) ? 7 : 4, colors.street)
        }
        let across = (Int(-rows)...Int(rows)).map { row in
            let line = [slanted(-columns, Double(row)), slanted(columns, Double(row))]
            return Shape.stroke(.polyline(line), width: row.isMultiple(of: 4) ? 7 : 4, colors.street)
        }
        return down + across
    }

    private func roads(_ colors: Colors) -> [Shape] {
        let ring: [PathElement] = [
            .move(place(-reach, 92)), .curve(place(-120, 60), place(40, 110), to: place(reach, -40)),
        ]
        let radial: [PathElement] = [
            .move(place(70, -reach)), .curve(place(40, -120), place(96, 80), to: place(30, reach)),
        ]
        return [ring, radial].map { .stroke(.path($0), width: 9, colors.road) }
    }

    private func river(_ color: Color) -> Shape {
        let path: [PathElement] = [
            .move(place(-reach, -150)), .curve(place(-140, -96), place(-40, -190), to: place(80, -128)),
            .curve(place(170, -82), place(220, -150), to: place(reach, -190)),
        ]
        return .stroke(.path(path), width: 44, color)
    }

    private func park(_ color: Color) -> Shape {
        let path: [PathElement] = [
            .move(place(-150, -40)), .curve(place(-120, -66), place(-60, -52), to: place(-44, -22)),
            .curve(place(-30, 16), place(-60, 62), to: place(-104, 56)),
            .curve(place(-152, 50), place(-176, -14), to: place(-150, -40)), .close,
        ]
        return .fill(.path(path), color)
    }

    /// A red drop with a white dot, its tip in the middle.
    private var pin: [Shape] {
        let red = context.palette[.systemRed]
        let drop: [PathElement] = [
            .move(place(0, 0)), .curve(place(-4, -10), place(-15, -16), to: place(-15, -29)),
            .curve(place(-15, -37.3), place(-8.3, -44), to: place(0, -44)),
            .curve(place(8.3, -44), place(15, -37.3), to: place(15, -29)),
            .curve(place(15, -16), place(4, -10), to: place(0, 0)), .close,
        ]
        return [
            .fill(.circle(center: place(0, 1), radius: 4), Color(0x000000, alpha: 0.2)),
            .fill(.path(drop), red),
            .fill(.circle(center: place(0, -29), radius: 6), .white),
        ]
    }
}
