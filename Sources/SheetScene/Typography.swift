/// The system's text styles at their default size, with Inter's tracking for them.
enum Typography {
    static let largeTitle = TextStyle(size: 34, weight: .bold, tracking: -0.65)
    static let headline = TextStyle(size: 17, weight: .semibold, tracking: -0.25)
    static let body = TextStyle(size: 17, weight: .regular, tracking: -0.25)
    static let footnote = TextStyle(size: 13, weight: .regular, tracking: -0.05)
    /// The time in a status bar beside a cut-out, and in a plain one.
    static let statusTime = TextStyle(size: 17, weight: .semibold, tracking: -0.3)
    static let smallStatusTime = TextStyle(size: 12, weight: .semibold, tracking: 0)
}
