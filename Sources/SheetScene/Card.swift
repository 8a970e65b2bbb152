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

    static let none = Shadow(color: .black, radius: 0, opacity: 0)
}

/// A card somewhere on its way.
package struct PlacedCard: Sendable, Hashable {
    package let card: Card
    package let placement: Placement
    /// Of card and shadow together, as one group; 0…1.
    package let opacity: Double

    /// The same card, elsewhere by `offset`, which is whole device pixels.
    func moved(by offset: Point) -> PlacedCard {
        PlacedCard(card: card, placement: placement.moved(by: offset), opacity: opacity)
    }
}

/// Where a card is painted.
package enum Placement: Sendable, Hashable {
    /// The card's top left corner, on a device pixel: pixels are copied as they are.
    case upright(Point)
    /// The card's centre, the scale of its width and its height, and its rotation in radians, clockwise: pixels are
    /// resampled.
    case turned(center: Point, scaleX: Double, scaleY: Double, rotation: Double)
    /// The card's centre, its scale, and how far its top goes back, radians, seen from
    /// ``PresenterPose/eyeDistance``. A tilted card throws no shadow.
    case tilted(center: Point, scale: Double, angle: Double)

    /// The same, elsewhere by `offset`, which is whole device pixels.
    func moved(by offset: Point) -> Placement {
        func moved(_ point: Point) -> Point { Point(x: point.x + offset.x, y: point.y + offset.y) }
        return switch self {
        case .upright(let corner): .upright(moved(corner))
        case .turned(let center, let scaleX, let scaleY, let rotation):
            .turned(center: moved(center), scaleX: scaleX, scaleY: scaleY, rotation: rotation)
        case .tilted(let center, let scale, let angle): .tilted(center: moved(center), scale: scale, angle: angle)
        }
    }
}
