import CPixelKernels
import SheetConfiguration
import SheetEncoding
import SheetScene

/// The pictures that frames are composed from, each drawn once by Cairo and Pango and kept while there is room: a
/// backdrop or a card that comes again, in whatever pose, is not drawn again.
struct Layers: Sendable {
    private struct Backdrop {
        let shapes: [Shape]
        let number: Int
        let bitmap: Bitmap
    }

    private struct Blurred {
        struct Source: Equatable {
            let backdrop: Int
            let presenter: PlacedCard?
        }

        let source: Source
        let blur: BackgroundBlur
        let number: Int
        let bitmap: Bitmap
    }

    private let painter: ScenePainter
    private let grid: PixelGrid
    private let size: PixelSize
    /// The one used last comes last.
    private var backdrops: [Backdrop] = []
    private var cards: [CardPicture] = []
    /// The tint of the frame before, and the backdrop with it on once a frame has come that has the same.
    private var tinted: (number: Int, tint: UInt32, bitmap: Bitmap?)?
    /// How many backdrops have been drawn.
    private var drawn = 0
    private var blurred: [Blurred] = []
    private var blursDrawn = 0

    /// A screen that changes its colours has another backdrop in every frame: more than these do not come again.
    private static let mostBackdrops = 2
    /// Words of memory in which cards are kept beside those of the frame that is composed.
    private static let roomForCards = 16_000_000

    init(_ grid: PixelGrid, _ size: PixelSize, painter: ScenePainter) {
        self.grid = grid
        self.size = size
        self.painter = painter
    }

    /// `scene` taken apart; nil where it has to be drawn as a whole.
    mutating func composition(of scene: Scene) throws(RasterError) -> Composition? {
        let placed = (scene.presenter.map { [$0] } ?? []) + scene.cards
        guard placed.allSatisfy({ CardPicture.canShow($0.card, grid) }) else { return nil }
        let frame = PixelBox(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
        let backdrop = try backdrop(scene.backdrop)
        var laid: [LaidCard] = []
        for card in placed { laid.append(try lay(card, in: frame)) }
        makeRoom(beside: placed.count)
        let presenter = scene.presenter == nil ? nil : laid[0]
        let isAlone = presenter == nil && scene.blurs.isEmpty
        return Composition(
            backdrop: backdrop.bitmap,
            backdropNumber: backdrop.number,
            presenter: presenter,
            tint: scene.dimming.pixel,
            tinted: isAlone ? tinted(backdrop, scene.dimming.pixel) : nil,
            blurs: blurs(scene, over: backdrop, presenter, in: frame),
            cards: Array(laid.dropFirst(presenter == nil ? 0 : 1))
        )
    }

    private mutating func backdrop(_ shapes: [Shape]) throws(RasterError) -> Backdrop {
        if let index = backdrops.firstIndex(where: { $0.shapes == shapes }) {
            let backdrop = backdrops.remove(at: index)
            backdrops.append(backdrop)
            return backdrop
        }
        let bitmap = try painter.bitmap(of: shapes, size, grid)
        drawn += 1
        let backdrop = Backdrop(shapes: shapes, number: drawn, bitmap: bitmap)
        backdrops.append(backdrop)
        if backdrops.count > Self.mostBackdrops { backdrops.removeFirst() }
        return backdrop
    }

    /// `backdrop` with `tint` on it, if the frame before had the same: a tint that changes from frame to frame is laid
    /// on row by row.
    private mutating func tinted(_ backdrop: Backdrop, _ tint: UInt32) -> Bitmap? {
        guard tint != 0 else { return nil }
        guard let last = tinted, last.number == backdrop.number, last.tint == tint else {
            tinted = (backdrop.number, tint, nil)
            return nil
        }
        let bitmap = last.bitmap ?? backdrop.bitmap.tinted(tint)
        tinted?.bitmap = bitmap
        return bitmap
    }

    /// The blurred pictures of what lies behind the sheets.
    private mutating func blurs(
        _ scene: Scene,
        over backdrop: Backdrop,
        _ presenter: LaidCard?,
        in frame: PixelBox
    ) -> [LaidBlur] {
        guard !scene.blurs.isEmpty else { return [] }
        let below = Blurred.Source(backdrop: backdrop.number, presenter: presenter?.placed)
        var sharp: Bitmap?
        return scene.blurs.map { placed in
            if let known = blurred.last(where: { $0.source == below && $0.blur == placed.blur }) {
                return LaidBlur(number: known.number, bitmap: known.bitmap, opacity: placed.opacity)
            }
            let picture = sharp ?? backdrop.bitmap.covered(by: presenter, in: frame)
            sharp = picture
            blursDrawn += 1
            let result = Blurred(
                source: below,
                blur: placed.blur,
                number: blursDrawn,
                bitmap: picture.blurred(placed.blur, scale: grid.scale)
            )
            // Those that come or go together, and no more.
            if blurred.count >= max(2, scene.blurs.count) { blurred.removeFirst() }
            blurred.append(result)
            return LaidBlur(number: result.number, bitmap: result.bitmap, opacity: placed.opacity)
        }
    }

    private mutating func lay(_ placed: PlacedCard, in frame: PixelBox) throws(RasterError) -> LaidCard {
        var picture: CardPicture
        if let index = cards.firstIndex(where: { $0.card == placed.card }) {
            picture = cards.remove(at: index)
        } else {
            picture = try CardPicture(placed.card, grid, painter: painter)
        }
        let pieces = try picture.pieces(placed.placement, in: frame)
        cards.append(picture)
        return LaidCard(placed, pieces, in: frame)
    }

    /// Drops cards that were not used for the longest time, but none of the last `count`.
    private mutating func makeRoom(beside count: Int) {
        var words = cards.reduce(0) { $0 + $1.wordCount }
        while words > Self.roomForCards, cards.count > count {
            words -= cards.removeFirst().wordCount
        }
    }
}

extension Bitmap {
    /// The same picture with `card` laid on it.
    fileprivate func covered(by card: LaidCard?, in frame: PixelBox) -> Bitmap {
        guard let card else { return self }
        var pixels = pixels
        let kernels = PixelKernels.best.compositing
        unsafe pixels.withUnsafeMutableBufferPointer { buffer in
            for y in 0..<height {
                unsafe card.lay(row: y, columns: 0..<width, on: buffer.baseAddress! + y * width, kernels)
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
