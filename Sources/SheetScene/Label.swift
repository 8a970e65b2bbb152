import SheetConfiguration

/// A text in its lines, measured.
struct Label {
    /// Where lines stand in their frame, before it is mirrored.
    enum Alignment {
        case leading
        case center
        case trailing

        init(_ name: TextAlignmentName, isRightToLeft: Bool) {
            switch name {
            case .natural: self = .leading
            case .center: self = .center
            case .left: self = isRightToLeft ? .trailing : .leading
            case .right: self = isRightToLeft ? .leading : .trailing
            }
        }
    }

    private let string: String
    private let style: TextStyle
    private let font: Font
    private let color: Color
    /// The widest that a line may be, points.
    private let limit: Double
    /// Nil is as many as are needed.
    private let maximumLines: Int?
    private let lineCount: Int
    private let lastWidth: Double
    /// Of the longest line, points.
    let width: Double

    /// `limit` is the widest that a line may be, points; what is past the last of `lines` ends in an ellipsis. 0 `lines`
    /// are as many as are needed.
    init(_ string: String, _ font: Font, _ color: Color, limit: Double, lines: Int = 1, in context: BlockContext) {
        self.string = string
        self.font = font
        self.color = color
        self.limit = limit
        var style = font.style
        style.language = context.traits.locale
        self.style = style
        guard lines != 1 else {
            maximumLines = 1
            lineCount = 1
            width = min(context.text.width(of: string, in: style), limit)
            lastWidth = width
            return
        }
        maximumLines = lines == 0 ? nil : lines
        let paragraph = Paragraph(
            string,
            style,
            color,
            origin: .zero,
            width: limit,
            lineHeight: font.lineHeight,
            alignment: .left,
            maximumLines: maximumLines
        )
        let extent = context.text.extent(of: paragraph)
        lineCount = max(extent.lines.count, 1)
        width = min(extent.width, limit)
        lastWidth = min(extent.lines.last.map { $0.upperBound - $0.lowerBound } ?? 0, limit)
    }

    /// Where the next letter would stand, from the top left corner of the lines.
    var end: Point { Point(x: lastWidth, y: font.lineHeight * Double(lineCount - 1)) }
    var height: Double { font.lineHeight * Double(lineCount) }
    /// From the top to the middle of the first line, points.
    var firstLineCenter: Double { font.lineHeight / 2 }

    /// The lines from `origin` on, across `width` points.
    func shapes(at origin: Point, width: Double, _ alignment: Alignment = .leading) -> [Shape] {
        guard width >= TextLine.narrowest || self.width <= width else { return [] }
        return maximumLines == 1
            ? [line(at: origin, width: width, alignment)] : [paragraph(at: origin, width: width, alignment)]
    }

    /// The lines in the middle of `frame`, from its top to its bottom.
    func shapes(centeredIn frame: Rectangle, _ alignment: Alignment = .center) -> [Shape] {
        shapes(at: Point(x: frame.minX, y: frame.center.y - height / 2), width: frame.width, alignment)
    }

    private func line(at origin: Point, width: Double, _ alignment: Alignment) -> Shape {
        let (x, side): (Double, TextLine.Alignment) =
            switch alignment {
            case .leading: (origin.x, .left)
            case .center: (origin.x + width / 2, .center)
            case .trailing: (origin.x + width, .right)
            }
        let baseline = Point(x: x, y: origin.y + font.baseline)
        return .text(
            TextLine(
                string: string,
                style: style,
                color: color,
                baseline: baseline,
                alignment: side,
                maximumWidth: width
            )
        )
    }

    /// As wide as it was measured, or it would be broken elsewhere.
    private func paragraph(at origin: Point, width: Double, _ alignment: Alignment) -> Shape {
        let (x, side): (Double, Paragraph.Alignment) =
            switch alignment {
            case .leading: (origin.x, .left)
            case .center: (origin.x + (width - limit) / 2, .center)
            case .trailing: (origin.x + width - limit, .right)
            }
        return .paragraph(
            Paragraph(
                string,
                style,
                color,
                origin: Point(x: x, y: origin.y),
                width: limit,
                lineHeight: font.lineHeight,
                alignment: side,
                maximumLines: maximumLines
            )
        )
    }
}
