/// Rows that belong together.
package struct SectionBlock: Sendable, Hashable {
    /// How a list sets its sections apart, by UIKit's names.
    package enum Style: String, Sendable, Hashable, CaseIterable {
        /// On a rounded plate within the margins.
        case insetGrouped
        /// On a plate from edge to edge.
        case grouped
        /// On the background itself.
        case plain
    }

    package let style: Style
    package let header: String?
    package let footer: String?
    package let rows: [RowBlock]

    init(_ block: ConfigurationReader, within limits: Limits) {
        style = block.choice("style", default: .insetGrouped)
        header = block.text("header", limit: limits.titleLength)
        footer = block.text("footer", limit: limits.textLength)
        rows = block.objects("rows", "rows, each an object with a title", count: limits.rows) { row in
            // A row may say that it is one.
            let _: ContentBlock.Kind? = row.optionalRow("type", of: [.row]) { $0.rawValue }
            return RowBlock(row, within: limits)
        }
    }
}
