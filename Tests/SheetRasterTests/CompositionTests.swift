import SheetConfiguration
import SheetEncoding
import SheetMotion
import SheetRaster
import Testing

/// Frames composed from layers are held to the same frames painted by Cairo.
@Suite struct CompositionTests {
    private static func document(_ style: String, _ rest: String = "") -> String {
        """
        {"screen": {"width": 150, "height": 180, "scale": 1.5}, \(rest)
         "sheet": {"transitionStyle": "\(style)", "shadowRadius": 4, "cornerRadius": 9,
                   "presentedFormSheetSize": {"width": 101, "height": 91}}, "output": {"phase": "all"}}
        """
    }

    @Test(arguments: TransitionStyle.allCases)
    func composedFramesArePaintedFrames(style: TransitionStyle) throws {
        try expectComposedIsPainted(Self.document("\(style)"), instants: 13)
    }

    @Test(arguments: Preset.all.map(\.name))
    func composedPresetsArePaintedPresets(name: String) throws {
        try expectComposedIsPainted(
            """
            {"preset": "\(name)", "screen": {"scale": 1}, "output": {"phase": "all"}}
            """,
            instants: 5
        )
    }

    @Test(arguments: ["slideFromTop", "bounce", "dropDown"])
    func sharpShadowsAreComposedAsTheyArePainted(style: String) throws {
        let sharp = Self.document(style).replacing("\"shadowRadius\": 4", with: "\"shadowRadius\": 0")
        try expectComposedIsPainted(sharp, instants: 7)
    }

    @Test(arguments: ["slideFromTop", "bounce", "dropDown", "fade"])
    func everyEdgeIsComposedAsItIsPainted(style: String) throws {
        let edges = """
            "cornerCurve": "continuous", "maskedCorners": ["topLeft", "bottomRight"], "shadowColor": "#C02060",
            "shadowOffset": {"x": 5, "y": -3.3}, "cornerRadius": 17
            """
        try expectComposedIsPainted(
            Self.document(style).replacing("\"cornerRadius\": 9", with: edges),
            instants: 7
        )
    }

    @Test func slidesAreComposedToTheSameBytes() throws {
        for style in ["slideFromTop", "slideFromBottom", "slideFromLeft", "slideFromRight"] {
            let renderer = try renderer(Self.document(style))
            for index in 0..<20 {
                let seconds = Double(index) * 0.06
                let (composed, painted) = try (renderer.frame(at: seconds), renderer.paintedFrame(at: seconds))
                #expect(composed == painted, "\(style) at \(seconds)")
            }
        }
    }

    @Test func kernelsOfEveryKindComposeTheSameFrames() throws {
        for style in [TransitionStyle.fade, .bounce, .dropDown] {
            var frames = try frames(Self.document("\(style)"))
            for index in stride(from: 1, to: frames.delays.count, by: 5) {
                let pictures = try PixelKernels.allCases.filter(\.isSupported).map { kernels in
                    let canvas = Canvas(width: frames.width, height: frames.height)
                    frames.kernels = kernels
                    _ = try frames.draw(index, over: nil, on: canvas)
                    return canvas.bitmap
                }
                #expect(pictures.allSatisfy { $0 == pictures[0] }, "\(style), frame \(index)")
            }
        }
    }

    private func expectComposedIsPainted(_ json: String, instants: Int) throws {
        let configuration = try ReelConfiguration(json: json)
        let timeline = Timeline(configuration)
        let renderer = try renderer(json)
        for index in 0..<instants {
            let seconds = timeline.duration * Double(index) / Double(instants - 1)
            let pose = timeline.pose(at: seconds)
            let isTurned =
                pose.presenter.scale != 1
                || pose.order.contains { pose.sheets[$0].scale != 1 || pose.sheets[$0].rotation != 0 }
            let difference = Difference(
                try renderer.frame(at: seconds),
                try renderer.paintedFrame(at: seconds)
            )
            // Two ways to resample differ along the edges of letters, by little in all.
            let (most, mean) = isTurned ? (255, 0.6) : (1, 0.1)
            #expect(difference.most <= most && difference.mean <= mean, "at \(seconds): \(difference)")
        }
    }
}

/// How far two pictures of one size are apart, in levels of 255.
private struct Difference {
    let most: Int
    let mean: Double

    init(_ one: Bitmap, _ other: Bitmap) {
        var (most, sum) = (0, 0)
        for (a, b) in zip(one.pixels, other.pixels) where a != b {
            for shift in [0, 8, 16, 24] as [UInt32] {
                let distance = abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF))
                most = max(most, distance)
                sum += distance
            }
        }
        self.most = most
        mean = Double(sum) / Double(4 * one.pixels.count)
    }
}
