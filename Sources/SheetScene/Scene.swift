package import SheetConfiguration

/// All that is to be painted at one instant, from back to front: the screen, the dimming layer, the sheets.
package struct Scene: Sendable, Hashable {
    /// Points.
    package let size: Size
    package let grid: PixelGrid
    /// The presenting screen, opaque.
    package let backdrop: [Shape]
    /// Laid over the whole screen.
    package let dimming: Color
    /// The oldest first.
    package let cards: [PlacedCard]
}
