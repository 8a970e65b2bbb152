extension ReelConfiguration {
    /// The same, drawn with `scale` device pixels to a point, which is within ``Limits/scale``.
    package func drawn(atScale scale: Double) -> ReelConfiguration {
        var drawn = self
        drawn.screen.grid = PixelGrid(scale: scale)
        return drawn
    }
}
