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

    /// The keys of a keyboard `height` points high, from its top left corner. Never mirrored: keys stand where they
    /// stand.
    func keys(height: Double) -> [Shape] {
        let isTablet = context.width >= 600
        let layout = KeyboardLayout(context.traits.locale)
        let below = safeArea > 0 && !isTablet ? min(height * 0.26, 71) : isTablet ? safeArea : 4
        let rowHeight = max(0, height - 6 - below) / Double(layout.rows.count + 1)
        guard rowHeight > 8 else { return [] }
        let side = 3.0
        let gap = isTablet ? 12.0 : 6
        var shapes: [Shape] = []
        let longest = Double(layout.rows.map(\.count).max() ?? 10)
        let unit = (context.width - 2 * side + gap) / max(longest + (isTablet ? 1.2 : 0), 10)
        for (index, row) in layout.rows.enumerated() {
            let y = 6 + rowHeight * Double(index)
            let isLast = index == layout.rows.count - 1
            let width = unit * Double(row.count)
            var x = side + max(0, (context.width - 2 * side - width + gap) / 2)
            if isTablet, index == 0 { x = side }
            func frame(_ x: Double, _ width: Double) -> Rectangle {
                Rectangle(x: x, y: y + rowHeight * 0.09, width: width, height: rowHeight * 0.8)
            }
            if isLast {
                let room = x - side - gap - (isTablet ? 0 : 8)
                if room > 14 {
                    shapes +=
                        key(frame(side, room), otherKey)
                        + sign("M 12 4 L 20 12 H 16 V 19 H 8 V 12 H 4 Z", frame(side, room))
                    let end = context.width - side - room
                    shapes += key(frame(end, room), otherKey) + deleteSign(frame(end, room))
                }
            }
            for letter in row {
                let place = frame(x, unit - gap)
                shapes += key(place, letterKey) + label(letter, place, size: isTablet ? 21 : 22)
                x += unit
            }
            if isTablet, index == 0 {
                let place = frame(x, max(0, context.width - side - x))
                shapes += key(place, otherKey) + deleteSign(place)
            }
        }
        return shapes + lastRow(y: 6 + rowHeight * Double(layout.rows.count), rowHeight, layout)
    }

    private func lastRow(y: Double, _ rowHeight: Double, _ layout: KeyboardLayout) -> [Shape] {
        let side = 3.0
        let gap = 6.0
        let edgeKey = (context.width - 2 * side) * 0.24
        func frame(_ x: Double, _ width: Double) -> Rectangle {
            Rectangle(x: x, y: y + rowHeight * 0.09, width: width, height: rowHeight * 0.8)
        }
        let numbers = frame(side, edgeKey)
        let space = frame(side + edgeKey + gap, context.width - 2 * (side + edgeKey + gap))
        let enter = frame(context.width - side - edgeKey, edgeKey)
        return key(numbers, otherKey) + label("123", numbers, size: 16) + key(space, letterKey)
            + label(layout.space, space, size: 16) + key(enter, otherKey) + label(layout.enter, enter, size: 16)
    }

    private func key(_ frame: Rectangle, _ color: Color) -> [Shape] {
        let below = Rectangle(origin: Point(x: frame.minX, y: frame.minY + 1), size: frame.size)
        return [.fill(.roundedRectangle(below, radius: 5), edge), .fill(.roundedRectangle(frame, radius: 5), color)]
    }

    private func label(_ text: String, _ frame: Rectangle, size: Double) -> [Shape] {
        let font = Font(size: min(size, frame.height * 0.6), weight: .regular, lineHeight: frame.height)
        return Label(text, font, context.palette.label, limit: frame.width, in: context).shapes(centeredIn: frame)
    }

    private func sign(_ text: String, _ frame: Rectangle) -> [Shape] {
        let side = min(frame.width, frame.height) * 0.6
        let origin = Point(x: frame.center.x - side / 2, y: frame.center.y - side / 2)
        return OutlineText(text).outlines(at: origin, unit: side / 24)
            .map { .stroke($0, width: side / 14, context.palette.label) }
    }

    private func deleteSign(_ frame: Rectangle) -> [Shape] {
        sign("M 8 4.5 H 22 V 19.5 H 8 L 1.5 12 Z M 12 9 L 18 15 M 18 9 L 12 15", frame)
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
