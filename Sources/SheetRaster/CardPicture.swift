import SheetConfiguration
import SheetEncoding
import SheetMotion
import SheetScene

/// A card drawn once, for all frames that it is in.
struct CardPicture: Sendable {
    let card: Card
    private let grid: PixelGrid
    /// Without its shadow, clear pixels around it.
    private let upright: Bitmap
    private let shadow: ShadowPicture?
    private let face: CenteredPicture
    /// With its shadow, at scale 1, ready to be turned.
    private var lifted: CenteredPicture?

    init(_ card: Card, _ grid: PixelGrid, painter: ScenePainter) throws(RasterError) {
        self.card = card
        self.grid = grid
        upright = try CardLayer(card, grid, painter: painter).surface.bitmap()
        let size = Size(width: card.size.width * grid.scale, height: card.size.height * grid.scale)
        shadow = try Self.shadow(
            of: card,
            grid,
            at: Rectangle(origin: .zero, size: size),
            cardScale: .unscaled,
            in: .everywhere
        )
        face = CenteredPicture(
            bitmap: upright,
            middle: Point(
                x: size.width / 2 + Double(CardLayer.border),
                y: size.height / 2 + Double(CardLayer.border)
            )
        )
    }

    /// Words of memory that it keeps, about.
    var wordCount: Int { 2 * upright.pixels.count }

    /// Whether a card can be laid down from pictures: all but those whose shadow is larger than is worth keeping.
    static func canShow(_ card: Card, _ grid: PixelGrid) -> Bool {
        guard card.shadow.opacity > 0 else { return true }
        let sigma = card.shadow.radius * grid.scale
        let width = card.size.width * grid.scale + 6 * sigma
        let height = card.size.height * grid.scale + 6 * sigma
        return width * height <= mostShadowPixels
    }

    private static let mostShadowPixels = 64_000_000.0

    /// The card where `placement` says, in a frame of these bounds, its shadow first.
    mutating func pieces(_ placement: Placement, in frame: PixelBox) throws(RasterError) -> [CardPiece] {
        switch placement {
        case .upright(let origin):
            let (x, y) = (Int(grid.pixel(origin.x)), Int(grid.pixel(origin.y)))
            let card = UprightPicture(bitmap: upright, x: x - CardLayer.border, y: y - CardLayer.border)
            return (shadow.map { [.shadow($0.moved(byX: x, y: y))] } ?? []) + [.upright(card)]
        case .turned(let center, let scaleX, let scaleY, let rotation):
            let scale = Size(width: scaleX, height: scaleY)
            let middle = Point(x: center.x * grid.scale, y: center.y * grid.scale)
            return rotation == 0
                ? try scaled(scale, around: middle, in: frame)
                : try turned(scale, rotation, around: middle, in: frame)
        case .tilted(let center, let scale, let angle):
            let tilted = TurnedPicture(
                face,
                at: Point(x: center.x * grid.scale, y: center.y * grid.scale),
                scale: Size(width: scale, height: scale),
                tiltedBy: angle,
                eye: PresenterPose.eyeDistance * grid.scale,
                in: frame
            )
            return tilted.map { [.turned($0)] } ?? []
        }
    }

    /// Not turned: its shadow is made for exactly these pixels and is not resampled.
    private func scaled(_ scale: Size, around middle: Point, in frame: PixelBox) throws(RasterError) -> [CardPiece] {
        let size = size(scaledBy: scale)
        let pixels = Rectangle(
            x: middle.x - size.width / 2,
            y: middle.y - size.height / 2,
            width: size.width,
            height: size.height
        )
        let shadow = try Self.shadow(of: card, grid, at: pixels, cardScale: scale, in: frame)
        return [shadow.map(CardPiece.shadow), face.turned(scale: scale, 0, around: middle, in: frame)].compactMap(
            \.self
        )
    }

