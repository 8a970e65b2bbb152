package import SheetConfiguration

/// How everything stands at one instant: exact numbers, not yet on pixels.
package struct Pose: Sendable, Hashable {
    /// How the screen is held.
    package let orientation: ScreenConfiguration.Orientation
    /// The dimming layer's alpha, 0…1.
    package let dim: Double
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
    /// About the frame's centre.
    package let scale: Double
    /// About the frame's centre, radians, clockwise.
    package let rotation: Double
    /// Of the sheet together with its shadow, 0…1.
    package let opacity: Double
}
