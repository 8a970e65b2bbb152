import SheetConfiguration

/// A bar at the bottom edge.
protocol BottomBar {
    /// The bar, from its own top left corner; the lowest reaches `safeArea` points further down.
    func laid(in context: BlockContext, safeArea: Double) -> LaidBlock
}

/// Bars at the bottom edge, one above the other.
struct BottomBars {
    /// From the bottom left corner: above the edge y is negative.
    private(set) var shapes: [Shape] = []
    /// Of all of them, points.
    private(set) var height = 0.0

    /// From the top down.
    init(_ bars: [any BottomBar], safeArea: Double, _ context: BlockContext) {
        for (index, bar) in bars.enumerated().reversed() {
            let laid = bar.laid(in: context, safeArea: index == bars.count - 1 ? safeArea : 0)
            height += laid.height
            let offset = Point(x: 0, y: -height)
            shapes += laid.shapes.map { $0.moved(by: offset) }
        }
    }
}

extension BlockContext {
    /// What is behind a bar at the bottom: things are scrolled under it.
    func barBackground(height: Double) -> [Shape] {
        let line = Rectangle(x: 0, y: 0, width: width, height: hairline)
        return [
            .fill(.rectangle(Rectangle(x: 0, y: 0, width: width, height: height)), palette.bar),
            .fill(.rectangle(line), palette.barSeparator),
        ]
    }
}

extension ToolbarBlock: BottomBar {
    func laid(in context: BlockContext, safeArea: Double) -> LaidBlock {
        let height = 44.0
        var shapes = context.barBackground(height: height + safeArea)
        let side = 24.0
        // The first at the left edge, the last at the right one, equal gaps between their middles.
        let step = items.count > 1 ? (context.contentWidth - side) / Double(items.count - 1) : 0
        for (index, item) in items.enumerated() {
            let middle =
                items.count > 1
                ? context.leading + side / 2 + step * Double(index) : context.leading + context.contentWidth / 2
            if let symbol = item.symbol {
                let square = Rectangle(x: middle - side / 2, y: (height - side) / 2, width: side, height: side)
                shapes += symbol.shapes(in: square, context.palette.tint, in: context)
            } else if let title = item.title {
                shapes += word(title, at: middle, index, step, height, context)
            }
        }
        return LaidBlock(shapes: shapes, height: height + safeArea)
    }

    private func word(
        _ title: String,
        at middle: Double,
        _ index: Int,
        _ step: Double,
        _ height: Double,
        _ context: BlockContext
    ) -> [Shape] {
        let limit = items.count > 1 ? max(0, step - 8) : context.contentWidth
        let label = Label(title, Typography.barButton, context.palette.tint, limit: limit, in: context)
        let (x, alignment): (Double, Label.Alignment) =
            items.count == 1
            ? (middle - limit / 2, .center)
            : index == 0
                ? (context.leading, .leading)
                : index == items.count - 1
                    ? (context.width - context.trailing - limit, .trailing) : (middle - limit / 2, .center)
        return label.shapes(centeredIn: Rectangle(x: x, y: 0, width: limit, height: height), alignment)
    }
}

extension TabBarBlock: BottomBar {
    func laid(in context: BlockContext, safeArea: Double) -> LaidBlock {
        let height = 49.0
        var shapes = context.barBackground(height: height + safeArea)
        let room = context.width - context.safeArea.left - context.safeArea.right
        let step = room / Double(max(items.count, 1))
        let side = 26.0
        for (index, item) in items.enumerated() {
            let isSelected = index == selectedIndex
            let color = isSelected ? context.palette.tint : context.palette[.systemGray]
            let middle = context.leading - context.margin + step * (Double(index) + 0.5)
            let square = Rectangle(x: middle - side / 2, y: 5, width: side, height: side)
            shapes += item.symbol.shapes(
                in: square,
                color,
                isFilled: isSelected,
                knockout: context.palette.bar,
                in: context
            )
            let label = Label(item.title, Typography.tab, color, limit: step - 4, in: context)
            shapes += label.shapes(at: Point(x: middle - (step - 4) / 2, y: 34), width: step - 4, .center)
            if let badge = item.badge { shapes += self.badge(badge, at: square, step, context) }
        }
        return LaidBlock(shapes: shapes, height: height + safeArea)
    }

    private func badge(_ text: String, at symbol: Rectangle, _ step: Double, _ context: BlockContext) -> [Shape] {
        let label = Label(text, Typography.badge, .white, limit: step / 2, in: context)
        let width = max(18, label.width + 10)
        let frame = Rectangle(x: symbol.maxX - 9, y: symbol.minY - 2, width: width, height: 18)
        return [.fill(.roundedRectangle(frame, radius: 9), context.palette[.systemRed])]
            + label.shapes(centeredIn: frame)
    }
}
