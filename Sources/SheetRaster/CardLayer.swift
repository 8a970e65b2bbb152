import CMath
import SheetConfiguration
import SheetEncoding
import SheetMotion
import SheetScene

/// A card drawn once at its resting size, ready to be painted upright or turned, its shadow below it.
struct CardLayer: ~Copyable {
    private let card: Card
    private let scale: Double
    /// The card without its shadow, ``border`` clear pixels around it.
    let surface: CairoSurface

    /// Clear pixels around the card, so that its edges stay smooth when it is resampled.
    static let border = 1

    init(_ card: Card, _ grid: PixelGrid, painter: ScenePainter) throws(RasterError) {
        self.card = card
        scale = grid.scale
        let size = PixelSize(
            width: Int((card.size.width * scale).rounded(.up)) + 2 * Self.border,
            height: Int((card.size.height * scale).rounded(.up)) + 2 * Self.border
        )
        let surface = try CairoSurface(size: size)
        try surface.draw { context throws(RasterError) in
            context.translate(Point(x: Double(Self.border), y: Double(Self.border)))
            context.scale(grid.scale)
            let bounds = Rectangle(origin: .zero, size: card.size)
            let outline = RoundedFrame(bounds, radius: card.cornerRadius, card.cornerShape).outline
            try context.group(inside: outline) { () throws(RasterError) in
                context.paint(card.background)
                try painter.paint(card.content, on: context, grid)
            }
        }
        self.surface = surface
    }

    /// Paints shadow and card where `placement` says, on a context whose unit is the pixel and which shows `frame`.
    borrowing func paint(
        _ placement: Placement,
        on context: borrowing CairoContext,
        frame: PixelBox
    ) throws(RasterError) {
        switch placement {
        case .upright(let origin):
            let corner = Point(x: origin.x * scale, y: origin.y * scale)
            let pixels = Rectangle(origin: corner, size: sizeInPixels(scaledBy: Size(width: 1, height: 1)))
            try paintShadow(of: pixels, cardScale: Size(width: 1, height: 1), on: context, visible: frame)
            context.paint(
                surface,
                at: Point(x: corner.x - Double(Self.border), y: corner.y - Double(Self.border))
            )
        case .turned(let center, let scaleX, let scaleY, let rotation):
            let middle = Point(x: center.x * scale, y: center.y * scale)
            let cardScale = Size(width: scaleX, height: scaleY)
            try paintTurned(around: middle, cardScale: cardScale, rotation: rotation, on: context, frame: frame)
        case .tilted(let center, let cardScale, let angle):
            let middle = Point(x: center.x * scale, y: center.y * scale)
            try paintTilted(around: middle, cardScale: cardScale, angle: angle, on: context, frame: frame)
        }
    }

    /// Cairo knows no perspective: the card's rows are laid down without it, and painted as one picture.
    private borrowing func paintTilted(
        around middle: Point,
        cardScale: Double,
        angle: Double,
        on context: borrowing CairoContext,
        frame: PixelBox
    ) throws(RasterError) {
        let size = sizeInPixels(scaledBy: Size(width: 1, height: 1))
        let border = Double(Self.border)
        let tilted = TurnedPicture(
            CenteredPicture(
                bitmap: surface.bitmap(),
                middle: Point(x: size.width / 2 + border, y: size.height / 2 + border)
            ),
            at: middle,
            scale: Size(width: cardScale, height: cardScale),
            tiltedBy: angle,
            eye: PresenterPose.eyeDistance * scale,
            in: frame
        )
        guard let tilted else { return }
        let source = try CairoSurface(Bitmap(of: [.turned(tilted)], in: tilted.box))
        context.paint(source, at: Point(x: Double(tilted.box.minX), y: Double(tilted.box.minY)))
    }

