/// How a form sheet looks, where it stands and how it moves. Member names are the original library's.
package struct SheetAppearance: Sendable, Hashable {
    /// The sheet's size, points. 284 × 284 by default.
    package let presentedFormSheetSize: Size
    /// Distance from the status bar to the sheet in portrait, points. 6 by default.
    package let portraitTopInset: Double
    /// Distance from the status bar to the sheet in landscape, points. 66 by default.
    package let landscapeTopInset: Double
    /// Whether the sheet stands in the middle of the screen, whatever the insets say.
    package let shouldCenterVertically: Bool
    /// Radius of all four corners, points. 6 by default.
    package let cornerRadius: Double
    /// Standard deviation of the shadow's Gaussian, points. 6 by default; 0 is a hard edge.
    package let shadowRadius: Double
    /// The shadow's alpha, 0…1. 0.5 by default.
    package let shadowOpacity: Double
    /// Whether a tap beside the sheet dismisses it.
    package let shouldDismissOnBackgroundViewTap: Bool
    package let transitionStyle: TransitionStyle
    /// How the sheet leaves, when not as it came.
    package let exitTransitionStyle: TransitionStyle?
    /// The angle that a leaving drop-down sheet has turned by at the end, radians, clockwise. The original draws
    /// it by chance from ±0.5; here it is a member, so that a picture is a function of its configuration.
    package let exitAngle: Double
}
