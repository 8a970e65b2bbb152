import SheetConfiguration

/// The system's keyboard, in the language of the screen.
struct Keyboard {
    let context: BlockContext
    /// Kept free of keys below, points.
    let safeArea: Double

    /// The keyboard, `height` points high, as a card.
    func card(height: Double) -> Card {
        Card(
            size: Size(width: context.width, height: max(context.grid.aligned(height), context.hairline)),
            cornerRadius: 0,
            background: background,
            content: keys(height: height),
            shadow: .none
        )
    }

    var background: Color { context.palette.isDark ? Color(0x2B2B2D) : Color(0xD1D4DA) }
    private var letterKey: Color { context.palette.isDark ? Color(0x6A6A6D) : .white }
    private var otherKey: Color { context.palette.isDark ? Color(0x474749) : Color(0xABB0BC) }
    private var edge: Color { context.palette.isDark ? Color(0x000000, alpha: 0.35) : Color(0x898A8D) }

    private var isTablet: Bool { context.width >= 600 }
    private var side: Double { isTablet ? 6 : 3 }
    private var gap: Double { isTablet ? 12 : 6 }

    /// The keys of a keyboard `height` points high, from its top left corner. Never mirrored: keys stand where they
    /// stand.
    func keys(height: Double) -> [Shape] {
        let layout = KeyboardLayout(context.traits.locale)
        let below = safeArea > 0 && !isTablet ? min(height * 0.26, 71) : max(safeArea, 4)
        let rowHeight = max(0, height - 6 - below) / Double(layout.rows.count + 1)
        guard rowHeight > 8 else { return [] }
        let longest = Double(layout.rows.map(\.count).max() ?? 10)
        // A tablet's first row has one more key, and the last ones one on each side.
        let unit = (context.width - 2 * side + gap) / max(longest + (isTablet ? 1.2 : 0), 10)
        var shapes: [Shape] = []
        for (index, row) in layout.rows.enumerated() {
            let frame = Rectangle(x: 0, y: 6 + rowHeight * Double(index), width: context.width, height: rowHeight)
                .inset(by: EdgeInsets(top: rowHeight * 0.09, left: side, bottom: rowHeight * 0.11, right: side))
            shapes +=
                isTablet
                ? tabletRow(row, index, in: frame, unit: unit, layout)
                : phoneRow(row, index, in: frame, unit: unit, layout)
        }
        let last = Rectangle(
            x: side,
            y: 6 + rowHeight * Double(layout.rows.count) + rowHeight * 0.09,
            width: context.width - 2 * side,
            height: rowHeight * 0.8
        )
        shapes += lastRow(in: last, layout)
        if below > 50 { shapes += belowKeys(y: height - below) }
        return shapes
    }

    private func letters(_ row: [String], from x: Double, unit: Double, in frame: Rectangle) -> [Shape] {
        row.enumerated().flatMap { index, letter -> [Shape] in
            let place = part(of: frame, from: x + unit * Double(index), width: unit - gap)
            return key(place, letterKey) + label(letter, place, size: isTablet ? 24 : 22)
        }
    }

    private func part(of frame: Rectangle, from x: Double, width: Double) -> Rectangle {
        Rectangle(x: x, y: frame.minY, width: max(0, width), height: frame.height)
    }

    /// Letters in the middle; beside the last row's the keys for capitals and for taking a letter back.
    private func phoneRow(
        _ row: [String],
        _ index: Int,
        in frame: Rectangle,
        unit: Double,
        _ layout: KeyboardLayout
    ) -> [Shape] {
        let start = frame.minX + max(0, frame.width + gap - unit * Double(row.count)) / 2
        let shapes = letters(row, from: start, unit: unit, in: frame)
        let room = start - frame.minX - gap - 8
        guard index == layout.rows.count - 1, room > 14 else { return shapes }
        let (shift, delete) = (
            part(of: frame, from: frame.minX, width: room), part(of: frame, from: frame.maxX - room, width: room)
        )
        return shapes + key(shift, otherKey) + shiftSign(shift) + key(delete, otherKey) + deleteSign(delete)
    }

