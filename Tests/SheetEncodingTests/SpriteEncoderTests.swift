import Dispatch
import SheetEncoding
import Testing

@Suite struct SpriteEncoderTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let frames: PaintedFrames
        let options: SpriteGrid.Options
        var opaque = true
    }

    static let cases = [
        Case(testDescription: "one frame", frames: PaintedFrames(7, 5, count: 1), options: .init()),
        Case(testDescription: "one pixel a frame", frames: PaintedFrames(1, 1, count: 6), options: .init(columns: 3)),
        Case(testDescription: "full grid", frames: PaintedFrames(61, 40, count: 12), options: .init(columns: 4)),
        Case(
            testDescription: "places left over",
            frames: PaintedFrames(33, 21, count: 7),
            options: .init(columns: 3),
            opaque: false
        ),
        Case(
            testDescription: "padding and repeated borders",
            frames: PaintedFrames(20, 30, count: 6),
            options: .init(columns: 2, padding: 3, extrude: 2),
            opaque: false
        ),
        Case(
            testDescription: "repeated borders alone",
            frames: PaintedFrames(20, 30, count: 6),
            options: .init(columns: 2, extrude: 4)
        ),
        Case(
            testDescription: "powers of two",
            frames: PaintedFrames(30, 33, count: 4),
            options: .init(columns: 2, powerOfTwo: true),
            opaque: false
        ),
        Case(
            testDescription: "several sheets",
            frames: PaintedFrames(40, 50, count: 11),
            options: .init(maximumEdge: 128)
        ),
        Case(
            testDescription: "frames that shine through",
            frames: PaintedFrames(25, 19, count: 4, isOpaque: false),
            options: .init(columns: 4),
            opaque: false
        ),
        Case(
            testDescription: "many bands, wider than the window",
            frames: PaintedFrames(1_200, 190, count: 20),
            options: .init(columns: 10, maximumEdge: 16_384)
        ),
    ]

    @Test(arguments: cases)
    func decodedSheetsShowEveryFrameInItsPlace(sprite: Case) throws {
        let grid = try Self.grid(sprite)
        for (page, sheet) in grid.pages.enumerated() {
            let file = try DecodedPNG(Self.file(sprite, page: page))
            #expect([file.width, file.height] == [sheet.width, sheet.height])
            #expect((file.colorType == 2) == (sprite.opaque && sheet.frames.count == sheet.columns * sheet.rows))
            #expect(file.pixels == Self.expected(sprite, sheet, grid).straightPixels)
        }
    }

    @Test(arguments: cases)
    func bytesDependNeitherOnTheWorkersNorOnTheProcessorNorOnHowFramesAreHad(sprite: Case) throws {
        let bytes = try Self.file(sprite, page: 0)
        var wholeOnly = sprite.frames
        wholeOnly.hasRows = false
        #expect(try Self.file(sprite, page: 0, frames: wholeOnly) == bytes)
        for kernels in PixelKernels.allCases where kernels.isSupported {
            #expect(try Self.file(sprite, page: 0, kernels: kernels) == bytes)
        }
        let shared = try Self.file(sprite, page: 0) { count, part in
            DispatchQueue.concurrentPerform(iterations: count, execute: part)
        }
        #expect(shared == bytes)
    }

    @Test func aSheetIsHandedOnWhileItIsMade() throws {
        var pieces: [Int] = []
        let sprite = Self.cases[9]
        var encoder = SpriteEncoder(sprite.frames, try Self.grid(sprite))
        try encoder.encode(page: 0) { pieces.append($0.count) }
        #expect(pieces.count > 5)
    }

    @Test func whatTheSinkThrowsEndsTheEncoding() throws {
        struct Gone: Error {}
        var encoder = SpriteEncoder(Self.cases[2].frames, try Self.grid(Self.cases[2]))
        #expect(throws: Gone.self) { try encoder.encode(page: 0) { _ in throw Gone() } }
    }

    @Test func aFrameThatBreaksItsPromiseToBeOpaqueIsToldOf() throws {
        var frames = PaintedFrames(20, 20, count: 4, isOpaque: false)
        frames.promisesOpaque = true
        var encoder = SpriteEncoder(frames, try SpriteGrid(frameWidth: 20, frameHeight: 20, frameCount: 4))
        #expect(throws: EncodingError.frameShinesThrough(frame: 0)) { try encoder.encode(page: 0) { _ in } }
    }

    // MARK: What is expected

    private static func grid(_ sprite: Case) throws -> SpriteGrid {
        try SpriteGrid(
            frameWidth: sprite.frames.width,
            frameHeight: sprite.frames.height,
            frameCount: sprite.frames.delays.count,
            sprite.options
        )
    }

    private static func file(
        _ sprite: Case,
        page: Int,
        frames: PaintedFrames? = nil,
        kernels: PixelKernels = .best,
        sharing share: PNG.Sharing = { count, part in for index in 0..<count { part(index) } }
    ) throws -> [UInt8] {
        var encoder = SpriteEncoder(frames ?? sprite.frames, try grid(sprite), kernels: kernels)
        var file: [UInt8] = []
        try encoder.encode(page: page, sharing: share) { file += $0 }
        return file
    }

    /// The sheet put together pixel by pixel.
    private static func expected(_ sprite: Case, _ sheet: SpriteGrid.Page, _ grid: SpriteGrid) -> Bitmap {
        var pixels = [UInt32](repeating: 0, count: sheet.width * sheet.height)
        let border = sprite.options.extrude
        for index in sheet.frames {
            let (box, frame) = (grid.box(of: index), sprite.frames.bitmap(index))
            for y in (box.minY - border)..<(box.maxY + border) {
                for x in (box.minX - border)..<(box.maxX + border) {
                    let nearestX = min(max(x - box.minX, 0), frame.width - 1)
                    let nearestY = min(max(y - box.minY, 0), frame.height - 1)
                    pixels[y * sheet.width + x] = frame[nearestX, nearestY]
                }
            }
        }
        return Bitmap(width: sheet.width, height: sheet.height, pixels: pixels)
    }
}

/// A box that moves over stripes, and fades if the frames shine through.
struct PaintedFrames: FrameSequence, Sendable {
    let width: Int
    let height: Int
    let delays: [FrameDelay]
    let tags: [FrameTag] = []
    private let shinesThrough: Bool
    var promisesOpaque: Bool
    /// Whether frames can be had row by row.
    var hasRows = true

    init(_ width: Int, _ height: Int, count: Int, isOpaque: Bool = true) {
        self.width = width
        self.height = height
        delays = Array(repeating: FrameDelay(1, 30), count: count)
        shinesThrough = !isOpaque
        promisesOpaque = isOpaque
    }

    var isOpaque: Bool { promisesOpaque }

    func bitmap(_ index: Int) -> Bitmap {
        let pixels = (0..<(width * height)).map { place -> UInt32 in
            let (x, y) = (place % width, place / width)
            let isInside = abs(x - width / 2) * 3 < width && abs(y - index * height / 10) * 4 < height
            if isInside { return shinesThrough ? 0x8000_4020 &+ UInt32(index) : 0xFF20_4060 &+ UInt32(x * y % 50) }
            return 0xFF00_0000 | UInt32((x / 5 + y / 9) % 3) * 0x30_20_10
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    mutating func draw(_ index: Int, over previous: Int?, on canvas: Canvas) throws -> PixelBox? {
        for (place, pixel) in bitmap(index).pixels.enumerated() { unsafe canvas.pixels[place] = pixel }
        return canvas.box
    }

    mutating func rows(of index: Int) throws -> (any FrameRows)? {
        hasRows ? bitmap(index) : nil
    }
}
