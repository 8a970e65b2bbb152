/// A bar of buttons at the bottom.
package struct ToolbarBlock: Sendable, Hashable {
    package struct Item: Sendable, Hashable {
        package let title: String?
        package let symbol: Symbol?
    }

    package let items: [Item]

    init(_ block: ConfigurationReader, within limits: Limits) {
        items = block.objects("items", "items, each with a title or a symbol", count: limits.items) { item in
            let title = item.text("title", limit: limits.titleLength)
            let symbol: Symbol? = item.optionalChoice("symbol")
            item.refuse("title", besides: ["symbol"])
            item.require(anyOf: ["title", "symbol"])
            return Item(title: title, symbol: symbol)
        }
    }
}
