import Testing

@testable import SheetEncoding

@Suite struct GIFTests {
    private static func encode(_ frames: SyntheticFrames, _ options: GIF.Options = .init()) throws -> [UInt8] {
        let collected = Collected()
        try GIF.encode(frames, options, to: collected.append)
        return collected.bytes
    }

    /// Sequences whose colours all have a place in the table.
    static let exact = SyntheticFrames.all.filter { frames in
        Set(frames.delays.indices.flatMap { frames.bitmap($0).pixels }).count <= 255
            && frames.delays.indices.allSatisfy { frames.bitmap($0).pixels.allSatisfy { [0, 255].contains($0 >> 24) } }
    }

    @Test(.enabled(if: PillowFrames.isInstalled), arguments: exact)
    func fewColoursArePlayedAsTheyAre(frames: SyntheticFrames) throws {
        let decoded = try PillowFrames(Self.encode(frames))
        let timing = GIF.timing(of: frames.delays)
        var position = 0
        for frame in decoded.frames {
            var elapsed = 0
            repeat {
                let bitmap = frames.bitmap(timing.entries[position].frame)
                #expect(frame.pixels == bitmap.straightPixels, "frame \(position)")
                elapsed += timing.entries[position].ticks
                position += 1
            } while decoded.frames.count > 1 && position < timing.entries.count
                && elapsed < Int(frame.milliseconds / 10)
        }
        #expect(position == timing.entries.count || decoded.frames.count == 1)
    }

    @Test(.enabled(if: PillowFrames.isInstalled), arguments: [(0, 0), (1, nil), (3, 2)] as [(Int, Int?)])
    func playsAreCountedAsRepeats(plays: Int, loop: Int?) throws {
        let decoded = try PillowFrames(Self.encode(SyntheticFrames.all[0], .init(plays: plays)))
        #expect(decoded.loop == loop)
    }

    /// Two hundred levels of grey with eight entries: the mean over 8 × 8 pixels is that of the picture.
    @Test(.enabled(if: PillowFrames.isInstalled))
    func mixturesComeOutAsTheColourBetween() throws {
        let ramp = SyntheticFrames("ramp", 208, 16, delays: [FrameDelay(1, 10)]) { _, x, _ in
            0xFF00_0000 | UInt32(24 + x) * 0x01_0101
        }
        let error = { (dithers: Bool) in
            let pixels = try #require(
                try PillowFrames(Self.encode(ramp, .init(colors: 9, dithers: dithers))).frames.first?.pixels
            )
            // What is darker or lighter than every entry has no second one.
            return (2..<24).map { block in
                let levels = (0..<128).map { place in
                    let (x, y) = (block * 8 + place % 8, place / 8)
                    return Double(pixels[y * 208 + x] & 0xFF) - Double(24 + x)
                }
                return (levels.reduce(0, +) / 128).magnitude
            }.max()!
        }
        let (plain, dithered) = try (error(false), error(true))
        #expect(dithered < 3 && plain > 7, "\(dithered) against \(plain)")
    }

    @Test(.enabled(if: PillowFrames.isInstalled))
    func halfTransparencyIsDrawnOnTheMatteAndClearStaysClear() throws {
        let frames = SyntheticFrames("alphas", 3, 1, delays: [FrameDelay(1, 10)]) { _, x, _ in
            [0, 0x8040_0000, 0xFF01_0203][x]
        }
        let pixels = try #require(try PillowFrames(Self.encode(frames, .init(matte: 0x00FF00))).frames.first?.pixels)
        #expect(pixels == [0, 0xFF40_7F00, 0xFF01_0203])
    }

    @Test func whatStaysIsNotWrittenAgain() throws {
        let still = SyntheticFrames("still", 80, 80, delays: [FrameDelay(1, 10)]) { _, x, y in
            0xFF00_0000 | Sample.noise(x, y)
        }
        let blinking = SyntheticFrames("blinking", 80, 80, delays: .init(repeating: FrameDelay(1, 10), count: 9)) {
            frame,
            x,
            y in
            x < 4 && y < 4 ? 0xFF00_0000 + UInt32(frame % 2) * 0xFF_FFFF : 0xFF00_0000 | Sample.noise(x, y)
        }
        #expect(try Self.encode(blinking).count < Self.encode(still).count + 9 * 60)
    }

    @Test(.enabled(if: Tool.gifsicle != nil), arguments: SyntheticFrames.all)
    func gifsicleFindsNoFault(frames: SyntheticFrames) throws {
        let info = try Tool.run(#require(Tool.gifsicle), ["--no-warnings", "--info", "{}"], input: Self.encode(frames))
        #expect(String(decoding: info, as: UTF8.self).contains("\(frames.width)x\(frames.height)"))
    }
}

@Suite struct ColorTableTests {
    @Test func aHistogramIsBoundedAndCountsEveryPixel() {
        let canvas = Canvas(width: 300, height: 300)
        for place in 0..<90_000 { unsafe canvas.pixels[place] = 0xFF00_0000 | UInt32(place) &* 0x9E37_79B1 >> 8 }
        var histogram = ColorHistogram(Matte(color: 0))
        histogram.add(canvas)
        #expect(histogram.entries.count <= ColorHistogram.mostColors)
        #expect(histogram.entries.reduce(0) { $0 + $1.count } == 90_000)
    }

    /// A white sheet under a gradient must not turn grey.
    @Test func aPlainAreaKeepsItsColour() {
        let canvas = Canvas(width: 256, height: 64)
        for place in 0..<(256 * 64) {
            let (x, y) = (place % 256, place / 256)
            unsafe canvas.pixels[place] = y < 40 ? 0xFFFF_FFFF : 0xFF00_0000 | UInt32(x) << 16 | UInt32(y) << 8
        }
        var histogram = ColorHistogram(Matte(color: 0))
        histogram.add(canvas)
        let colors = MedianCut.colors(of: histogram, count: 15)
        #expect(colors.count == 15 && colors.contains(0xFF_FFFF))
    }

    /// Against the slow way: look at every entry.
    @Test func theNearestEntryStandsForAColour() {
        var generator = SplitMix(state: 4)
        let colors = (0..<100).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &generator) }
        var table = ColorTable(colors, Matte(color: 0), dithers: false)
        let distance = { (a: UInt32, b: UInt32) in
            zip([16, 8, 0] as [UInt32], [2, 4, 3]).reduce(0) { sum, channel in
                let difference = Int(a >> channel.0 & 0xFF) - Int(b >> channel.0 & 0xFF)
                return sum + channel.1 * difference * difference
            }
        }
        for _ in 0..<2_000 {
            let color = UInt32.random(in: 0...0xFF_FFFF, using: &generator)
            let chosen = table.colors[Int(table.index(of: 0xFF00_0000 | color, 0, 0))]
            #expect(distance(chosen, color) == colors.map { distance($0, color) }.min())
        }
    }
}
