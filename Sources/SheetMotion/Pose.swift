package import SheetConfiguration

/// How everything stands at one instant: exact numbers, not yet on pixels.
package struct Pose: Sendable, Hashable {
    /// How the screen is held.
    package let orientation: ScreenConfiguration.Orientation
    /// The dimming layer's alpha, 0…1.
    package let dim: Double
    /// How much of the dimming is on, apart from its alpha, 0…1: a blur behind the sheets fades with it.
    package let dimProgress: Double
    package let presenter: PresenterPose
    /// One for each sheet of the stack, the lowest first, whether it is there or not.
    package let sheets: [SheetPose]
    /// Which of the sheets are on the screen, in the order that they are drawn in.
    package let order: [Int]
    /// How much of the screen a full-screen modal covers, from the bottom, 0…1.
    package let modal: Double
    /// How much of the screen the keyboard covers, from the bottom, points.
    package let keyboard: Double

    /// The first sheet.
    package var sheet: SheetPose { sheets[0] }
}

/// How the screen behind the sheets stands.
package struct PresenterPose: Sendable, Hashable {
    /// About its top centre.
    package let scale: Double
    /// How grey its tint is, 0…1.
    package let tintDimmed: Double
    /// In front of black, 0…1.
    package let opacity: Double
    /// About the horizontal line through its centre, radians: its top goes back for angles above 0. It is seen from
    /// ``eyeDistance``.
    package let tilt: Double

    /// From how far away a tilted screen is seen, points: KNSemiModalViewController's perspective.
    package static let eyeDistance = 900.0
}

/// How one sheet stands at one instant.
package struct SheetPose: Sendable, Hashable {
    /// Where in its life a sheet is.
    package enum State: String, Sendable, Hashable, CaseIterable {
        case presenting
        case presented
        case dismissing
        /// Not there, not yet or not any more: nothing of it is drawn.
        case dismissed
    }

    package let state: State
    /// How much of its transition is done, 0…1; 1 when it is in none.
    package let progress: Double
    /// The unscaled frame on the screen, points.
    package let frame: Rectangle
    /// Of both sides alike, about the frame's centre.
    package let scale: Double
    /// Of the width, ``scale`` included.
    package let scaleX: Double
    /// Of the height, ``scale`` included.
    package let scaleY: Double
    /// About the frame's centre, radians, clockwise.
    package let rotation: Double
    /// Of the sheet together with its shadow, 0…1.
    package let opacity: Double
    /// How much of the dimming is as this sheet wants it, 0…1. It is the topmost's of the sheets that dim; while one
    /// takes it over from another, both have a part of it.
    package let dimShare: Double
}
