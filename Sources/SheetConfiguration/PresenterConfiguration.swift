/// The screen behind the sheets.
package struct PresenterConfiguration: Sendable, Hashable {
    package let content: Content
    /// Nil is the system's for what stands on it.
    package let backgroundColor: DynamicColor?
    /// What can be touched is drawn in it; nil is the system's blue.
    package let tint: DynamicColor?

    /// Reads `/presenter`.
    init(_ presenter: ConfigurationReader, within limits: Limits) {
        content = presenter.content(default: .settings, within: limits)
        backgroundColor = presenter.dynamicColor("backgroundColor")
        tint = presenter.dynamicColor("tint")
    }
}
