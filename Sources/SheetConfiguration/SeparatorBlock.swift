/// A hairline across.
package struct SeparatorBlock: Sendable, Hashable {
    /// Points that it leaves free at its start.
    package let inset: Double

    init(_ block: ConfigurationReader, within limits: Limits) {
        inset = block.number("inset", within: limits.blockHeight, default: 0)
    }
}
