/// A drawn city that stands for a map: streets, a park, a river.
package struct MapBlock: Sendable, Hashable {
    /// Points; nil fills what the other blocks leave.
    package let height: Double?
    /// Points.
    package let cornerRadius: Double
    /// Whether a pin stands in its middle.
    package let showsPin: Bool
    /// Whether it reaches from edge to edge instead of keeping to the margins.
    package let isFullWidth: Bool

    init(_ block: ConfigurationReader, within limits: Limits) {
        height = block.number("height", within: limits.blockHeight)
        cornerRadius = block.number("cornerRadius", within: limits.radius, default: 0)
        showsPin = block.flag("pin", default: true)
        isFullWidth = block.flag("fullWidth", default: true)
    }
}
