import SheetConfiguration

/// A list's row, measured.
struct RowLayout {
    /// Points; at least what a finger needs.
    let height: Double
    /// From the row's left edge to its title, points; separators start there too.
    let titleInset: Double
    private let row: RowBlock
    private let context: BlockContext
    private let width: Double
    private let insets: EdgeInsets
    private let title: Label
    private let detail: Label?
    private let value: Label?
    /// Whether the value stands below the title, not beside it.
    private let isStacked: Bool

    private static let spacing = 8.0

    /// A row across `width` points, its content `insets` from its edges.
    init(_ row: RowBlock, width: Double, insets: EdgeInsets, in context: BlockContext) {
        self.row = row
        self.context = context
        self.width = width
        self.insets = insets
        let icon = RowIcon(row, in: context)
        titleInset = insets.left + (icon.map { $0.side + $0.spacing } ?? 0)
        let accessory = RowAccessory(row, in: context)
        let room = max(0, width - titleInset - insets.right - (accessory.map { $0.width + Self.spacing } ?? 0))
        let (palette, typography) = (context.palette, context.typography)
        let isPerson = row.avatar != nil
        let titleFont = typography[isPerson ? .headline : .body]
        let color = row.color.map { palette[$0] } ?? palette.label
        let valueFont = typography[isPerson ? .subheadline : .body]
        let oneLine = Label(row.title, titleFont, color, limit: .infinity, in: context)
        let oneValue = row.value.map { Label($0, valueFont, palette.secondaryLabel, limit: .infinity, in: context) }
        let needed = oneLine.width + (oneValue.map { $0.width + Self.spacing } ?? 0)
        isStacked = oneValue != nil && (context.stacksRows || needed > room)
        let titleRoom = isStacked ? room : max(0, room - (oneValue.map { $0.width + Self.spacing } ?? 0))
        title = Label(row.title, titleFont, color, limit: titleRoom, lines: 0, in: context)
        value =
            isStacked
            ? row.value.map { Label($0, valueFont, palette.secondaryLabel, limit: room, lines: 0, in: context) }
            : oneValue
        detail = row.detail.map {
            Label($0, typography[.subheadline], palette.secondaryLabel, limit: room, lines: 0, in: context)
        }
        var text = title.height
        if let detail { text += 2 + detail.height }
        if isStacked, let value { text += 2 + value.height }
        let margin = detail == nil && !isStacked ? 11.0 : 9
        height = max(44, text + 2 * margin, (icon?.side ?? 0) + 2 * (icon?.margin ?? 0))
    }

    /// The row's shapes, its top left corner at `origin`.
    func shapes(at origin: Point) -> [Shape] {
        var shapes: [Shape] = []
        let frame = Rectangle(origin: origin, size: Size(width: width, height: height))
        var text = title.height
        if let detail { text += 2 + detail.height }
        if isStacked, let value { text += 2 + value.height }
        var y = frame.center.y - text / 2
        let firstLine = y + title.firstLineCenter
        let isTall = text > 2.5 * title.firstLineCenter * 2
        if let icon = RowIcon(row, in: context) {
            // Beside many lines it stands at the first of them.
            let middle = isTall ? max(firstLine, frame.minY + icon.margin + icon.side / 2) : frame.center.y
            shapes += icon.shapes(at: Point(x: frame.minX + insets.left, y: middle - icon.side / 2))
        }
        var end = frame.maxX - insets.right
        if let accessory = RowAccessory(row, in: context) {
            let middle = row.avatar != nil ? firstLine : frame.center.y
            shapes += accessory.shapes(rightCenter: Point(x: end, y: middle))
            end -= accessory.width + Self.spacing
        }
        let x = frame.minX + titleInset
        let room = max(0, end - x)
        shapes += title.shapes(at: Point(x: x, y: y), width: room)
        if !isStacked, let value {
            shapes += value.shapes(
                at: Point(x: end - value.width, y: firstLine - value.firstLineCenter),
                width: value.width,
                .trailing
            )
        }
        y += title.height + 2
        if isStacked, let value {
            shapes += value.shapes(at: Point(x: x, y: y), width: room)
            y += value.height + 2
        }
        if let detail { shapes += detail.shapes(at: Point(x: x, y: y), width: room) }
        return shapes
    }
}
