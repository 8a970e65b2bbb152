import SheetConfiguration

/// One row of a list: an icon, a title, a value, a chevron or a switch.
struct ListRow {
    /// What stands at a row's end.
    enum Accessory {
        case none
        case chevron
        case toggle(isOn: Bool)
    }

    /// A white glyph on a coloured tile.
    struct Icon {
        let glyph: Glyph
        let color: Color
    }

    static let height = 44.0

    var icon: Icon?
    let title: String
    var value: String?
    var accessory = Accessory.none

    /// Points from a row's ends to what stands in it.
    static let margin = 16.0
    private static let iconSide = 29.0
    private static let spacing = 8.0

    /// From the row's left end to its title, points; separators start there too.
    var titleInset: Double {
        icon == nil ? Self.margin : Self.margin + Self.iconSide + 15
    }

    func shapes(in frame: Rectangle, palette: Palette, measuring text: some TextMeasuring) -> [Shape] {
        var shapes: [Shape] = []
        let middle = frame.center.y
        if let icon {
            let origin = Point(x: frame.minX + Self.margin, y: middle - Self.iconSide / 2)
            let tile = Rectangle(origin: origin, size: Size(width: Self.iconSide, height: Self.iconSide))
            shapes.append(.fill(.roundedRectangle(tile, radius: 6.5), icon.color))
            shapes += icon.glyph.shapes(.white).map { $0.moved(by: origin) }
        }

        var end = frame.maxX - Self.margin
        switch accessory {
        case .none: break
        case .chevron:
            shapes.append(.chevron(tip: Point(x: end, y: middle), palette.tertiaryLabel))
            end -= 7 + Self.spacing
        case .toggle(let isOn):
            shapes += Toggle(isOn: isOn, palette: palette).shapes(rightCenter: Point(x: end, y: middle))
            end -= Toggle.size.width + Self.spacing
        }

        let room = Rectangle(
            x: frame.minX + titleInset,
            y: frame.minY,
            width: max(0, end - frame.minX - titleInset),
            height: frame.height
        )
        return shapes + labels(in: room, palette: palette, measuring: text).map(Shape.text)
    }

    /// The title comes first: the value has what it leaves, and what has no room is left out.
    private func labels(in room: Rectangle, palette: Palette, measuring text: some TextMeasuring) -> [TextLine] {
        let baseline = room.center.y + Typography.body.capHeight / 2
        let titleWidth = min(text.width(of: title, in: Typography.body), room.width)
        guard titleWidth >= TextLine.narrowest else { return [] }
        var lines = [
            TextLine(
                string: title,
                style: Typography.body,
                color: palette.label,
                baseline: Point(x: room.minX, y: baseline),
                alignment: .left,
                maximumWidth: titleWidth
            )
        ]
        let left = room.width - titleWidth - Self.spacing
        if let value, left >= TextLine.narrowest {
            let line = TextLine(
                string: value,
                style: Typography.body,
                color: palette.secondaryLabel,
                baseline: Point(x: room.maxX, y: baseline),
                alignment: .right,
                maximumWidth: left
            )
            lines.append(line)
        }
        return lines
    }
}

/// A switch.
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
        return [
            .fill(.roundedRectangle(track, radius: 15.5), palette[isOn ? .systemGreen : .secondarySystemFill]),
            .fill(.circle(center: Point(x: knob.x, y: knob.y + 0.5), radius: 13.75), Color(0x000000, alpha: 0.06)),
            .fill(.circle(center: knob, radius: 13.5), .white),
        ]
    }
}

extension Shape {
    /// The mark that says a row leads on.
    static func chevron(tip: Point, _ color: Color) -> Shape {
        .stroke(
            .polyline([
                Point(x: tip.x - 6.5, y: tip.y - 5.5), Point(x: tip.x - 1, y: tip.y),
                Point(x: tip.x - 6.5, y: tip.y + 5.5),
            ]),
            width: 2,
            color
        )
    }
}
