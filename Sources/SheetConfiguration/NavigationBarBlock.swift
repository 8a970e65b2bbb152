/// A bar at the top: a title between buttons; a large title stands below it.
package struct NavigationBarBlock: Sendable, Hashable {
    package let title: String?
    package let prefersLargeTitles: Bool
    /// The title of the button that leads back, with an arrow before it.
    package let backTitle: String?
    package let leading: BarItem?
    package let trailing: BarItem?

    init(_ block: ConfigurationReader, within limits: Limits) {
        title = block.text("title", limit: limits.titleLength)
        prefersLargeTitles = block.flag("largeTitle", default: false)
        backTitle = block.text("back", limit: limits.titleLength)
        leading = BarItem(block, "leading", within: limits)
        trailing = BarItem(block, "trailing", isProminent: true, within: limits)
        block.refuse("leading", besides: ["leadingSymbol", "back"])
        block.refuse("leadingSymbol", besides: ["back"])
        block.refuse("trailing", besides: ["trailingSymbol"])
    }
}

/// A button in a bar: a word or a symbol.
package struct BarItem: Sendable, Hashable {
    package enum Face: Sendable, Hashable {
        case title(String)
        case symbol(Symbol)
    }

    package let face: Face
    /// Whether it is what one is here for: its word is bold.
    package let isProminent: Bool

    /// Reads `name`, a word, or `nameSymbol`; nil if neither is given.
    init?(_ block: ConfigurationReader, _ name: String, isProminent: Bool = false, within limits: Limits) {
        let title = block.text(name, limit: limits.titleLength)
        let symbol: Symbol? = block.optionalChoice("\(name)Symbol")
        guard let face = title.map(Face.title) ?? symbol.map(Face.symbol) else { return nil }
        self.face = face
        self.isProminent = isProminent
    }
}
