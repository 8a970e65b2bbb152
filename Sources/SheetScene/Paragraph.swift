package import SheetConfiguration

/// Text that is broken into lines at a width.
package struct Paragraph: Sendable, Hashable {
    /// Where lines stand in the width.
    package enum Alignment: Sendable, Hashable {
        /// At the side where the text starts to be read.
        case natural
        case left
        case center
        case right
    }

    /// Which way the text is read as a whole; words of the other kind stand in it the other way round.
    package enum Direction: Sendable, Hashable {
        /// By the first letter that has one, else by the style's language.
        case natural
        case leftToRight
        case rightToLeft
    }

    package let string: String
    package let style: TextStyle
    package var color: Color
    /// The top left corner of the first line's box, points.
    package var origin: Point
    /// Points; lines are broken between words, and inside a word only where it has no line to itself.
    package let width: Double
    /// Points from one baseline to the next, whatever stands on them.
    package let lineHeight: Double
    package var alignment: Alignment
    package let direction: Direction
    /// The last of them ends in an ellipsis if there is more to say; nil for any number.
    package let maximumLines: Int?

    package init(
        _ string: String,
        _ style: TextStyle,
        _ color: Color,
        origin: Point,
        width: Double,
        lineHeight: Double,
        alignment: Alignment = .natural,
        direction: Direction = .natural,
        maximumLines: Int? = nil
    ) {
        self.string = string
        self.style = style
        self.color = color
        self.origin = origin
        self.width = width
        self.lineHeight = lineHeight
        self.alignment = alignment
        self.direction = direction
        self.maximumLines = maximumLines
    }

    /// From the top of a line's box to its baseline, points: capital letters stand in the middle of it.
    package var firstBaseline: Double { (lineHeight + style.capHeight) / 2 }
}

/// What a paragraph takes up.
package struct ParagraphExtent: Sendable, Hashable {
    /// One for each line, from its left to its right end, points from the paragraph's left edge.
    package let lines: [ClosedRange<Double>]
    package let lineHeight: Double
    /// Whether it ends in an ellipsis.
    package let isTruncated: Bool

    package init(lines: [ClosedRange<Double>], lineHeight: Double, isTruncated: Bool) {
        self.lines = lines
        self.lineHeight = lineHeight
        self.isTruncated = isTruncated
    }

    /// All lines' boxes together, points.
    package var height: Double { Double(lines.count) * lineHeight }
    /// The widest line, points.
    package var width: Double { lines.map { $0.upperBound - $0.lowerBound }.max() ?? 0 }
}
