/// Somebody's initials in a disc.
package struct AvatarBlock: Sendable, Hashable {
    package let initials: String
    /// Points across.
    package let diameter: Double
    /// Nil is the system's grey.
    package let color: DynamicColor?
    package let alignment: TextAlignmentName

    init(_ block: ConfigurationReader, within limits: Limits) {
        initials = block.text("initials", limit: limits.titleLength) ?? ""
        diameter = block.number("diameter", within: 8...512, default: 80)
        color = block.dynamicColor("color")
        alignment = block.choice("alignment", default: .center)
    }
}
