import SheetConfiguration

/// What stands at a row's end.
struct RowAccessory {
    private enum Face {
        case toggle(Bool)
        case disclosureIndicator
        case checkmark
        case detail
    }

    private let face: Face
    private let context: BlockContext

    /// Nil if nothing stands there.
    init?(_ row: RowBlock, in context: BlockContext) {
        self.context = context
        if let isOn = row.toggle {
            face = .toggle(isOn)
            return
        }
        switch row.accessory {
        case .none: return nil
        case .disclosureIndicator: face = .disclosureIndicator
        case .checkmark: face = .checkmark
        case .detail: face = .detail
        }
    }

    /// Points.
    var width: Double {
        switch face {
        case .toggle: Toggle.size.width
        case .disclosureIndicator: 7
        case .checkmark: 15
        case .detail: 22
        }
    }

    /// The shapes, the middle of their right edge at `rightCenter`.
    func shapes(rightCenter: Point) -> [Shape] {
        let (x, y) = (rightCenter.x, rightCenter.y)
        switch face {
        case .toggle(let isOn):
            return Toggle(isOn: isOn, palette: context.palette).shapes(rightCenter: rightCenter)
        case .disclosureIndicator:
            let points = [Point(x: x - 6.5, y: y - 5.5), Point(x: x - 1, y: y), Point(x: x - 6.5, y: y + 5.5)]
            return [.stroke(.polyline(points), width: 2, context.palette.tertiaryLabel)]
        case .checkmark:
            let square = Rectangle(x: x - 18, y: y - 9, width: 18, height: 18)
            return Symbol.checkmark.shapes(in: square, context.palette.tint, in: context)
        case .detail:
            let square = Rectangle(x: x - 23, y: y - 12, width: 24, height: 24)
            return Symbol.info.shapes(in: square, context.palette.tint, in: context)
        }
    }
}

/// A switch, 51 × 31 points as UIKit's is.
struct Toggle {
    static let size = Size(width: 51, height: 31)

    let isOn: Bool
    let palette: Palette

    func shapes(rightCenter: Point) -> [Shape] {
        let track = Rectangle(
            x: rightCenter.x - Self.size.width,
            y: rightCenter.y - Self.size.height / 2,
            width: Self.size.width,
            height: Self.size.height
        )
        let knob = Point(x: isOn ? track.maxX - 15.5 : track.minX + 15.5, y: rightCenter.y)
        return [.fill(.roundedRectangle(track, radius: 15.5), palette[isOn ? .systemGreen : .secondarySystemFill])]
            + .knob(at: knob, radius: 13.5)
    }
}

extension [Shape] {
    /// A white disc that stands out a little.
    static func knob(at center: Point, radius: Double) -> [Shape] {
        let shades: [Shape] = [(3.0, 1.5, 0.03), (2.0, 1.0, 0.04), (0.5, 0.25, 0.04)].map { down, larger, alpha in
            let below = Point(x: center.x, y: center.y + down)
            return .fill(.circle(center: below, radius: radius + larger - down / 2), Color(0x000000, alpha: alpha))
        }
        return shades + [.fill(.circle(center: center, radius: radius), .white)]
    }
}
