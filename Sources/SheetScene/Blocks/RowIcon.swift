import SheetConfiguration

/// What stands at a row's start.
struct RowIcon {
    /// Points, across and down.
    let side: Double
    /// To the title, points.
    let spacing: Double
    /// Above and below, points.
    let margin: Double
    private let face: Face
    private let context: BlockContext

    private enum Face {
        case tile(Symbol, Color)
        case symbol(Symbol)
        case avatar(String, Color)
    }

    /// Nil if nothing stands there.
    init?(_ row: RowBlock, in context: BlockContext) {
        self.context = context
        // It grows with the text, but not so far that it takes the text's room.
        let growth = min(context.typography[.body].lineHeight / 22, 1.5)
        let color = row.symbolColor.map { context.palette[$0] }
        if let symbol = row.symbol {
            face = color.map { .tile(symbol, $0) } ?? .symbol(symbol)
            side = 29 * growth
            spacing = 15
            margin = 7.5
        } else if let initials = row.avatar {
            face = .avatar(initials, color ?? context.palette[.systemGray2])
            side = 40 * growth
            spacing = 12
            margin = 10
        } else {
            return nil
        }
    }

    func shapes(at origin: Point) -> [Shape] {
        let frame = Rectangle(origin: origin, size: Size(width: side, height: side))
        switch face {
        case .tile(let symbol, let color):
            let inset = side * 0.17
            let square = frame.inset(by: EdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
            return [.fill(.roundedRectangle(frame, radius: side * 0.225), color)]
                + symbol.shapes(in: square, .white, isFilled: true, knockout: color, in: context)
        case .symbol(let symbol):
            let inset = side * 0.07
            let square = frame.inset(by: EdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
            return symbol.shapes(in: square, context.palette.tint, in: context)
        case .avatar(let initials, let color):
            return .avatar(initials, in: frame, color, context)
        }
    }
}

extension [Shape] {
    /// A disc in `frame` with `initials` on it.
    static func avatar(_ initials: String, in frame: Rectangle, _ color: Color, _ context: BlockContext) -> [Shape] {
        let font = Font(size: frame.width * 0.4, weight: .semibold, lineHeight: frame.width * 0.5)
        let label = Label(initials, font, .white, limit: frame.width, in: context)
        return [.fill(.circle(center: frame.center, radius: frame.width / 2), color)]
            + label.shapes(centeredIn: frame)
    }
}
