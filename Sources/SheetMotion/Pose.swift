package import SheetConfiguration

/// How everything stands at one instant.
package struct Pose: Sendable, Hashable {
    /// The dimming layer's alpha, 0…1.
    package let dim: Double
    package let sheet: SheetPose

    package init(dim: Double, sheet: SheetPose) {
        self.dim = dim
        self.sheet = sheet
    }
}

/// How one sheet stands at one instant: exact numbers, not yet on pixels.
package struct SheetPose: Sendable, Hashable {
    /// Where in its life a sheet is.
    package enum State: String, Sendable, Hashable, CaseIterable {
        case presenting
        case presented
        case dismissing
        /// Gone: nothing of it is drawn.
        case dismissed
    }

    package let state: State
    /// The unscaled frame on the screen, points.
    package let frame: Rectangle
    /// About the frame's centre.
    package let scale: Double
    /// About the frame's centre, radians, clockwise.
    package let rotation: Double
    /// Of the sheet together with its shadow, 0…1.
    package let opacity: Double

    package init(state: State, frame: Rectangle, scale: Double, rotation: Double, opacity: Double) {
        self.state = state
        self.frame = frame
        self.scale = scale
        self.rotation = rotation
        self.opacity = opacity
    }
}
