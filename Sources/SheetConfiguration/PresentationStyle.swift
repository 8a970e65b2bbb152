/// What kind of sheet it is: where it stands, and what becomes of the screen behind. UIKit's names, and the original
/// library's sheet first.
package enum PresentationStyle: String, Sendable, Hashable, CaseIterable {
    /// MZFormSheetController's: a box of a given size below the status bar.
    case formSheet
    /// The system's large sheet; the screen behind is pushed back.
    case pageSheet
    /// The system's sheet with detents.
    case sheet
    /// Covers the whole screen, whose tint goes grey.
    case semiModal
    /// Covers the whole screen, which stays as it is.
    case overCurrentContext
    case overFullScreen
    /// Covers the whole screen, which goes.
    case fullScreen

    /// Whether the sheet stands where the system's metrics say.
    package var isSystemSheet: Bool { self == .pageSheet || self == .sheet }
}

/// What leaving a member out means, by the style.
struct PresentationDefaults {
    let transitionStyle: TransitionStyle
    let cornerRadius: Double
    let cornerCurve: CornerCurve
    let shadowOpacity: Double
    let dimmingOpacity: Double
    /// Scale of the screen behind a sheet that stands at its full height.
    let presenterScale: Double
    let dimsPresenterTint: Bool

    /// One row a style. The system's dimming is .2 in light appearance and .48 in dark; its presenter goes back to
    /// .9165 (iOS 13–25).
    init(_ style: PresentationStyle, _ metrics: SystemMetrics, _ appearance: Traits.Appearance) {
        let dim = appearance == .light ? 0.2 : 0.48
        switch style {
        case .formSheet:
            self.init(.slideFromTop, corner: 6, shadow: 0.5, dim: 0.5)
        case .pageSheet, .sheet:
            switch metrics {
            case .ios18: self.init(.coverVertical, corner: 10, .continuous, dim: dim, presenter: 0.916_5)
            case .ios26: self.init(.coverVertical, corner: 38, .continuous, dim: dim)
            }
        case .semiModal:
            self.init(.semiModal, tint: true)
        case .overCurrentContext, .overFullScreen, .fullScreen:
            self.init(.coverVertical)
        }
    }

    private init(
        _ transitionStyle: TransitionStyle,
        corner: Double = 0,
        _ curve: CornerCurve = .circular,
        shadow: Double = 0,
        dim: Double = 0,
        presenter: Double = 1,
        tint: Bool = false
    ) {
        self.transitionStyle = transitionStyle
        cornerRadius = corner
        cornerCurve = curve
        shadowOpacity = shadow
        dimmingOpacity = dim
        presenterScale = presenter
        dimsPresenterTint = tint
    }
}

/// Which system's metrics its sheets follow.
package enum SystemMetrics: String, Sendable, Hashable, CaseIterable {
    /// iOS 15 to 18.
    case ios18
    /// iOS 26: below its full height a sheet floats.
    case ios26
}
