/// A field to search in, across the column.
package struct SearchBarBlock: Sendable, Hashable {
    package let text: String?
    /// Nil is the system's word for it, in the screen's language.
    package let placeholder: String?

    init(_ block: ConfigurationReader, within limits: Limits) {
        text = block.text("text", limit: limits.titleLength)
        placeholder = block.text("placeholder", limit: limits.titleLength)
    }
}
