import SheetEncoding
import Testing

/// A sequence whose frames are computed.
struct SyntheticFrames: FrameSequence, CustomTestStringConvertible {
    let testDescription: String
    let width: Int
    let height: Int
    let isOpaque: Bool
    let delays: [FrameDelay]
    let tags: [FrameTag]
    private let frames: [Bitmap]

    init(
        _ name: String,
        _ width: Int,
        _ height: Int,
        delays: [FrameDelay],
        tags: [FrameTag] = [],
        _ pixel: (_ frame: Int, _ x: Int, _ y: Int) -> UInt32
    ) {
        testDescription = name
        self.width = width
        self.height = height
        self.delays = delays
        self.tags = tags
        frames = delays.indices.map { frame in
            Sample("", width, height) { x, y in pixel(frame, x, y) }.bitmap
        }
        isOpaque = frames.allSatisfy(\.isOpaque)
    }

    func bitmap(_ index: Int) -> Bitmap { frames[index] }

    /// Draws the whole frame, and answers with a box that is right but, for odd frames, larger than it must be.
    mutating func draw(_ index: Int, over previous: Int?, on canvas: Canvas) -> PixelBox? {
        if let previous, frames[previous] == frames[index] { return nil }
        for (place, pixel) in frames[index].pixels.enumerated() { unsafe canvas.pixels[place] = pixel }
        guard let previous, index % 2 == 0 else { return canvas.box }
        var box: PixelBox?
        for y in 0..<height {
            for x in 0..<width where frames[previous][x, y] != frames[index][x, y] {
                let pixel = PixelBox(minX: x, minY: y, maxX: x + 1, maxY: y + 1)
                box = box?.union(pixel) ?? pixel
            }
        }
        return box
    }

    static let thirtieth = FrameDelay(1, 30)

    static let all = composed + (0..<12).map { random(seed: $0) }

    private static let composed = [
        SyntheticFrames("a moving box", 60, 40, delays: [FrameDelay](repeating: thirtieth, count: 8)) { frame, x, y in
            let isInside = (0..<20).contains(x - 4 * frame) && (5..<30).contains(y)
            return isInside ? 0xFF20_40C0 : 0xFFEE_EEEE + UInt32(x % 7 + y % 5)
        },
        SyntheticFrames(
            "a box on clear ground",
            50,
            30,
            delays: [FrameDelay](repeating: FrameDelay(1, 50), count: 6)
        ) { frame, x, y in
            (0..<12).contains(x - 7 * frame) && (3..<20).contains(y + frame) ? 0xFF80_2010 : 0
        },
        SyntheticFrames("far corners that blink", 90, 80, delays: [FrameDelay](repeating: thirtieth, count: 5)) {
            frame,
            x,
            y in
            guard x + y > 12, 168 - x - y > 12 else { return frame % 2 == 0 ? 0xFF10_2030 : 0xFFF0_E0D0 }
            return x > 40 && x < 50 ? 0 : 0xFF00_0000 | Sample.noise(x, y) >> 8
        },
        SyntheticFrames("an alpha that fades", 33, 21, delays: [FrameDelay](repeating: FrameDelay(1, 24), count: 9)) {
            frame,
            x,
            _ in
            let alpha = UInt32(frame * 31)
            return alpha << 24 | (alpha * UInt32(x) / 33) << 8
        },
        SyntheticFrames("noise", 40, 25, delays: [FrameDelay](repeating: thirtieth, count: 4)) { frame, x, y in
            Sample.noise(x + 100 * frame, y * 3 + frame) | 0xFF00_0000
        },
        SyntheticFrames("one pixel", 1, 1, delays: [FrameDelay(1, 10), FrameDelay(2, 10), FrameDelay(1, 10)]) {
            frame,
            _,
            _ in 0xFF00_0000 | UInt32(frame * 90)
        },
        SyntheticFrames("one frame", 20, 20, delays: [FrameDelay(1, 2)]) { _, x, y in 0xFF00_0000 | UInt32(x * y) },
        SyntheticFrames("frames that wait", 24, 24, delays: [FrameDelay](repeating: FrameDelay(1, 60), count: 20)) {
            frame,
            x,
            _ in
            x < (4..<16).clamped(frame) ? 0xFF11_2233 : 0xFFFF_FFFF
        },
        SyntheticFrames("there and back", 24, 24, delays: [FrameDelay](repeating: FrameDelay(1, 25), count: 6)) {
            frame,
            x,
            y in
            frame % 2 == 1 && x == 11 && y == 12 ? 0xFF00_0000 : 0xFFFF_FFFF
        },
        SyntheticFrames("one row", 300, 1, delays: [FrameDelay](repeating: thirtieth, count: 5)) { frame, x, _ in
            0xFF00_0000 | UInt32(x + 7 * frame) / 3
        },
        SyntheticFrames("one column", 1, 300, delays: [FrameDelay](repeating: thirtieth, count: 5)) { frame, _, y in
            y < 50 * frame ? 0xFF00_00FF : 0
        },
        SyntheticFrames("as wide as WebP goes", 16_383, 2, delays: [thirtieth, thirtieth, thirtieth]) { frame, x, _ in
            x < 8_000 * frame ? 0xFF33_6699 : 0xFFFF_FFFF
        },
    ]

    /// Frames of what trips compressors, some of which are as those before them.
    private static func random(seed: UInt64) -> SyntheticFrames {
        var generator = SplitMix(state: seed)
        let width = Int.random(in: 1...70, using: &generator)
        let height = Int.random(in: 1...50, using: &generator)
        var bitmaps: [Bitmap] = []
        for frame in 0..<Int.random(in: 1...6, using: &generator) {
            if frame > 0, Int.random(in: 0..<3, using: &generator) == 0 {
                bitmaps.append(bitmaps[Int.random(in: 0..<frame, using: &generator)])
            } else {
                bitmaps.append(RandomBitmap(width: width, height: height, seed: generator.next()).bitmap)
            }
        }
        let delays = bitmaps.map { _ in FrameDelay(Int.random(in: 2...9, using: &generator), 100) }
        return SyntheticFrames("random \(seed)", width, height, delays: delays) { frame, x, y in bitmaps[frame][x, y] }
    }
}

extension Range<Int> {
    fileprivate func clamped(_ value: Int) -> Int { Swift.min(Swift.max(value, lowerBound), upperBound - 1) }
}

/// Collects what a sink is given.
final class Collected {
    private(set) var pieces: [[UInt8]] = []
    var bytes: [UInt8] { pieces.flatMap { $0 } }
    func append(_ piece: [UInt8]) { pieces.append(piece) }
}
