/// A row of a list.
package struct RowBlock: Sendable, Hashable {
    /// What stands at a row's end, by UIKit's names.
    package enum Accessory: String, Sendable, Hashable, CaseIterable {
        case none
        case disclosureIndicator
        case checkmark
        case detail
    }

    package let title: String
    /// Below the title, smaller.
    package let detail: String?
    /// At the row's end, in grey.
    package let value: String?
    /// On a tile of `symbolColor`, or without a tile if there is none.
    package let symbol: Symbol?
    package let symbolColor: DynamicColor?
    /// One or two letters in a disc at the row's start.
    package let avatar: String?
    /// A switch at the row's end, on or off.
    package let toggle: Bool?
    package let accessory: Accessory
    /// The title's; nil is the label's colour.
    package let color: DynamicColor?

    init(_ row: ConfigurationReader, within limits: Limits) {
        title = row.text("title", limit: limits.titleLength) ?? ""
        detail = row.text("detail", limit: limits.textLength)
        value = row.text("value", limit: limits.titleLength)
        symbol = row.optionalChoice("symbol")
        symbolColor = row.dynamicColor("symbolColor")
        avatar = row.text("avatar", limit: limits.titleLength)
        toggle = row.optionalFlag("switch")
        accessory = row.choice("accessory", default: .none)
        color = row.dynamicColor("color")
        row.refuse("switch", besides: ["accessory"])
        row.refuse("avatar", besides: ["symbol"])
    }
}
