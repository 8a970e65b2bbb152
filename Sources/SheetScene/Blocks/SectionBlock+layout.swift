import SheetConfiguration

extension SectionBlock: BlockLaying {
    func laid(in context: BlockContext, room: Double, stretch: Double) -> LaidBlock {
        let plate = plateFrame(in: context)
        // What stands above and below a plate starts where its rows' texts do.
        let textX = style == .insetGrouped ? plate.minX + 16 : context.leading
        let textWidth = style == .insetGrouped ? max(0, plate.width - 32) : context.contentWidth
        var shapes: [Shape] = []
        var y = 0.0
        if let header {
            let label = headerLabel(header, width: textWidth, context)
            shapes += label.shapes(at: Point(x: textX, y: y), width: textWidth)
            y += label.height + 7
        }
        let rows = self.rows(from: y, plate: plate, room: room, context)
        shapes += rows.shapes
        y += rows.height
        if let footer, y < room {
            let font = context.typography[.footnote]
            let label = Label(footer, font, context.palette.secondaryLabel, limit: textWidth, lines: 0, in: context)
            y += 7
            shapes += label.shapes(at: Point(x: textX, y: y), width: textWidth)
            y += label.height
        }
        return LaidBlock(shapes: shapes, height: y, spacing: spacing)
    }

    private var spacing: LaidBlock.Spacing {
        switch style {
        case .insetGrouped, .grouped: .init(above: header == nil ? 20 : 22, below: 20)
        case .plain: .init(above: header == nil ? 0 : 12, below: 0)
        }
    }

    /// Where the rows' plate starts and ends; its height is not known yet.
    private func plateFrame(in context: BlockContext) -> Rectangle {
        style == .insetGrouped
            ? Rectangle(x: context.leading, y: 0, width: context.contentWidth, height: 0)
            : Rectangle(x: 0, y: 0, width: context.width, height: 0)
    }

    private func headerLabel(_ header: String, width: Double, _ context: BlockContext) -> Label {
        switch style {
        case .insetGrouped, .grouped:
            let font = context.typography[.footnote]
            return Label(
                header.uppercased(),
                font,
                context.palette.secondaryLabel,
                limit: width,
                lines: 0,
                in: context
            )
        case .plain:
            let font = context.typography[.headline]
            return Label(header, font, context.palette.label, limit: width, lines: 0, in: context)
        }
    }

    private func rows(from top: Double, plate: Rectangle, room: Double, _ context: BlockContext) -> LaidBlock {
        let insets =
            style == .insetGrouped
            ? EdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
            : EdgeInsets(top: 0, left: context.leading, bottom: 0, right: context.trailing)
        var shapes: [Shape] = []
        var y = top
        for (index, row) in rows.enumerated() where y < room {
            let layout = RowLayout(row, width: plate.width, insets: insets, in: context)
            shapes += layout.shapes(at: Point(x: plate.minX, y: y))
            y += layout.height
            if index < rows.count - 1 || style == .plain {
                let line = Rectangle(
                    x: plate.minX + layout.titleInset,
                    y: y - context.hairline,
                    width: max(0, plate.width - layout.titleInset),
                    height: context.hairline
                )
                shapes.append(.fill(.rectangle(line), context.palette.separator))
            }
        }
        let frame = Rectangle(x: plate.minX, y: top, width: plate.width, height: y - top)
        return LaidBlock(shapes: self.plate(frame, context) + shapes, height: y - top)
    }

    private func plate(_ frame: Rectangle, _ context: BlockContext) -> [Shape] {
        guard frame.height > 0 else { return [] }
        switch style {
        case .insetGrouped: return [.fill(.roundedRectangle(frame, radius: 10), context.palette.plate)]
        case .grouped:
            let edges = [frame.minY, frame.maxY - context.hairline].map { y in
                Rectangle(x: frame.minX, y: y, width: frame.width, height: context.hairline)
            }
            return [.fill(.rectangle(frame), context.palette.plate)]
                + edges.map { .fill(.rectangle($0), context.palette.separator) }
        case .plain: return []
        }
    }
}

extension RowBlock: BlockLaying {
    /// A row by itself, from edge to edge.
    func laid(in context: BlockContext, room: Double, stretch: Double) -> LaidBlock {
        let insets = EdgeInsets(top: 0, left: context.leading, bottom: 0, right: context.trailing)
        let layout = RowLayout(self, width: context.width, insets: insets, in: context)
        return LaidBlock(shapes: layout.shapes(at: .zero), height: layout.height)
    }
}
