import SheetEncoding
import Testing

@Suite struct SelectedFramesTests {
    @Test(arguments: SyntheticFrames.all, 1...4)
    func framesThatAreLeftOutLastInTheOnesBefore(frames: SyntheticFrames, step: Int) throws {
        var selected = SelectedFrames(frames, every: step)
        let kept = frames.delays.indices.filter { $0 % step == 0 || $0 == frames.delays.count - 1 }
        #expect(selected.delays.count == kept.count)
        for (index, frame) in kept.enumerated() {
            let end = index + 1 < kept.count ? kept[index + 1] : frames.delays.count
            let seconds = frames.delays[frame..<end].map(\.seconds).reduce(0, +)
            #expect(abs(selected.delays[index].seconds - seconds) < 1e-9)
            let canvas = Canvas(width: frames.width, height: frames.height)
            _ = try selected.draw(index, over: nil, on: canvas)
            let pixels = (0..<frames.width * frames.height).map { unsafe canvas.pixels[$0] }
            #expect(pixels == Array(frames.bitmap(frame).pixels))
        }
    }

    @Test func tagsKeepTheirFramesAndGoWithTheLastOfThem() {
        let delays = [FrameDelay](repeating: SyntheticFrames.thirtieth, count: 7)
        let tags = [FrameTag("entry", 0...2), FrameTag("hold", 3...3), FrameTag("exit", 4...6)]
        let frames = SyntheticFrames("tagged", 4, 4, delays: delays, tags: tags) { frame, _, _ in
            0xFF00_0000 + UInt32(frame)
        }
        let selected = SelectedFrames(frames, every: 2)
        #expect(selected.tags == [FrameTag("entry", 0...1), FrameTag("exit", 2...3)])
    }
}
