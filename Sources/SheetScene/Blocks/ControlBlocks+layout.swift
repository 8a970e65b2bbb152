import SheetConfiguration

extension SegmentedControlBlock: BlockLaying {
    func laid(in context: BlockContext, room: Double, stretch: Double) -> LaidBlock {
        let palette = context.palette
        let typography = context.typography.capped(at: .extraExtraExtraLarge)
        let height = max(32, typography[.footnote].lineHeight + 14)
        let frame = Rectangle(x: context.leading, y: 0, width: context.contentWidth, height: height)
        let step = frame.width / Double(max(segments.count, 1))
        var shapes: [Shape] = [.fill(.roundedRectangle(frame, radius: 9), palette[.tertiarySystemFill])]
        for (index, segment) in segments.enumerated() {
            let part = Rectangle(x: frame.minX + step * Double(index), y: 0, width: step, height: height)
            let isSelected = index == selectedIndex
            if isSelected {
                let plate = part.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
                let below = Rectangle(origin: Point(x: plate.minX, y: plate.minY + 1), size: plate.size)
                shapes.append(.fill(.roundedRectangle(below, radius: 7), Color(0x000000, alpha: 0.08)))
                shapes.append(.fill(.roundedRectangle(plate, radius: 7), palette.isDark ? Color(0x636366) : .white))
            } else if index > 0, index - 1 != selectedIndex {
                let line = Rectangle(x: part.minX, y: height / 2 - 8, width: 1, height: 16)
                shapes.append(.fill(.rectangle(line), palette.separator))
            }
            let font = typography[.footnote, weight: isSelected ? .semibold : .medium]
            let label = Label(segment, font, palette.label, limit: max(0, step - 12), in: context)
            shapes += label.shapes(centeredIn: part.inset(by: EdgeInsets(top: 0, left: 6, bottom: 0, right: 6)))
        }
        return LaidBlock(shapes: shapes, height: height, spacing: .both(10))
    }
}

extension SliderBlock: BlockLaying {
    func laid(in context: BlockContext, room: Double, stretch: Double) -> LaidBlock {
        let height = 34.0
        var track = Rectangle(x: context.leading, y: height / 2 - 2, width: context.contentWidth, height: 4)
        var shapes: [Shape] = []
        let side = 24.0
        let color = context.palette.secondaryLabel
        if let minimumSymbol {
            let square = Rectangle(x: track.minX, y: (height - side) / 2, width: side, height: side)
            shapes += minimumSymbol.shapes(in: square, color, in: context)
            track = track.inset(by: EdgeInsets(top: 0, left: side + 10, bottom: 0, right: 0))
        }
        if let maximumSymbol {
            let square = Rectangle(x: track.maxX - side, y: (height - side) / 2, width: side, height: side)
            shapes += maximumSymbol.shapes(in: square, color, in: context)
            track = track.inset(by: EdgeInsets(top: 0, left: 0, bottom: 0, right: side + 10))
        }
        let radius = 14.0
        let knob = track.minX + radius + max(0, track.width - 2 * radius) * value
        let done = Rectangle(x: track.minX, y: track.minY, width: knob - track.minX, height: track.height)
        shapes += [
            .fill(.roundedRectangle(track, radius: 2), context.palette[.systemFill]),
            .fill(.roundedRectangle(done, radius: 2), context.palette.tint),
        ]
        shapes += .knob(at: Point(x: knob, y: height / 2), radius: radius)
        return LaidBlock(shapes: shapes, height: height, spacing: .both(8))
    }
}

extension ProgressBlock: BlockLaying {
    func laid(in context: BlockContext, room: Double, stretch: Double) -> LaidBlock {
        switch style {
        case .bar:
            let track = Rectangle(x: context.leading, y: 0, width: context.contentWidth, height: 4)
            let done = Rectangle(x: track.minX, y: 0, width: track.width * value, height: 4)
            let bar: [Shape] = [
                .fill(.rectangle(track), context.palette[.systemFill]),
                .fill(.roundedRectangle(done, radius: 2), context.palette.tint),
            ]
            let shapes: [Shape] = [.clipped(.roundedRectangle(track, radius: 2), bar)]
            return LaidBlock(shapes: shapes, height: 4, spacing: .both(14))
        case .spinner:
            return LaidBlock(
                shapes: spokes(center: Point(x: context.width / 2, y: 10), context),
                height: 20,
                spacing: .both(14)
            )
        }
    }

    /// Eight of them, each fainter than the one after it.
    private func spokes(center: Point, _ context: BlockContext) -> [Shape] {
        let diagonal = 0.5.squareRoot()
        let directions = [
            (0, -1), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1), (-diagonal, diagonal), (-1, 0),
            (-diagonal, -diagonal),
        ]
        let gray = context.palette[.systemGray]
        return directions.enumerated().map { index, direction in
            let ends = [5.0, 8.75].map { Point(x: center.x + direction.0 * $0, y: center.y + direction.1 * $0) }
            return .stroke(.polyline(ends), width: 2.5, gray.multiplied(byAlpha: 0.3 + 0.1 * Double(index)))
        }
    }
}
