/// Words side by side, one of them chosen.
package struct SegmentedControlBlock: Sendable, Hashable {
    package let segments: [String]
    /// Counted from 0; past the last segment none is chosen.
    package let selectedIndex: Int

    init(_ block: ConfigurationReader, within limits: Limits) {
        segments = block.texts("segments", limit: limits.titleLength, count: limits.items)
        selectedIndex = block.wholeNumber("selectedIndex", within: 0...limits.items.upperBound) ?? 0
    }
}
