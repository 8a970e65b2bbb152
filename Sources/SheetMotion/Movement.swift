/// What moves while a sheet enters or leaves. A track left out stays as it is.
package struct Movement: Sendable, Hashable {
    /// Seconds; 0 is at once.
    package var duration: Double
    /// What moves beside the sheet, if it has no clock of its own, moves along this.
    package var curve: Curve
    /// The frame's left edge on the screen, points.
    package var x: Track?
    /// The frame's top edge on the screen, points.
    package var y: Track?
    /// About the sheet's centre.
    package var scale: Track?
    /// Of the width alone, beside ``scale``.
    package var scaleX: Track?
    /// Of the height alone, beside ``scale``.
    package var scaleY: Track?
    /// About the sheet's centre, radians, clockwise.
    package var rotation: Track?
    /// Of the sheet together with its shadow, 0…1.
    package var opacity: Track?
    /// The dimming layer's alpha, 0…1; nil leaves it to the presentation.
    package var dimming: Track?
    /// Scale of the screen behind; nil leaves it to the presentation.
    package var presenterScale: Track?
    /// How grey the tint of the screen behind is, 0…1; nil leaves it to the presentation.
    package var presenterTint: Track?
    /// Opacity of the screen behind, 0…1; nil leaves it to the presentation.
    package var presenterOpacity: Track?
    /// Tilt of the screen behind, radians; nil brings it upright.
    package var presenterTilt: Track?

    package init(
        duration: Double,
        curve: Curve = .easeInOut,
        x: Track? = nil,
        y: Track? = nil,
        scale: Track? = nil,
        rotation: Track? = nil,
        opacity: Track? = nil
    ) {
        self.duration = duration
        self.curve = curve
        self.x = x
        self.y = y
        self.scale = scale
        self.rotation = rotation
        self.opacity = opacity
    }

    /// Whether anything moves that somebody who asked for reduced motion would rather not see.
    var isMotion: Bool {
        [x, y, scale, scaleX, scaleY, rotation, presenterScale, presenterTilt].contains { $0 != nil }
    }
}
