import SheetConfiguration

extension TextFieldBlock: BlockLaying {
    func laid(in context: BlockContext, room: Double, stretch: Double) -> LaidBlock {
        let font = context.typography[.body]
        let palette = context.palette
        let height = max(style == .plain ? 44 : 36, font.lineHeight + (style == .plain ? 22 : 14))
        let frame = Rectangle(x: context.leading, y: 0, width: context.contentWidth, height: height)
        let padding = style == .plain ? 0.0 : 10
        var content = frame.inset(by: EdgeInsets(top: 0, left: padding, bottom: 0, right: padding))
        var shapes: [Shape] = []
        switch style {
        case .roundedRect: shapes.append(.fill(.roundedRectangle(frame, radius: 10), palette[.tertiarySystemFill]))
        case .plain:
            let line = Rectangle(
                x: frame.minX,
                y: height - context.hairline,
                width: context.width - frame.minX,
                height: context.hairline
            )
            shapes.append(.fill(.rectangle(line), palette.separator))
        }
        if let label {
            let words = Label(label, font, palette.secondaryLabel, limit: content.width * 0.6, in: context)
            shapes += words.shapes(centeredIn: content, .leading)
            content = content.inset(by: EdgeInsets(top: 0, left: words.width + 8, bottom: 0, right: 0))
        }
        return LaidBlock(
            shapes: shapes + written(in: content, font, context),
            height: height,
            spacing: style == .plain ? .none : .both(8)
        )
    }

    private func written(in content: Rectangle, _ font: Font, _ context: BlockContext) -> [Shape] {
        let given = text.map { isSecure ? String(repeating: "•", count: min($0.count, 64)) : $0 }
        let isEmpty = given?.isEmpty ?? true
        let words = isEmpty ? placeholder ?? "" : given ?? ""
        let color = isEmpty ? context.palette[.placeholderText] : context.palette.label
        let label = Label(words, font, color, limit: content.width, in: context)
        let shapes = label.shapes(centeredIn: content, .leading)
        guard isFocused else { return shapes }
        let x = content.minX + (isEmpty ? 0 : min(label.width + 1, max(0, content.width - 2)))
        return shapes + [.caret(at: Point(x: x, y: content.center.y - font.lineHeight / 2), font, context)]
    }
}

extension TextViewBlock: BlockLaying {
    var isFlexible: Bool { height == nil }

    func laid(in context: BlockContext, room: Double, stretch: Double) -> LaidBlock {
        let font = context.typography[.body]
        let isEmpty = text?.isEmpty ?? true
        let words = isEmpty ? placeholder ?? "" : text ?? ""
        let color = isEmpty ? context.palette[.placeholderText] : context.palette.label
        let label = Label(words, font, color, limit: context.contentWidth, lines: 0, in: context)
        var shapes = label.shapes(at: Point(x: context.leading, y: 10), width: context.contentWidth)
        if isFocused {
            let end = isEmpty ? .zero : label.end
            let x = context.leading + min(end.x + (isEmpty ? 0 : 1), max(0, context.contentWidth - 2))
            shapes.append(.caret(at: Point(x: x, y: 10 + end.y), font, context))
        }
        let height = self.height ?? max(font.lineHeight, label.height) + 20 + stretch
        let frame = Rectangle(x: 0, y: 0, width: context.width, height: height)
        return LaidBlock(shapes: [.clipped(.rectangle(frame), shapes)], height: height)
    }
}

extension SearchBarBlock: BlockLaying {
    func laid(in context: BlockContext, room: Double, stretch: Double) -> LaidBlock {
        let font = context.typography.capped(at: .extraExtraExtraLarge)[.body]
        let palette = context.palette
        let height = max(36, font.lineHeight + 14)
        let frame = Rectangle(x: context.leading, y: 0, width: context.contentWidth, height: height)
        let side = font.lineHeight * 0.9
        let glass = Rectangle(x: frame.minX + 7, y: (height - side) / 2, width: side, height: side)
        let start = glass.maxX + 5 - frame.minX
        let content = frame.inset(by: EdgeInsets(top: 0, left: start, bottom: 0, right: 8))
        let hint =
            placeholder ?? Translation.language(for: context.traits.locale)
            .flatMap { Translation.of("Search", into: $0) } ?? "Search"
        let label = Label(
            text ?? hint,
            font,
            text == nil ? palette.secondaryLabel : palette.label,
            limit: content.width,
            in: context
        )
        let shapes =
            [.fill(.roundedRectangle(frame, radius: 10), palette[.tertiarySystemFill])]
            + Symbol.magnifyingGlass.shapes(in: glass, palette.secondaryLabel, in: context)
            + label.shapes(centeredIn: content, .leading)
        return LaidBlock(shapes: shapes, height: height, spacing: .init(above: 8, below: 12))
    }
}

extension Shape {
    /// Where the next letter will stand.
    static func caret(at origin: Point, _ font: Font, _ context: BlockContext) -> Shape {
        let bar = Rectangle(x: context.grid.aligned(origin.x), y: origin.y, width: 2, height: font.lineHeight)
        return .fill(.roundedRectangle(bar, radius: 1), context.palette.tint)
    }
}