    /// Each row starts further to the right; what is left beside it takes a letter back, ends a line, or capitals.
    private func tabletRow(
        _ row: [String],
        _ index: Int,
        in frame: Rectangle,
        unit: Double,
        _ layout: KeyboardLayout
    ) -> [Shape] {
        let start = frame.minX + unit * [0, 0.5, 1.1][min(index, 2)]
        let end = start + unit * Double(row.count)
        let last = part(of: frame, from: end, width: frame.maxX - end)
        var shapes = letters(row, from: start, unit: unit, in: frame)
        guard last.width > 14 else { return shapes }
        shapes += key(last, otherKey)
        switch index {
        case 0: shapes += deleteSign(last)
        case 1: shapes += label(layout.enter, last, size: 17)
        default:
            let first = part(of: frame, from: frame.minX, width: start - frame.minX - gap)
            shapes += shiftSign(last) + key(first, otherKey) + shiftSign(first)
        }
        return shapes
    }

    private func lastRow(in frame: Rectangle, _ layout: KeyboardLayout) -> [Shape] {
        let width = frame.width * (isTablet ? 0.16 : 0.24)
        let numbers = part(of: frame, from: frame.minX, width: width)
        let space = part(of: frame, from: numbers.maxX + gap, width: frame.width - 2 * (width + gap))
        let enter = part(of: frame, from: frame.maxX - width, width: width)
        return key(numbers, otherKey) + label("123", numbers, size: 16) + key(space, letterKey)
            + label(layout.space, space, size: 16) + key(enter, otherKey)
            + label(isTablet ? "123" : layout.enter, enter, size: 16)
    }

    /// A globe and a microphone beside the home indicator.
    private func belowKeys(y: Double) -> [Shape] {
        let signs = [
            "O 12 12 9.4 M 2.6 12 H 21.4 M 12 2.6 C 7 8 7 16 12 21.4 C 17 16 17 8 12 2.6",
            "R 8.4 2.4 7.2 12 3.6 M 4.6 11 C 4.6 20.4 19.4 20.4 19.4 11 M 12 18.2 V 21.6 M 8 21.6 H 16",
        ]
        return zip(signs, [side + 34, context.width - side - 34]).flatMap { text, x in
            sign(text, Rectangle(x: x - 13, y: y + 8, width: 26, height: 26), share: 1, width: 1.7)
        }
    }

    private func key(_ frame: Rectangle, _ color: Color) -> [Shape] {
        let below = Rectangle(origin: Point(x: frame.minX, y: frame.minY + 1), size: frame.size)
        return [.fill(.roundedRectangle(below, radius: 5), edge), .fill(.roundedRectangle(frame, radius: 5), color)]
    }

    private func label(_ text: String, _ frame: Rectangle, size: Double) -> [Shape] {
        let font = Font(size: min(size, frame.height * 0.6), weight: .regular, lineHeight: frame.height)
        return Label(text, font, context.palette.label, limit: frame.width, in: context).shapes(centeredIn: frame)
    }

    private func sign(_ text: String, _ frame: Rectangle, share: Double = 0.6, width: Double = 1.9) -> [Shape] {
        let side = min(frame.width, frame.height, 40) * share
        let origin = Point(x: frame.center.x - side / 2, y: frame.center.y - side / 2)
        return OutlineText(text).outlines(at: origin, unit: side / 24)
            .map { .stroke($0, width: width * side / 24, context.palette.label) }
    }

    private func shiftSign(_ frame: Rectangle) -> [Shape] {
        sign("M 12 3.5 L 20.5 12.5 H 16 V 20 H 8 V 12.5 H 3.5 Z", frame)
    }

    private func deleteSign(_ frame: Rectangle) -> [Shape] {
        sign("M 8 4.5 H 22.5 V 19.5 H 8 L 1.5 12 Z M 12 9 L 18 15 M 18 9 L 12 15", frame)
    }
}

extension KeyboardBlock: BottomBar {
    func laid(in context: BlockContext, safeArea: Double) -> LaidBlock {
        let height = self.height ?? context.keyboardHeight
        let keyboard = Keyboard(context: context, safeArea: safeArea)
        let frame = Rectangle(x: 0, y: 0, width: context.width, height: height)
        let shapes = [.fill(.rectangle(frame), keyboard.background)] + keyboard.keys(height: height)
        // Mirrored once more with everything around it.
        let drawn = context.isRightToLeft ? shapes.map { $0.mirrored(across: context.width) } : shapes
        return LaidBlock(shapes: drawn, height: height)
    }
}
