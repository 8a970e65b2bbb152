import Foundation
import SheetEncoding
import Testing

@Suite struct PNGTests {
    @Test(arguments: Sample.all)
    func decodedPixelsAreTheOnesEncoded(sample: Sample) throws {
        for optimization in PNG.Optimization.allCases {
            try expectSamePixels(sample.bitmap, PNG.Options(optimization: optimization))
        }
    }

    /// Every width to 24 with heights that differ from it in every way.
    @Test(arguments: 1...24)
    func smallRandomPicturesSurvive(width: Int) throws {
        for height in 1...24 {
            try expectSamePixels(RandomBitmap(width: width, height: height, seed: UInt64(width * 1000 + height)).bitmap)
        }
    }

    /// A mask word is 64 pixels, the longest match 86.
    @Test(arguments: [63, 64, 65, 85, 86, 87, 127, 128, 129, 172, 173])
    func picturesAsWideAsALimitSurvive(width: Int) throws {
        for seed in 1...12 {
            try expectSamePixels(RandomBitmap(width: width, height: 20, seed: UInt64(width * 100 + seed)).bitmap)
        }
    }

    @Test func manySeedsSurvive() throws {
        for seed in 1...200 {
            try expectSamePixels(RandomBitmap(width: 37, height: 23, seed: UInt64(seed)).bitmap)
        }
    }

    @Test(arguments: Sample.all)
    func opaqueBitmapsHaveNoAlphaChannel(sample: Sample) throws {
        let decoded = try DecodedPNG(PNG.encode(sample.bitmap))
        let isOpaque =
            decoded.colorType == 2 || decoded.colorType == 3 && !decoded.chunks.contains { $0.type == "tRNS" }
        #expect(isOpaque == sample.bitmap.isOpaque)
    }

    @Test(arguments: Sample.all)
    func chunksAreTheFewThatAreNeeded(sample: Sample) throws {
        let types = try DecodedPNG(PNG.encode(sample.bitmap)).chunks.map(\.type)
        #expect(types.filter { !["PLTE", "tRNS"].contains($0) } == ["IHDR", "sRGB", "IDAT", "IEND"])
    }

    @Test(arguments: Sample.all)
    func bytesDoNotDependOnTheProcessor(sample: Sample) {
        let bytes = PNG.encode(sample.bitmap, PNG.Options(kernels: .plain))
        for kernels in PixelKernels.allCases where kernels.isSupported {
            #expect(PNG.encode(sample.bitmap, PNG.Options(kernels: kernels)) == bytes, "\(kernels)")
        }
    }

    @Test func optimizingForSizeSavesBytes() {
        let bitmap = BandTests.bitmap
        let small = PNG.encode(bitmap, PNG.Options(optimization: .size))
        #expect(small.count < PNG.encode(bitmap).count)
    }

    @Test func noiseIsStoredWithNextToNothingAdded() {
        let noise = Sample("noise", 300, 300) { x, y in Sample.noise(x * x, y) | 0xFF00_0000 }.bitmap
        #expect(PNG.encode(noise).count < 300 * 301 * 3 + 200)
    }

    @Test func tinyPicturesAreTiny() {
        #expect(PNG.encode(Sample("one pixel", 1, 1) { _, _ in 0xFF12_3456 }.bitmap).count <= 82)
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
}

/// Encodes, decodes and compares.
func expectSamePixels(
    _ bitmap: Bitmap,
    _ options: PNG.Options = PNG.Options(),
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let decoded = try DecodedPNG(PNG.encode(bitmap, options))
    #expect((decoded.width, decoded.height) == (bitmap.width, bitmap.height), sourceLocation: sourceLocation)
    #expect(decoded.pixels == bitmap.straightPixels, sourceLocation: sourceLocation)
}
