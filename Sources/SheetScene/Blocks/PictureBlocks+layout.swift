import SheetConfiguration

extension ImageBlock: BlockLaying {
    var reachesTop: Bool { isFullWidth }

    func laid(in context: BlockContext, room: Double, stretch: Double) -> LaidBlock {
        let frame = context.pictureFrame(isFullWidth: isFullWidth, height: height ?? naturalHeight(in: context))
        let fill = Shape.fill(.rectangle(frame), context.palette[.secondarySystemFill])
        let shapes = data.map { [.image($0, frame, contentMode)] } ?? [fill] + Self.sign(in: frame, context)
        let picture: Shape = .clipped(.roundedRectangle(frame, radius: cornerRadius), shapes)
        return LaidBlock(shapes: [picture], height: frame.height, spacing: .both(isFullWidth ? 0 : 8))
    }

    /// What stands where there is no picture.
    private static func sign(in frame: Rectangle, _ context: BlockContext) -> [Shape] {
        let side = min(44, frame.height * 0.6)
        let square = Rectangle(x: frame.center.x - side / 2, y: frame.center.y - side / 2, width: side, height: side)
        return Symbol.photo.shapes(in: square, context.palette.tertiaryLabel, in: context)
    }

    /// By the picture's proportions; a placeholder is as wide as two thirds of it is high.
    private func naturalHeight(in context: BlockContext) -> Double {
        let width = isFullWidth ? context.width : context.contentWidth
        guard let size = data?.size else { return width * 2 / 3 }
        return min(width * Double(size.height) / Double(size.width), Limits.standard.blockHeight.upperBound)
    }
}

extension AvatarBlock: BlockLaying {
    func laid(in context: BlockContext, room: Double, stretch: Double) -> LaidBlock {
        let free = context.contentWidth - diameter
        let x =
            switch Label.Alignment(alignment, isRightToLeft: context.isRightToLeft) {
            case .leading: context.leading
            case .center: context.leading + free / 2
            case .trailing: context.leading + free
            }
        let frame = Rectangle(x: x, y: 0, width: diameter, height: diameter)
        let color = self.color.map { context.palette[$0] } ?? context.palette[.systemGray2]
        return LaidBlock(shapes: .avatar(initials, in: frame, color, context), height: diameter, spacing: .both(12))
    }
}

extension MapBlock: BlockLaying {
    var isFlexible: Bool { height == nil }
    var reachesTop: Bool { isFullWidth }

    func laid(in context: BlockContext, room: Double, stretch: Double) -> LaidBlock {
        let least = isFlexible ? 0.0 : 44
        let frame = context.pictureFrame(isFullWidth: isFullWidth, height: height ?? least + stretch)
        let shapes = CityMap(frame: frame, context: context, showsPin: showsPin).shapes
        let map: Shape = .clipped(.roundedRectangle(frame, radius: cornerRadius), shapes)
        return LaidBlock(shapes: [map], height: frame.height, spacing: .both(isFullWidth ? 0 : 8))
    }
}

extension SeparatorBlock: BlockLaying {
    func laid(in context: BlockContext, room: Double, stretch: Double) -> LaidBlock {
        let line = Rectangle(x: inset, y: 0, width: max(0, context.width - inset), height: context.hairline)
        let shape = Shape.fill(.rectangle(line), context.palette.separator)
        return LaidBlock(shapes: [shape], height: context.hairline)
    }
}

extension SpacerBlock: BlockLaying {
    var isFlexible: Bool { height == nil }

    func laid(in context: BlockContext, room: Double, stretch: Double) -> LaidBlock {
        LaidBlock(shapes: [], height: height ?? stretch)
    }
}

extension BlockContext {
    /// A picture's place: from edge to edge, or within the margins.
    fileprivate func pictureFrame(isFullWidth: Bool, height: Double) -> Rectangle {
        isFullWidth
            ? Rectangle(x: 0, y: 0, width: width, height: height)
            : Rectangle(x: leading, y: 0, width: contentWidth, height: height)
    }
}
