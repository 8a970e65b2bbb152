/// The system's keyboard at the bottom.
package struct KeyboardBlock: Sendable, Hashable {
    /// Points, with the bottom safe area; nil is the system's for the screen.
    package let height: Double?

    init(_ block: ConfigurationReader, within limits: Limits) {
        height = block.number("height", within: limits.keyboard)
    }
}
