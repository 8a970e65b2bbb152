import Testing

@testable import SheetEncoding

@Suite struct PaletteTests {
    @Test func everyColourIsFoundAgain() {
        var generator = SplitMix(state: 3)
        let colors = Array(Set((0..<256).map { _ in UInt32.random(in: 0...UInt32.max, using: &generator) }))
        let palette = Palette(colors: colors)
        #expect(Set(palette.colors) == Set(colors))
        for (index, color) in palette.colors.enumerated() { #expect(palette.index(of: color) == UInt8(index)) }
    }

    @Test func coloursThatShineThroughComeFirst() {
        let palette = Palette(colors: [0xFF00_0001, 0x8000_0000, 0xFF00_0002, 0])
        #expect(palette.colors == [0x8000_0000, 0, 0xFF00_0001, 0xFF00_0002])
    }

    @Test func aPictureOf256ColoursHasATableAndOneOf257HasNot() throws {
        let samples = Sample.all.filter { ["256 colours", "257 colours"].contains($0.testDescription) }
        #expect(try samples.map { try DecodedPNG(PNG.encode($0.bitmap)).colorType } == [3, 2])
    }

    /// A table never costs more than a hundredth, and then no more than a few bytes.
    @Test func aTableHardlyEverCostsBytes() throws {
        for seed in 1...400 {
            let size = 4 + seed % 80
            let bitmap = RandomBitmap(width: size, height: size, seed: UInt64(seed)).bitmap
            let bytes = PNG.encode(bitmap)
            guard try DecodedPNG(bytes).colorType == 3 else { continue }
            let other: PixelFormat = bitmap.isOpaque ? .rgb : .rgba
            let stream = try #require(
                ZlibStream(bitmap, other, PNG.Options()) { count, part in (0..<count).forEach(part) }
            )
            let otherCount = 8 + 25 + 13 + 12 + stream.pieces.reduce(0) { $0 + 12 + $1.count }
            #expect(bytes.count <= otherCount + max(24, otherCount / 100), "\(size) pixels a side, seed \(seed)")
        }
    }
}

@Suite struct StraightColorTests {
    @Test func everyChannelIsDividedToTheNearestLevel() {
        for alpha in UInt32(1)...255 {
            for channel in 0...alpha {
                let color = StraightColor(premultiplied: alpha << 24 | channel << 8)
                #expect(color.value == ((255 * channel + alpha / 2) / alpha) << 16 | alpha)
            }
        }
    }
}
