/// What moves while a sheet enters or leaves. A track left out stays at rest.
package struct Movement: Sendable, Hashable {
    /// Seconds; 0 is at once.
    package let duration: Double
    /// The frame's left edge, points.
    package var x: Track?
    /// The frame's top edge, points.
    package var y: Track?
    /// About the sheet's centre.
    package var scale: Track?
    /// About the sheet's centre, radians, clockwise.
    package var rotation: Track?
    /// Of the sheet together with its shadow, 0…1.
    package var opacity: Track?

    package init(
        duration: Double,
        x: Track? = nil,
        y: Track? = nil,
        scale: Track? = nil,
        rotation: Track? = nil,
        opacity: Track? = nil
    ) {
        self.duration = duration
        self.x = x
        self.y = y
        self.scale = scale
        self.rotation = rotation
        self.opacity = opacity
    }

    /// The fraction done `seconds` after the start, 0…1.
    package func progress(at seconds: Double) -> Double {
        guard duration > 0 else { return 1 }
        return min(max(seconds / duration, 0), 1)
    }
}