    private borrowing func paintTurned(
        around middle: Point,
        cardScale: Size,
        rotation: Double,
        on context: borrowing CairoContext,
        frame: PixelBox
    ) throws(RasterError) {
        let size = sizeInPixels(scaledBy: cardScale)
        if rotation == 0 {
            // Not turned, so the mask is made for exactly these pixels and is not resampled.
            let pixels = Rectangle(
                x: middle.x - size.width / 2,
                y: middle.y - size.height / 2,
                width: size.width,
                height: size.height
            )
            try paintShadow(of: pixels, cardScale: cardScale, on: context, visible: frame)
        }
        try context.saved { () throws(RasterError) in
            context.translate(middle)
            context.rotate(rotation)
            if rotation != 0 {
                let pixels = Rectangle(
                    x: -size.width / 2,
                    y: -size.height / 2,
                    width: size.width,
                    height: size.height
                )
                let visible = frame.seen(from: middle, rotation: rotation)
                try paintShadow(of: pixels, cardScale: cardScale, on: context, visible: visible)
            }
            context.scale(cardScale)
            let whole = sizeInPixels(scaledBy: Size(width: 1, height: 1))
            context.paint(
                surface,
                at: Point(x: -whole.width / 2 - Double(Self.border), y: -whole.height / 2 - Double(Self.border))
            )
        }
    }

    /// The card's shadow under `pixels`. Its blur does not follow the card's scale, its corners do: where the two
    /// sides are scaled unlike, they follow the smaller, so that the shadow has true arcs still.
    private borrowing func paintShadow(
        of pixels: Rectangle,
        cardScale: Size,
        on context: borrowing CairoContext,
        visible: PixelBox
    ) throws(RasterError) {
        let shadow = card.shadow
        let frame = card.shadowFrame(of: pixels, cardScale: cardScale, scale: scale)
        let sigma = shadow.radius * scale
        guard shadow.opacity > 0 else { return }
        if sigma < Self.sharpestShadow {
            let color = shadow.color.multiplied(byAlpha: shadow.opacity)
            context.fill(frame.outline, color)
            return
        }
        let mask = ShadowMask(
            of: frame,
            sigma: sigma,
            opacity: shadow.opacity,
            visible: visible
        )
        guard let mask else { return }
        let surface = try CairoSurface(mask: mask.coverage, size: mask.size)
        context.paint(shadow.color, through: surface, at: Point(x: Double(mask.x), y: Double(mask.y)))
    }

    /// Pixels; a blur finer than this is no wider than an edge's own smoothing.
    static let sharpestShadow = 0.5

    private func sizeInPixels(scaledBy factor: Size) -> Size {
        Size(width: card.size.width * scale * factor.width, height: card.size.height * scale * factor.height)
    }
}

extension Card {
    /// What throws its shadow when it stands at `pixels`: moved by the shadow's offset. Its corners follow the smaller
    /// of the card's two scales; `scale` is pixels to a point.
    func shadowFrame(of pixels: Rectangle, cardScale: Size, scale: Double) -> RoundedFrame {
        let frame = Rectangle(
            x: pixels.minX + shadow.offset.x * scale,
            y: pixels.minY + shadow.offset.y * scale,
            width: pixels.width,
            height: pixels.height
        )
        return RoundedFrame(frame, radius: cornerRadius * scale * min(cardScale.width, cardScale.height), cornerShape)
    }
}

extension PixelBox {
    /// The smallest upright box around this one, seen by someone who stands at `middle` and is turned by `rotation`.
    func seen(from middle: Point, rotation: Double) -> PixelBox {
        let (cosine, sine) = (sheet_cos(rotation), sheet_sin(rotation))
        let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { x, y in
            let (dx, dy) = (Double(x) - middle.x, Double(y) - middle.y)
            return Point(x: dx * cosine + dy * sine, y: dy * cosine - dx * sine)
        }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        return PixelBox(
            minX: Int(xs.min()!.rounded(.down)),
            minY: Int(ys.min()!.rounded(.down)),
            maxX: Int(xs.max()!.rounded(.up)),
            maxY: Int(ys.max()!.rounded(.up))
        )
    }
}
