/// A text across the column: one line, or as many as it needs.
package struct TextBlock: Sendable, Hashable {
    package let text: String
    package let textStyle: TextStyleName
    /// Nil is the style's own.
    package let weight: TextWeight?
    package let alignment: TextAlignmentName
    /// Nil is the label's colour.
    package let color: DynamicColor?
    /// 0 is as many as it needs; the last line that is allowed ends in an ellipsis. Nil is one, and as many as it needs
    /// where letters are so large that one line says too little.
    package let numberOfLines: Int?

    /// `lines` is the number of lines if none is given.
    init(_ block: ConfigurationReader, lines: Int?, within limits: Limits) {
        text = block.text("text", limit: limits.textLength) ?? ""
        textStyle = block.choice("textStyle", default: .body)
        weight = block.optionalChoice("weight")
        alignment = block.choice("alignment", default: .natural)
        color = block.dynamicColor("color")
        numberOfLines = block.wholeNumber("numberOfLines", within: limits.textLines) ?? lines
    }
}
