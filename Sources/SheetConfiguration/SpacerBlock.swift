/// Nothing.
package struct SpacerBlock: Sendable, Hashable {
    /// Points; nil fills what the other blocks leave.
    package let height: Double?

    init(_ block: ConfigurationReader, within limits: Limits) {
        height = block.number("height", within: limits.blockHeight)
    }
}
