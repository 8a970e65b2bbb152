/// A line to write in.
package struct TextFieldBlock: Sendable, Hashable {
    /// How it is set off from what is around it.
    package enum Style: String, Sendable, Hashable, CaseIterable {
        /// A filled, rounded box.
        case roundedRect
        /// A hairline below it.
        case plain
    }

    package let text: String?
    package let placeholder: String?
    /// Before the field, in grey.
    package let label: String?
    package let style: Style
    /// Whether the text is shown as dots.
    package let isSecure: Bool
    /// Whether it is written in: a caret stands after the text.
    package let isFocused: Bool

    init(_ block: ConfigurationReader, within limits: Limits) {
        text = block.text("text", limit: limits.titleLength)
        placeholder = block.text("placeholder", limit: limits.titleLength)
        label = block.text("label", limit: limits.titleLength)
        style = block.choice("style", default: .roundedRect)
        isSecure = block.flag("isSecure", default: false)
        isFocused = block.flag("isFocused", default: false)
    }
}
