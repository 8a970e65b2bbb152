import Foundation
import SheetEncoding
import Testing

@Suite struct PNGTests {
    @Test(arguments: Sample.all)
    func decodedPixelsAreTheOnesEncoded(sample: Sample) throws {
        let decoded = try DecodedPNG(PNG.encode(sample.bitmap))
        #expect((decoded.width, decoded.height) == (sample.bitmap.width, sample.bitmap.height))
        #expect(decoded.pixels == sample.bitmap.pixels.map(straight))
    }

    @Test(arguments: Sample.all)
    func opaqueBitmapsHaveNoAlphaChannel(sample: Sample) throws {
        let decoded = try DecodedPNG(PNG.encode(sample.bitmap))
        #expect(decoded.colorType == (sample.bitmap.isOpaque ? 2 : 6))
    }

    @Test(arguments: Sample.all)
    func chunksAreTheFewThatAreNeeded(sample: Sample) throws {
        #expect(try DecodedPNG(PNG.encode(sample.bitmap)).chunks == ["IHDR", "sRGB", "IDAT", "IEND"])
    }

    @Test(arguments: Sample.all)
    func samePixelsGiveTheSameBytes(sample: Sample) {
        #expect(PNG.encode(sample.bitmap) == PNG.encode(sample.bitmap))
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pngcheck")), arguments: Sample.all)
    func pngcheckFindsNoFault(sample: Sample) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(PNG.encode(sample.bitmap)).write(to: file)
        let check = Process()
        check.executableURL = URL(filePath: "/usr/bin/pngcheck")
        check.arguments = ["-q", file.path]
        try check.run()
        check.waitUntilExit()
        #expect(check.terminationStatus == 0)
    }

    /// 0xAARRGGBB without premultiplication, by the definition: to the nearest level.
    private func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = Double(pixel >> 24)
        guard alpha > 0 else { return 0 }
        return [16, 8, 0].reduce(pixel & 0xFF00_0000) { result, shift in
            let level = (Double((pixel >> shift) & 0xFF) * 255 / alpha + 0.5).rounded(.down)
            return result | UInt32(min(level, 255)) << shift
        }
    }
}

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
        Sample("one row", 300, 1) { x, _ in 0xFF00_0000 | UInt32(x) << 8 },
        Sample("all equal", 64, 64) { _, _ in 0xFF12_3456 },
        Sample("repeated rows", 85, 90) { x, y in 0xFF00_0000 | UInt32(x * 3 + y / 30) },
        Sample("noise", 127, 63) { x, y in noise(x, y) | 0xFF00_0000 },
        Sample("every alpha", 256, 3) { x, y in UInt32(x) << 24 | UInt32(x * y / 2) << 8 | UInt32(x) },
        Sample("wide", 32_767, 2) { x, _ in 0xFF00_0000 | UInt32(x) },
    ]

    private static func noise(_ x: Int, _ y: Int) -> UInt32 {
        UInt32(truncatingIfNeeded: (x &* 0x9E37_79B9 &+ y &* 0x85EB_CA6B) &* 0x2545_F491 >> 7)
    }
}
