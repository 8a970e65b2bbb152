package import SheetConfiguration

/// A sheet at rest, its top left corner at the origin: a filled, rounded rectangle, what stands in it, and the
/// shadow it throws.
package struct Card: Sendable, Hashable {
    package let size: Size
    /// Points; all four corners.
    package let cornerRadius: Double
    package let background: Color
    package let content: [Shape]
    package let shadow: Shadow
}

/// A Gaussian shadow around a card. Its blur belongs to the screen: it does not scale with the card.
package struct Shadow: Sendable, Hashable {
    package let color: Color
    /// Standard deviation of the Gaussian, points.
    package let radius: Double
    /// 0…1.
    package let opacity: Double
}

/// A card somewhere on its way.
package struct PlacedCard: Sendable, Hashable {
    package let card: Card
    package let placement: Placement
    /// Of card and shadow together, as one group; 0…1.
    package let opacity: Double
}

/// Where a card is painted.
package enum Placement: Sendable, Hashable {
    /// The card's top left corner, on a device pixel: pixels are copied as they are.
    case upright(Point)
    /// The card's centre, its scale and its rotation in radians, clockwise: pixels are resampled.
    case turned(center: Point, scale: Double, rotation: Double)
}
