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

    private let lines: [String]
    private let font: Font
    private let color: Color
    /// Of the longest line, at most the width given; points.
    let width: Double
    private let lastWidth: Double

    /// `limit` is the widest that a line may be, points; a longer word, and what is past the last of `lines`, ends in
    /// an ellipsis. 0 `lines` are as many as are needed.
    init(_ string: String, _ font: Font, _ color: Color, limit: Double, lines: Int = 1, in context: BlockContext) {
        let measured = WrappedText(string, font.style, width: limit, lines: lines, measuring: context.text)
        self.lines = measured.lines
        self.font = font
        self.color = color
        width = min(measured.width, limit)
        lastWidth = min(measured.lines.last.map { context.text.width(of: $0, in: font.style) } ?? 0, limit)
    }

    /// Where the next letter would stand, from the top left corner of the lines.
    var end: Point { Point(x: lastWidth, y: font.lineHeight * Double(max(lines.count - 1, 0))) }
    var height: Double { font.lineHeight * Double(lines.count) }
    /// From the top to the middle of the first line, points.
    var firstLineCenter: Double { font.lineHeight / 2 }

    /// The lines from `origin` on, across `width` points.
    func shapes(at origin: Point, width: Double, _ alignment: Alignment = .leading) -> [Shape] {
        guard width >= TextLine.narrowest || self.width <= width else { return [] }
        return lines.enumerated().map { index, line in
            let y = origin.y + font.lineHeight * Double(index) + font.baseline
            let (x, side): (Double, TextLine.Alignment) =
                switch alignment {
                case .leading: (origin.x, .left)
                case .center: (origin.x + width / 2, .center)
                case .trailing: (origin.x + width, .right)
                }
            return .text(
                TextLine(
                    string: line,
                    style: font.style,
                    color: color,
                    baseline: Point(x: x, y: y),
                    alignment: side,
                    maximumWidth: width
                )
            )
        }
    }

    /// The lines in the middle of `frame`, from its top to its bottom.
    func shapes(centeredIn frame: Rectangle, _ alignment: Alignment = .center) -> [Shape] {
        shapes(at: Point(x: frame.minX, y: frame.center.y - height / 2), width: frame.width, alignment)
    }
}
