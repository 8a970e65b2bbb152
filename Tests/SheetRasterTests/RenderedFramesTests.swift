import SheetConfiguration
import SheetEncoding
import SheetRaster
import Testing

@Suite struct RenderedFramesTests {
    private static let small = #""screen": {"width": 160, "height": 200, "scale": 1}"#

    private static func document(_ output: String) -> String { "{\(small), \"output\": {\(output)}}" }

    @Test func framesAtARateLastExactlyOnePartOfASecond() throws {
        let frames = try frames(Self.document(#""phase": "entry", "fps": 29.97"#))
        // 0.3 s at 29.97 frames a second, both ends included.
        #expect(frames.delays == Array(repeating: FrameDelay(100, 2997), count: 10))
    }

    @Test func framesByNumberFillThePhase() throws {
        let frames = try frames(Self.document(#""phase": "all", "frames": 7"#))
        #expect(frames.delays.count == 7)
        let shown = frames.delays.dropLast().map(\.seconds).reduce(0, +)
        #expect(abs(shown - 1.2) < 1e-9)
        #expect(frames.delays[6] == frames.delays[5])
    }

    @Test func framesAtInstantsLastUntilTheNext() throws {
        let frames = try frames(Self.document(#""phase": "all", "times": [0, 0.1, 0.35, 0.35]"#))
        #expect(frames.delays == [FrameDelay(1, 10), FrameDelay(1, 4), FrameDelay(0, 1), FrameDelay(0, 1)])
    }

    @Test func stretchesAreNamedAndCoverEveryFrameOnce() throws {
        let frames = try frames(Self.document(#""phase": "all", "fps": 10"#))
        #expect(frames.tags == [FrameTag("entry", 0...3), FrameTag("hold", 4...8), FrameTag("exit", 9...12)])
    }

    @Test(arguments: TransitionStyle.allCases)
    func drawingOverAnyOtherFrameGivesTheSamePixels(style: TransitionStyle) throws {
        let json = """
            {\(Self.small), "sheet": {"transitionStyle": "\(style)", "shadowRadius": 3,
             "presentedFormSheetSize": {"width": 90, "height": 70}}, "output": {"phase": "all", "frames": 6}}
            """
        var sequence = try frames(json)
        var alone: [Bitmap] = []
        for index in 0..<6 {
            let canvas = Canvas(width: sequence.width, height: sequence.height)
            let box = try sequence.draw(index, over: nil, on: canvas)
            #expect(box == canvas.box)
            alone.append(canvas.bitmap)
        }
        let canvas = Canvas(width: sequence.width, height: sequence.height)
        var shown: Int?
        for index in [0, 1, 2, 3, 4, 5, 2, 2, 0, 5, 1] {
            let box = try sequence.draw(index, over: shown, on: canvas)
            #expect(canvas.bitmap == alone[index], "frame \(index) over \(String(describing: shown))")
            if let shown { expectOutside(box, alone[index], equals: alone[shown]) }
            shown = index
        }
    }

    private func expectOutside(_ box: PixelBox?, _ bitmap: Bitmap, equals other: Bitmap) {
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                if let box, (box.minX..<box.maxX).contains(x), (box.minY..<box.maxY).contains(y) { continue }
                guard bitmap[x, y] != other[x, y] else { continue }
                Issue.record("pixel \(x), \(y) outside of \(String(describing: box)) changed")
                return
            }
        }
    }
}
