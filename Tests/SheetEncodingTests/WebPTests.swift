import SheetEncoding
import Testing

@Suite(.enabled(if: PillowFrames.isInstalled)) struct WebPTests {
    @Test(arguments: SyntheticFrames.all)
    func playedFramesAreTheOnesEncodedForAsLong(frames: SyntheticFrames) throws {
        let file = try WebP.encode(animation: frames, .init(plays: 3))
        let decoded = try PillowFrames(file)
        if decoded.frames.count > 1 { #expect(decoded.loop == 3) }
        let timing = WebP.timing(of: frames.delays)
        #expect(timing.entries.count == frames.delays.count)
        var index = 0
        for frame in decoded.frames {
            var elapsed = 0
            repeat {
                #expect(frame.pixels == frames.bitmap(index).straightPixels, "frame \(index)")
                elapsed += timing.entries[index].ticks
                index += 1
                // A single picture has no time: every frame is as it is.
            } while index < frames.delays.count && (decoded.frames.count == 1 || elapsed < Int(frame.milliseconds))
        }
        #expect(index == frames.delays.count)
    }

    @Test(arguments: Sample.all.filter { $0.bitmap.width <= WebP.maximumSide })
    func aPictureKeepsItsPixels(sample: Sample) throws {
        let decoded = try PillowFrames(WebP.encode(sample.bitmap))
        #expect(decoded.frames.map(\.pixels) == [sample.bitmap.straightPixels])
    }

    @Test func lowerQualityIsFewerBytesAndAlphaStays() throws {
        let bitmap = Sample("gradient", 120, 90) { x, y in
            let alpha = UInt32(x * 2)
            return alpha << 24 | (alpha * UInt32(y) / 90) << 16 | (alpha * UInt32(x) / 120) << 8
        }.bitmap
        let sizes = try [nil, 90, 50, 10].map { try WebP.encode(bitmap, .init(quality: $0)).count }
        #expect(sizes[1] > sizes[2] && sizes[2] > sizes[3])
        let pixels = try #require(try PillowFrames(WebP.encode(bitmap, .init(quality: 50))).frames.first?.pixels)
        #expect(pixels.map { $0 >> 24 } == bitmap.pixels.map { $0 >> 24 })
    }

    @Test func effortSavesBytes() throws {
        let frames = SyntheticFrames.all[2]
        let fast = try WebP.encode(animation: frames)
        let small = try WebP.encode(animation: frames, .init(optimization: .size))
        #expect(small.count <= fast.count)
    }

    @Test func sidesPastTheFormatsAreRefused() {
        let wide = Bitmap(width: 16_384, height: 1, pixels: .init(repeating: 0, count: 16_384))
        #expect(throws: EncodingError.sideTooLong(most: 16_383)) { try WebP.encode(wide) }
    }

    @Test(.enabled(if: Tool.webpmux != nil))
    func webpmuxAgreesAboutBoxesAndTimes() throws {
        let frames = try #require(SyntheticFrames.all.first { $0.testDescription == "there and back" })
        let info = try Tool.run(#require(Tool.webpmux), ["-info", "{}"], input: WebP.encode(animation: frames))
        let lines = String(decoding: info, as: UTF8.self).split(separator: "\n").map { line in
            line.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
        }
        // Number, sides, alpha, origin, duration: the pixel at 11, 12 is in a box that begins at 10, 12.
        let second = try #require(lines.first { $0.first == "2:" })
        #expect(second.dropFirst().prefix(2) == ["2", "1"] && second.dropFirst(4).prefix(3) == ["10", "12", "40"])
    }
}
