/// A knob on a track.
package struct SliderBlock: Sendable, Hashable {
    /// 0…1, from the side that the language starts at.
    package let value: Double
    /// Before and after the track.
    package let minimumSymbol: Symbol?
    package let maximumSymbol: Symbol?

    init(_ block: ConfigurationReader) {
        value = block.number("value", within: 0...1, default: 0.5)
        minimumSymbol = block.optionalChoice("minimumSymbol")
        maximumSymbol = block.optionalChoice("maximumSymbol")
    }
}
