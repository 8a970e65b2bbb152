/// How a sheet looks, where it stands and how it moves. Member names are the original library's and UIKit's.
package struct SheetAppearance: Sendable, Hashable {
    package let presentationStyle: PresentationStyle
    /// A form sheet's size, points. 284 × 284 by default.
    package let presentedFormSheetSize: Size
    /// Distance from the status bar to the sheet in portrait, points. 6 by default.
    package let portraitTopInset: Double
    /// Distance from the status bar to the sheet in landscape, points. 66 by default.
    package let landscapeTopInset: Double
    /// Whether the sheet stands in the middle of the screen, whatever the insets say.
    package let shouldCenterVertically: Bool
    /// What a form sheet moves in.
    package let containerProfile: ContainerProfile
    /// Whether a form sheet keeps its side margins when the screen turns, and changes its width instead.
    package let autoresizing: [Autoresizing]
    package let movementWhenKeyboardAppears: KeyboardMovement
    /// Points; all four corners, but only the upper ones of a sheet that is attached to the screen's bottom edge.
    package let cornerRadius: Double
    /// Standard deviation of the shadow's Gaussian, points. 6 by default; 0 is a hard edge.
    package let shadowRadius: Double
    /// The shadow's alpha, 0…1.
    package let shadowOpacity: Double
    /// Alpha of the black layer behind the sheet, 0…1.
    package let dimmingOpacity: Double
    /// Scale of the screen behind; nil is the system's own, behind a sheet that stands at its full height.
    package let presenterScale: Double?
    /// How far the sides of the screen behind go in, points, in place of a scale; nil leaves it to the scale.
    package let presenterInset: Double?
    /// The system's own, 1 where it leaves the screen behind as it is.
    package let systemPresenterScale: Double
    /// Opacity of the screen behind in front of black, 0…1. 1 by default.
    package let presenterOpacity: Double
    /// Whether the tint of the screen behind goes grey.
    package let dimsPresenterTint: Bool
    /// Whether a tap beside the sheet dismisses it.
    package let shouldDismissOnBackgroundViewTap: Bool
    package let transitionStyle: TransitionStyle
    /// How the sheet leaves, when not as it came.
    package let exitTransitionStyle: TransitionStyle?
    /// What is changed of the styles.
    package let transition: TransitionConfiguration
    /// The angle that a leaving drop-down sheet has turned by at the end, radians, clockwise. The original draws
    /// it by chance from ±0.5; here it is a member, so that a picture is a function of its configuration.
    package let exitAngle: Double
    /// Which system's sheets it follows.
    package let metrics: SystemMetrics
    /// Where a system sheet rests; at least one.
    package let detents: [Detent]
    /// Where it rests first; nil is the lowest.
    package let selectedDetentIdentifier: String?
    /// Up to which detent the screen behind stays undimmed; nil is none.
    package let largestUndimmedDetentIdentifier: String?
    package let prefersGrabberVisible: Bool
    /// How large that grabber is.
    package let grabber: GrabberConfiguration
    /// Whether it is attached to the bottom edge in landscape on a phone too, instead of covering the screen.
    package let prefersEdgeAttachedInCompactHeight: Bool
    package let content: Content
    /// Nil is the system's for what stands in it.
    package let backgroundColor: DynamicColor?
    /// What can be touched is drawn in it; nil is the presenter's.
    package let tint: DynamicColor?
}

/// What a form sheet moves in.
package enum ContainerProfile: String, Sendable, Hashable, CaseIterable {
    /// The whole screen, from iOS 7 on.
    case fullScreen
    /// The screen below the status bar, up to iOS 6.
    case legacy
}

/// What of a sheet follows the container's size.
package enum Autoresizing: String, Sendable, Hashable, CaseIterable {
    case flexibleWidth
}

/// What a form sheet does for the keyboard.
package enum KeyboardMovement: String, Sendable, Hashable, CaseIterable {
    case doNothing
    /// To the middle of what the keyboard leaves.
    case center
    /// To the status bar.
    case moveToTop
    /// To its inset below the status bar.
    case moveToTopInset
    /// To 20 points above the keyboard.
    case aboveKeyboard
}
