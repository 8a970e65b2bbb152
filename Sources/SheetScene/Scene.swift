package import SheetConfiguration

/// All that is to be painted at one instant, from back to front: the screen, the dimming layer, the sheets.
package struct Scene: Sendable, Hashable {
    /// Points.
    package let size: Size
    package let grid: PixelGrid
    /// The presenting screen, opaque; what is behind it while it is pushed back.
    package let backdrop: [Shape]
    /// The presenting screen as a card while it is pushed back; nil while it fills the picture.
    package let presenter: PlacedCard?
    /// Of the screen, below the dimming.
    package let blurs: [PlacedBlur]
    /// Laid over the whole screen.
    package let dimming: Color
    /// The oldest first; a modal and the keyboard are the last ones.
    package let cards: [PlacedCard]

    package init(
        size: Size,
        grid: PixelGrid,
        backdrop: [Shape],
        presenter: PlacedCard? = nil,
        blurs: [PlacedBlur] = [],
        dimming: Color = Color(0x000000, alpha: 0),
        cards: [PlacedCard] = []
    ) {
        self.size = size
        self.grid = grid
        self.backdrop = backdrop
        self.presenter = presenter
        self.blurs = blurs
        self.dimming = dimming
        self.cards = cards
    }
}
