package import SheetConfiguration

/// One line of text at its place.
package struct TextLine: Sendable, Hashable {
    /// Which end of the line stands at its baseline point.
    package enum Alignment: Sendable, Hashable {
        case left
        case center
        case right
    }

    package let string: String
    package let style: TextStyle
    package var color: Color
    /// Where the line starts, has its middle or ends, by `alignment`, on the baseline.
    package var baseline: Point
    package var alignment: Alignment
    /// Points; a longer line ends in an ellipsis.
    package let maximumWidth: Double

    /// Points; a line with less room would be hardly more than its ellipsis, and is better left out.
    static let narrowest = 36.0
}

/// How letters look.
package struct TextStyle: Sendable, Hashable {
    /// How heavy letters are, by OpenType's numbers.
    package enum Weight: Int, Sendable, Hashable {
        case regular = 400
        case medium = 500
        case semibold = 600
        case bold = 700
    }

    /// Points to the em.
    package let size: Double
    package let weight: Weight
    /// Points added between letters.
    package let tracking: Double
    /// Chooses letter forms where languages share letters, where words may be broken, and the way in which text
    /// without letters is read.
    package var language: LanguageTag

    package init(size: Double, weight: Weight, tracking: Double = 0, language: LanguageTag = .english) {
        self.size = size
        self.weight = weight
        self.tracking = tracking
        self.language = language
    }

    /// From the baseline to the top of a capital letter, points: what looks centred is centred by this.
    package var capHeight: Double { size * 0.727 }
}

/// Measures text before it is painted. Fulfilled by whoever paints it, with the same fonts.
package protocol TextMeasuring {
    /// The advance width of `string` on one line, points.
    func width(of string: String, in style: TextStyle) -> Double

    /// The lines that a paragraph is broken into.
    func extent(of paragraph: Paragraph) -> ParagraphExtent
}
