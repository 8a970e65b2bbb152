/// The frames of a sequence as PNG files, each of the bytes that ``PNG`` gives for its pixels. Frames are drawn over
/// each other and encoded in one and the same memory.
package struct FrameFiles<Frames: FrameSequence> {
    private var frames: Frames
    private let options: PNG.Options
    private let canvas: Canvas
    private let workspace: EncoderWorkspace
    /// The frame that the canvas shows.
    private var shown: Int?

    package init(_ frames: Frames, _ options: PNG.Options = PNG.Options()) {
        self.frames = frames
        self.options = options
        canvas = Canvas(width: frames.width, height: frames.height)
        workspace = EncoderWorkspace(width: frames.width)
    }

    /// The whole file of frame `index`. Throws what drawing it throws.
    package mutating func file(_ index: Int) throws -> [UInt8] {
        let previous = shown
        // A frame half drawn is none.
        shown = nil
        _ = try frames.draw(index, over: previous, on: canvas)
        shown = index
        return canvas.withRows(of: canvas.box) { PNG.encode($0, options, in: workspace) }
    }
}
