/// How far something has got.
package struct ProgressBlock: Sendable, Hashable {
    package enum Style: String, Sendable, Hashable, CaseIterable {
        case bar
        /// The system's wheel of spokes, which does not say how far.
        case spinner
    }

    /// 0…1, of a bar.
    package let value: Double
    package let style: Style

    init(_ block: ConfigurationReader) {
        value = block.number("value", within: 0...1, default: 0.5)
        style = block.choice("style", default: .bar)
    }
}
