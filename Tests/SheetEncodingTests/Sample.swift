import SheetEncoding
import Testing

/// A bitmap that could go wrong.
struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bitmap: Bitmap

    init(_ name: String, _ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) {
        testDescription = name
        let pixels = (0..<(width * height)).map { pixel($0 % width, $0 / width) }
        bitmap = Bitmap(width: width, height: height, pixels: pixels)
    }

    static let all = [
        Sample("one white pixel", 1, 1) { _, _ in 0xFFFF_FFFF },
        Sample("one clear pixel", 1, 1) { _, _ in 0 },
        Sample("one column", 1, 300) { _, y in 0xFF00_0000 | UInt32(y / 7) },
        Sample("one column of noise", 1, 300) { x, y in noise(x, y) | 0xFF00_0000 },
        Sample("one row", 300, 1) { x, _ in 0xFF00_0000 | UInt32(x) << 8 },
        Sample("all equal", 64, 64) { _, _ in 0xFF12_3456 },
        Sample("repeated rows", 85, 90) { x, y in 0xFF00_0000 | UInt32(x * 3 + y / 30) },
        Sample("rows shifted by a pixel", 86, 40) { x, y in noise(x - y, 0) | 0xFF00_0000 },
        Sample("equal rows far apart", 700, 60) { x, y in noise(x, y % 20) | 0xFF00_0000 },
        Sample("last pixel differs", 129, 9) { x, y in x == 128 && y > 4 ? 0xFF00_00FF : 0xFFFF_FFFF },
        Sample("period of two", 257, 5) { x, y in 0xFF00_0000 | UInt32(x & 1) << 12 | UInt32(y / 2) },
        Sample("period of three", 258, 5) { x, y in 0xFF00_0000 | UInt32(x % 3) << 12 | UInt32(y / 2) },
        Sample("noise", 127, 63) { x, y in noise(x, y) | 0xFF00_0000 },
        Sample("noise that shines through", 63, 127) { x, y in noise(x, y) },
        Sample("every alpha", 256, 3) { x, y in UInt32(x) << 24 | UInt32(x * y / 2) << 8 | UInt32(x) },
        Sample("opaque but for the last pixel", 90, 90) { x, y in
            x + y == 178 ? 0x8040_2010 : 0xFF00_0000 | UInt32(x * y)
        },
        Sample("256 colours", 64, 64) { x, y in 0xFF00_0000 | UInt32((x * 4 + y) % 256) },
        Sample("257 colours", 64, 68) { x, y in 0xFF00_0000 | UInt32((x * 4 + y) % 257) },
        Sample("few colours that shine through", 65, 30) { x, y in [0, 0xFF10_2030, 0x4010_2030][x * y % 3] },
        Sample("wide", 32_767, 2) { x, _ in 0xFF00_0000 | UInt32(x) },
        Sample("just within the window", 10_922, 3) { x, y in noise(x, y / 2) | 0xFF00_0000 },
        Sample("just past the window", 10_923, 3) { x, y in noise(x, y % 2) | 0xFF00_0000 },
    ]

    static func noise(_ x: Int, _ y: Int) -> UInt32 {
        UInt32(truncatingIfNeeded: (x &* 0x9E37_79B9 &+ y &* 0x85EB_CA6B) &* 0x2545_F491 >> 7)
    }
}

/// A bitmap made of what trips compressors, from a seed alone.
struct RandomBitmap {
    let bitmap: Bitmap

    init(width: Int, height: Int, seed: UInt64) {
        var generator = SplitMix(state: seed)
        let colorCount = [1, 2, 3, 5, 300, 1 << 24].randomElement(using: &generator)!
        let isOpaque = Bool.random(using: &generator) || Bool.random(using: &generator)
        let colors = (0..<min(colorCount, 300)).map { _ in Self.color(isOpaque: isOpaque, &generator) }
        var pixels: [UInt32] = []
        for y in 0..<height {
            switch Int.random(in: 0..<5, using: &generator) {
            case 0 where y > 0:
                pixels += pixels.suffix(width)
            case 1 where y > 0:
                let row = pixels.suffix(width)
                pixels += row.dropFirst() + row.prefix(1)
            case 2 where y > 1:
                let earlier = Int.random(in: 0..<y, using: &generator) * width
                pixels += pixels[earlier..<(earlier + width)]
            case 3:
                let period = Int.random(in: 1...4, using: &generator)
                let pattern = (0..<period).map { _ in colors.randomElement(using: &generator)! }
                pixels += (0..<width).map { pattern[$0 % period] }
            default:
                pixels += (0..<width).map { _ in
                    colorCount > 300
                        ? Self.color(isOpaque: isOpaque, &generator) : colors.randomElement(using: &generator)!
                }
            }
        }
        bitmap = Bitmap(width: width, height: height, pixels: pixels)
    }

    /// Premultiplied: no channel is above its alpha.
    private static func color(isOpaque: Bool, _ generator: inout SplitMix) -> UInt32 {
        let alpha = isOpaque ? 255 : UInt32.random(in: 0...255, using: &generator)
        return (0..<3).reduce(alpha) { color, _ in
            color << 8 | UInt32.random(in: 0...alpha, using: &generator)
        }
    }
}

/// Sebastiano Vigna's splitmix64: the same numbers for the same seed everywhere.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}

extension Bitmap {
    /// The pixels without premultiplication, by the definition: to the nearest level.
    var straightPixels: [UInt32] {
        pixels.map { pixel in
            let alpha = pixel >> 24
            guard alpha > 0 else { return 0 }
            guard alpha < 255 else { return pixel }
            return [16, 8, 0].reduce(pixel & 0xFF00_0000) { result, shift in
                let level = (Double((pixel >> shift) & 0xFF) * 255 / Double(alpha) + 0.5).rounded(.down)
                return result | UInt32(min(level, 255)) << shift
            }
        }
    }
}