    private mutating func turned(
        _ scale: Size,
        _ rotation: Double,
        around middle: Point,
        in frame: PixelBox
    ) throws(RasterError) -> [CardPiece] {
        guard let shadow else {
            return [face.turned(scale: scale, rotation, around: middle, in: frame)].compactMap(\.self)
        }
        if scale == .unscaled {
            let level = lifted ?? CenteredPicture(lifting: upright, over: shadow)
            lifted = level
            return [level.turned(scale: scale, rotation, around: middle, in: frame)].compactMap(\.self)
        }
        let size = size(scaledBy: scale)
        let bounds = Rectangle(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        // A pixel more each way, which resampling mixes in at the frame's edges.
        let visible = frame.seen(from: middle, rotation: rotation).grown(by: 2)
        let below = try Self.shadow(of: card, grid, at: bounds, cardScale: scale, in: visible)
            .flatMap {
                CenteredPicture($0, middle: .zero).turned(scale: .unscaled, rotation, around: middle, in: frame)
            }
        return [below, face.turned(scale: scale, rotation, around: middle, in: frame)].compactMap(\.self)
    }

    /// Pixels.
    private func size(scaledBy scale: Size) -> Size {
        Size(width: card.size.width * grid.scale * scale.width, height: card.size.height * grid.scale * scale.height)
    }

    private static func shadow(
        of card: Card,
        _ grid: PixelGrid,
        at pixels: Rectangle,
        cardScale: Size,
        in frame: PixelBox
    ) throws(RasterError) -> ShadowPicture? {
        guard card.shadow.opacity > 0 else { return nil }
        let radius = card.cornerRadius * grid.scale * min(cardScale.width, cardScale.height)
        let sigma = card.shadow.radius * grid.scale
        guard sigma >= CardLayer.sharpestShadow else {
            let color = card.shadow.color.multiplied(byAlpha: card.shadow.opacity).pixel
            return try ShadowMask(sharp: .roundedRectangle(pixels, radius: radius), around: pixels, visible: frame)
                .map { ShadowPicture(mask: $0, color: color) }
        }
        return ShadowMask(
            of: pixels,
            radius: radius,
            sigma: sigma,
            opacity: card.shadow.opacity,
            visible: frame
        ).map { ShadowPicture(mask: $0, color: card.shadow.color.pixel) }
    }
}

extension Size {
    /// As factors of a width and a height.
    fileprivate static let unscaled = Size(width: 1, height: 1)
}

extension PixelBox {
    fileprivate func grown(by pixels: Int) -> PixelBox {
        PixelBox(minX: minX - pixels, minY: minY - pixels, maxX: maxX + pixels, maxY: maxY + pixels)
    }

    /// A box that no picture is outside of.
    fileprivate static let everywhere = PixelBox(minX: -1 << 24, minY: -1 << 24, maxX: 1 << 24, maxY: 1 << 24)
}

extension CenteredPicture {
    /// A shadow as a picture, a clear pixel around it. `middle` is in the coordinates that the shadow stands in.
    fileprivate init(_ shadow: ShadowPicture, middle: Point) {
        let frame = shadow.box.grown(by: 1)
        self.init(
            bitmap: Bitmap(of: [.shadow(shadow)], in: frame),
            middle: Point(x: middle.x - Double(frame.minX), y: middle.y - Double(frame.minY))
        )
    }

    /// A card over its shadow, which stands as if the card's corner were at the origin.
    fileprivate init(lifting card: Bitmap, over shadow: ShadowPicture) {
        let border = CardLayer.border
        let face = UprightPicture(bitmap: card, x: -border, y: -border)
        let frame = shadow.box.union(face.box).grown(by: 1)
        self.init(
            bitmap: Bitmap(of: [.shadow(shadow), .upright(face)], in: frame),
            middle: Point(
                x: Double(card.width - 2 * border) / 2 - Double(frame.minX),
                y: Double(card.height - 2 * border) / 2 - Double(frame.minY)
            )
        )
    }

    fileprivate func turned(
        scale: Size,
        _ rotation: Double,
        around center: Point,
        in frame: PixelBox
    ) -> CardPiece? {
        TurnedPicture(self, at: center, scale: scale, rotation: rotation, in: frame).map(CardPiece.turned)
    }
}
