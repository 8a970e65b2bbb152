package import SheetConfiguration
package import SheetEncoding
import SheetMotion
import SheetScene

/// Configuration → pixels: the timeline gives a pose, the stage a scene, the painter a bitmap.
package struct FrameRenderer: Sendable {
    private let timeline: Timeline
    private let stage: Stage
    private let text: TextEngine
    private let output: OutputConfiguration

    package init(_ configuration: ReelConfiguration, text: TextEngine) {
        timeline = Timeline(configuration)
        output = configuration.output
        stage = Stage(configuration, measuring: text)
        self.text = text
    }

    /// When all the frames are drawn that the configuration asks for, seconds from the start of the output phase.
    package var instants: [Double] { timeline.instants }

    /// The single frame that the configuration asks for.
    package func frame() throws(RasterError) -> Bitmap {
        try frame(at: timeline.moment)
    }

    /// The frame `seconds` after the start of the output phase.
    package func frame(at seconds: Double) throws(RasterError) -> Bitmap {
        let scene = stage.scene(of: timeline, at: seconds)
        let painter = ScenePainter(text: text)
        var layers = Layers(scene.grid, scene.grid.pixels(scene.size), painter: painter)
        guard let composition = try layers.composition(of: scene) else { return try painter.bitmap(of: scene) }
        return composition.bitmap()
    }

    /// The same frame, all of it painted by Cairo: what composed frames are held to.
    package func paintedFrame(at seconds: Double) throws(RasterError) -> Bitmap {
        try ScenePainter(text: text).bitmap(of: stage.scene(of: timeline, at: seconds))
    }

    /// The characters of all texts that no font has a form for and that are drawn as boxes, each once: of what is to be
    /// seen at both ends of the phase and wherever a sheet has come or gone.
    package var missingCharacters: [Unicode.Scalar] {
        let moments = [0, timeline.duration] + timeline.passages.map { $0.start + $0.length }
        return text.missingCharacters(in: moments.flatMap { stage.scene(of: timeline, at: $0).strings })
    }

    /// All frames that the configuration asks for. Drawing them asks the text engine that the renderer was given.
    package var frames: RenderedFrames {
        RenderedFrames(timeline, stage, FrameClock(timeline, output), painter: ScenePainter(text: text))
    }
}
