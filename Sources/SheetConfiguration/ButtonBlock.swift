/// A button across the column.
package struct ButtonBlock: Sendable, Hashable {
    /// By UIKit's names of its configurations.
    package enum Style: String, Sendable, Hashable, CaseIterable {
        case plain
        case gray
        case tinted
        case filled
    }

    package let title: String
    package let style: Style
    package let role: ActionRole
    package let symbol: Symbol?

    init(_ block: ConfigurationReader, within limits: Limits) {
        title = block.text("title", limit: limits.titleLength) ?? ""
        style = block.choice("style", default: .filled)
        role = block.choice("role", default: .normal)
        symbol = block.optionalChoice("symbol")
    }
}

/// What a button stands for.
package enum ActionRole: String, Sendable, Hashable, CaseIterable {
    case normal
    /// Leaves without doing anything: its word is bold in a box of actions.
    case cancel
    /// Its word is red.
    case destructive
}
