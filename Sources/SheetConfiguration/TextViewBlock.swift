/// Lines to write in.
package struct TextViewBlock: Sendable, Hashable {
    package let text: String?
    package let placeholder: String?
    /// Points; nil fills what the other blocks leave.
    package let height: Double?
    /// Whether it is written in: a caret stands after the text.
    package let isFocused: Bool

    init(_ block: ConfigurationReader, within limits: Limits) {
        text = block.text("text", limit: limits.textLength)
        placeholder = block.text("placeholder", limit: limits.titleLength)
        height = block.number("height", within: limits.blockHeight)
        isFocused = block.flag("isFocused", default: false)
    }
}
