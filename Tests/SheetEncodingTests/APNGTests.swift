import SheetEncoding
import Testing

@Suite struct APNGTests {
    private static func encode(_ frames: SyntheticFrames, _ options: APNG.Options = .init()) throws -> [UInt8] {
        let collected = Collected()
        try APNG.encode(frames, options, to: collected.append)
        return collected.bytes
    }

    @Test(arguments: SyntheticFrames.all, PNG.Optimization.allCases)
    func playedFramesAreTheOnesEncodedForAsLong(frames: SyntheticFrames, optimization: PNG.Optimization) throws {
        let options = APNG.Options(plays: 3, png: .init(optimization: optimization))
        let decoded = try DecodedAPNG(Self.encode(frames, options))
        #expect(decoded.plays == 3)
        #expect(decoded.still.pixels == frames.bitmap(0).straightPixels)
        // Every instant shows the frame that belongs to it: merged frames last longer.
        var index = 0
        for frame in decoded.frames {
            var elapsed = 0.0
            repeat {
                #expect(frames.bitmap(index).straightPixels == frame.pixels, "frame \(index)")
                elapsed += frames.delays[index].seconds
                index += 1
            } while elapsed < Double(frame.delay.numerator) / Double(frame.delay.denominator) - 1e-9
        }
        #expect(index == frames.delays.count)
    }

    @Test(arguments: SyntheticFrames.all)
    func theBytesAreTheSameOnEveryProcessor(frames: SyntheticFrames) throws {
        let bytes = try Self.encode(frames, .init(png: .init(kernels: .plain)))
        for kernels in PixelKernels.allCases where kernels.isSupported {
            #expect(try Self.encode(frames, .init(png: .init(kernels: kernels))) == bytes, "\(kernels)")
        }
    }

    @Test func framesWithoutChangeBecomeOneThatLastsLonger() throws {
        let frames = try #require(SyntheticFrames.all.first { $0.testDescription == "frames that wait" })
        let decoded = try DecodedAPNG(Self.encode(frames))
        // Four frames of waiting and the first of movement show the same, as do the last five.
        #expect(decoded.frames.count == 12)
        #expect(decoded.frames[0].delay == (1, 12))
        #expect(decoded.frames[11].delay == (1, 12))
    }

    @Test func onlyTheSmallestBoxIsWritten() throws {
        let frames = try #require(SyntheticFrames.all.first { $0.testDescription == "there and back" })
        #expect(try DecodedAPNG(Self.encode(frames)).frames.map(\.area) == [576, 1, 1, 1, 1, 1])
    }

    @Test func farChangesAreLaidOverWhatStays() throws {
        let frames = try #require(SyntheticFrames.all.first { $0.testDescription == "far corners that blink" })
        #expect(try DecodedAPNG(Self.encode(frames)).frames.map(\.blending) == [0, 1, 1, 1, 1])
    }

    @Test(arguments: [0, 3, 7])
    func aPosterIsShownToThoseWhoCannotPlay(poster: Int) throws {
        let frames = SyntheticFrames.all[0]
        let decoded = try DecodedAPNG(Self.encode(frames, .init(poster: poster)))
        #expect(decoded.still.pixels == frames.bitmap(poster).straightPixels)
        #expect(decoded.frames.map(\.pixels) == frames.delays.indices.map { frames.bitmap($0).straightPixels })
    }

    /// What is too much to hold back is sent before the number of merged frames could be known.
    @Test func longAnimationsAreSentAsTheyAreMade() throws {
        let frames = SyntheticFrames("long", 700, 700, delays: .init(repeating: FrameDelay(1, 30), count: 6)) {
            frame,
            x,
            y in
            Sample.noise(x * x + 31 * min(frame, 4), y * 7) | 0xFF00_0000
        }
        let collected = Collected()
        try APNG.encode(frames, to: collected.append)
        #expect(collected.pieces.count > 4)
        let decoded = try DecodedAPNG(collected.bytes)
        #expect(decoded.frames.map(\.pixels) == (0..<6).map { frames.bitmap($0).straightPixels })
        #expect(decoded.frames.last?.area == 1)
    }

    @Test func aSequenceThatBreaksItsPromiseIsRefused() {
        #expect(throws: EncodingError.frameShinesThrough(frame: 1)) {
            try APNG.encode(Untrue()) { _ in }
        }
    }

    /// Promises to be opaque, and is not from its second frame on.
    private struct Untrue: FrameSequence {
        let width = 2
        let height = 2
        let isOpaque = true
        let delays = [FrameDelay](repeating: FrameDelay(1, 10), count: 2)
        let tags: [FrameTag] = []

        mutating func draw(_ index: Int, over previous: Int?, on canvas: Canvas) -> PixelBox? {
            for place in 0..<4 { unsafe canvas.pixels[place] = index == 0 ? 0xFFFF_FFFF : 0x8000_0000 }
            return canvas.box
        }
    }
}
