import SheetConfiguration
import SheetEncoding

/// An animation that is timed: a phone's screen with a sheet on its way.
struct Reel {
    let name: String
    /// Members of the configuration's `sheet`.
    let sheet: String
    var phase = "entry"
    var frames = 24
    let width = 390
    let height = 844
    var scale = 2
    /// Points.
    var shadow = 6

    static let all = [
        // A form sheet slides while nothing else changes: the dimming is there from the start.
        Reel(
            name: "slide",
            sheet: """
                "transitionStyle": "custom", "transition": {"entry": \(slide), "exit": \(slide)}
                """
        ),
        Reel(name: "slide under an animated dimming", sheet: #""transitionStyle": "slideFromTop""#),
        Reel(name: "fade under an animated dimming", sheet: #""transitionStyle": "fade""#),
        Reel(name: "bounce: the sheet scales", sheet: #""transitionStyle": "bounce""#),
        Reel(name: "drop: the sheet turns", sheet: #""transitionStyle": "dropDown""#, phase: "exit"),
    ]

    private static let slide = """
        {"duration": 0.4, "tracks": {"offsetY": ["offscreenTop", "rest"], "dimmingOpacity": [0.4, 0.4]}}
        """

    func configuration() throws -> ReelConfiguration {
        let sampling = frames > 1 ? #""frames": \#(frames)"# : #""times": [0.2]"#
        return try ReelConfiguration(
            json: """
                {"screen": {"width": \(width), "height": \(height), "scale": \(scale)},
                 "sheet": {\(sheet), "shadowRadius": \(shadow)},
                 "output": {"phase": "\(phase)", \(sampling)}}
                """
        )
    }

    func with(scale: Int? = nil, frames: Int? = nil, shadow: Int? = nil) -> Reel {
        var reel = self
        reel.scale = scale ?? self.scale
        reel.frames = frames ?? self.frames
        reel.shadow = shadow ?? self.shadow
        return reel
    }

    var measures: String { "\(scale)x, \(frames) frames, shadow \(shadow) pt" }
}

/// A sprite sheet of one page, six frames side by side, or ten of more than sixty.
struct Sheet {
    let grid: SpriteGrid
    let page: SpriteGrid.Page

    init(frames: Int, width: Int, height: Int) {
        let options = SpriteGrid.Options(columns: frames > 60 ? 10 : 6, maximumEdge: 16_384)
        guard
            let grid = try? SpriteGrid(frameWidth: width, frameHeight: height, frameCount: frames, options),
            grid.pages.count == 1
        else { preconditionFailure("frames that are timed fit on one sheet") }
        self.grid = grid
        page = grid.pages[0]
    }

    /// All of it, put together.
    func pixels(_ frames: [Bitmap]) -> [UInt32] {
        var pixels = [UInt32](repeating: 0, count: page.width * page.height)
        for (index, frame) in frames.enumerated() {
            let box = grid.box(of: index)
            for y in 0..<frame.height {
                let start = (box.minY + y) * page.width + box.minX
                pixels.replaceSubrange(
                    start..<(start + frame.width),
                    with: frame.pixels[(y * frame.width)..<((y + 1) * frame.width)]
                )
            }
        }
        return pixels
    }
}
