import SheetConfiguration

extension ButtonBlock: BlockLaying {
    func laid(in context: BlockContext, room: Double, stretch: Double) -> LaidBlock {
        let palette = context.palette
        let hue = role == .destructive ? palette[.systemRed] : palette.tint
        let (background, foreground): (Color?, Color) =
            switch style {
            case .plain: (nil, hue)
            case .gray: (palette[.secondarySystemFill], hue)
            case .tinted: (hue.multiplied(byAlpha: palette.isDark ? 0.24 : 0.15), hue)
            case .filled: (hue, .white)
            }
        let font = context.typography[style == .plain && role != .cancel ? .body : .headline]
        let symbolSide = font.lineHeight
        let taken = symbol == nil ? 0 : symbolSide + 6
        let label = Label(
            title,
            font,
            foreground,
            limit: max(0, context.contentWidth - 32 - taken),
            lines: 0,
            in: context
        )
        let frame = Rectangle(
            x: context.leading,
            y: 0,
            width: context.contentWidth,
            height: max(style == .plain ? 44 : 50, label.height + 22)
        )
        var shapes: [Shape] = background.map { [.fill(.roundedRectangle(frame, radius: 12), $0)] } ?? []
        let width = taken + label.width
        let start = frame.center.x - width / 2
        if let symbol {
            let square = Rectangle(
                x: start,
                y: frame.center.y - symbolSide / 2,
                width: symbolSide,
                height: symbolSide
            )
            shapes += symbol.shapes(in: square, foreground, in: context)
        }
        let words = Rectangle(x: start + taken, y: 0, width: label.width, height: frame.height)
        return LaidBlock(shapes: shapes + label.shapes(centeredIn: words), height: frame.height, spacing: .both(12))
    }
}

extension ActionsBlock: BlockLaying {
    func laid(in context: BlockContext, room: Double, stretch: Double) -> LaidBlock {
        let labels = buttons.map { button in
            let color = button.role == .destructive ? context.palette[.systemRed] : context.palette.tint
            let font = context.typography[button.role == .cancel ? .headline : .body]
            return Label(button.title, font, color, limit: max(0, context.width - 24), in: context)
        }
        let half = context.width / 2
        let isSideBySide = labels.count == 2 && !context.stacksRows && labels.allSatisfy { $0.width <= half - 16 }
        let height = max(44, (labels.map(\.height).max() ?? 0) + 22)
        var shapes: [Shape] = []
        for (index, label) in labels.enumerated() {
            let frame =
                isSideBySide
                ? Rectangle(x: half * Double(index), y: 0, width: half, height: height)
                : Rectangle(x: 0, y: height * Double(index), width: context.width, height: height)
            let word = frame.inset(by: EdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
            shapes += label.shapes(centeredIn: word)
            if !isSideBySide || index == 0 {
                let line = Rectangle(x: 0, y: frame.minY, width: context.width, height: context.hairline)
                shapes.append(.fill(.rectangle(line), context.palette.separator))
            } else {
                let x = context.grid.aligned(half)
                let line = Rectangle(x: x, y: 0, width: context.hairline, height: height)
                shapes.append(.fill(.rectangle(line), context.palette.separator))
            }
        }
        let rows = isSideBySide ? 1 : labels.count
        return LaidBlock(shapes: shapes, height: height * Double(rows), spacing: .init(above: 16, below: 0))
    }
}
