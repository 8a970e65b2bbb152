/// A bar at the bottom that says which of an app's screens this is.
package struct TabBarBlock: Sendable, Hashable {
    package struct Item: Sendable, Hashable {
        package let title: String
        package let symbol: Symbol
        /// A short text on red at the symbol's corner.
        package let badge: String?
    }

    package let items: [Item]
    /// Counted from 0; past the last item none is selected.
    package let selectedIndex: Int

    init(_ block: ConfigurationReader, within limits: Limits) {
        items = block.objects("items", "items, each with a title and a symbol", count: limits.items) { item in
            Item(
                title: item.text("title", limit: limits.titleLength) ?? "",
                symbol: item.choice("symbol", default: .circle),
                badge: item.text("badge", limit: limits.titleLength)
            )
        }
        selectedIndex = block.wholeNumber("selectedIndex", within: 0...limits.items.upperBound) ?? 0
    }
}
