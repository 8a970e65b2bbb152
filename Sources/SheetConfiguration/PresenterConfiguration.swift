/// The screen behind the sheets.
package struct PresenterConfiguration: Sendable, Hashable {
    /// Nil is the system's for what stands on it.
    package let backgroundColor: DynamicColor?
    /// What can be touched is drawn in it; nil is the system's blue.
    package let tint: DynamicColor?

    /// Reads `/presenter`.
    init(_ presenter: ConfigurationReader) {
        backgroundColor = presenter.dynamicColor("backgroundColor")
        tint = presenter.dynamicColor("tint")
    }
}
