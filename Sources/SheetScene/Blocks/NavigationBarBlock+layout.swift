import SheetConfiguration

extension NavigationBarBlock: BlockLaying {
    /// A bar that is not the first: a row of its column like any other.
    func laid(in context: BlockContext, room: Double, stretch: Double) -> LaidBlock {
        laid(in: context, height: 44, top: 0)
    }

    /// The bar at the top of a sheet or a screen, below `top` points that a status bar has.
    func laid(in context: BlockContext, _ metrics: BarMetrics, top: Double) -> LaidBlock {
        laid(in: context, height: metrics.navigationBar, top: top)
    }

    private func laid(in context: BlockContext, height: Double, top: Double) -> LaidBlock {
        let frame = Rectangle(
            x: context.leading,
            y: top,
            width: context.contentWidth,
            height: height
        )
        var shapes = buttons(in: frame, context)
        guard prefersLargeTitles, let title else { return LaidBlock(shapes: shapes, height: top + height) }
        let font = context.typography.capped(at: .extraExtraExtraLarge)[.largeTitle, weight: .bold]
        let label = Label(title, font, context.palette.label, limit: frame.width, in: context)
        shapes += label.shapes(at: Point(x: frame.minX, y: frame.maxY + 3), width: frame.width)
        return LaidBlock(shapes: shapes, height: top + height + font.lineHeight + 11)
    }

    /// The trailing button first: it is what a sheet is for. What has no room beside those before it is left out.
    private func buttons(in frame: Rectangle, _ context: BlockContext) -> [Shape] {
        let spacing = 8.0
        var shapes: [Shape] = []
        let trailingButton = trailing.map { BarButton($0, context) }
        let leadingButton = backTitle.map { BarButton(back: $0, context) } ?? leading.map { BarButton($0, context) }
        let trailingWidth = trailingButton.map { min($0.width, frame.width) } ?? 0
        let leadingWidth = leadingButton?.width ?? 0
        if let trailingButton {
            let x = frame.maxX - trailingWidth
            shapes += trailingButton.shapes(
                in: Rectangle(x: x, y: frame.minY, width: trailingWidth, height: frame.height)
            )
        }
        if let leadingButton, leadingWidth + spacing + trailingWidth <= frame.width {
            let place = Rectangle(x: frame.minX, y: frame.minY, width: leadingWidth, height: frame.height)
            shapes += leadingButton.shapes(in: place)
        }
        guard let title, !prefersLargeTitles else { return shapes }
        // Centred on the bar, so it keeps clear of the wider button on both sides.
        let side = max(leadingWidth, trailingWidth) + spacing
        let room = Rectangle(
            x: frame.minX + side,
            y: frame.minY,
            width: max(0, frame.width - 2 * side),
            height: frame.height
        )
        let label = Label(title, Typography.barTitle, context.palette.label, limit: room.width, in: context)
        return shapes + label.shapes(centeredIn: room)
    }
}

/// A button in a bar, measured.
struct BarButton {
    private let content: Content
    private let context: BlockContext
    /// Points.
    let width: Double

    private enum Content {
        case label(Label)
        case back(Label)
        case symbol(Symbol)
    }

    private static let symbolSide = 24.0
    /// From the arrow's tip to the word behind it.
    private static let arrow = 18.0

    init(_ item: BarItem, _ context: BlockContext) {
        self.context = context
        switch item.face {
        case .title(let title):
            let font = item.isProminent ? Typography.barTitle : Typography.barButton
            let label = Label(title, font, context.palette.tint, limit: context.contentWidth, in: context)
            content = .label(label)
            width = label.width
        case .symbol(let symbol):
            content = .symbol(symbol)
            width = Self.symbolSide
        }
    }

    /// One that leads back, its arrow in the margin.
    init(back title: String, _ context: BlockContext) {
        self.context = context
        let label = Label(title, Typography.barButton, context.palette.tint, limit: context.contentWidth, in: context)
        content = .back(label)
        width = label.width + Self.arrow - 8
    }

    func shapes(in frame: Rectangle) -> [Shape] {
        switch content {
        case .label(let label): return label.shapes(centeredIn: frame)
        case .symbol(let symbol):
            let side = Self.symbolSide
            let square = Rectangle(
                x: frame.center.x - side / 2,
                y: frame.center.y - side / 2,
                width: side,
                height: side
            )
            return symbol.shapes(in: square, context.palette.tint, in: context)
        case .back(let label):
            let tip = Point(x: frame.minX - 8 + 1.5, y: frame.center.y)
            let arrow = Shape.stroke(
                .polyline([
                    Point(x: tip.x + 9, y: tip.y - 9), tip, Point(x: tip.x + 9, y: tip.y + 9),
                ]),
                width: 2.8,
                context.palette.tint
            )
            let room = Rectangle(
                x: frame.minX - 8 + Self.arrow,
                y: frame.minY,
                width: label.width,
                height: frame.height
            )
            return [arrow] + label.shapes(centeredIn: room)
        }
    }
}
