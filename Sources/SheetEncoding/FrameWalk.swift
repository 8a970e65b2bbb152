/// Steps through a sequence from its first frame to its last on two canvases, and finds out exactly which box of pixels
/// changes from one frame to the next.
struct FrameWalk<Frames: FrameSequence> {
    private var frames: Frames
    private let comparison: FrameComparison
    /// Frame i is drawn where frame i − 2 was.
    private let canvases: [Canvas]
    private var next = 0
    /// What the latest frame changed.
    private var change: PixelBox?

    /// A frame that has been drawn.
    struct Step {
        let index: Int
        /// Shows the frame until the step after the next.
        let canvas: Canvas
        /// Shows the frame before; nil at the first.
        let previous: Canvas?
        /// The smallest box around all pixels that differ from the frame before: all of the canvas at the first frame,
        /// nil where nothing differs.
        let change: PixelBox?
    }

    init(_ frames: Frames, kernels: PixelKernels) {
        self.frames = frames
        comparison = FrameComparison(kernels)
        canvases = (0..<2).map { _ in Canvas(width: frames.width, height: frames.height) }
    }

    /// Draws the next frame; nil behind the last.
    mutating func advance() throws -> Step? {
        guard next < frames.delays.count else { return nil }
        let index = next
        next += 1
        let canvas = canvases[index % 2]
        let box = try frames.draw(index, over: index < 2 ? nil : index - 2, on: canvas)
        guard index > 0 else {
            change = canvas.box
            return Step(index: 0, canvas: canvas, previous: nil, change: canvas.box)
        }
        let previous = canvases[(index - 1) % 2]
        change = bounds(of: box, index).flatMap { comparison.change(from: previous, to: canvas, within: $0) }
        return Step(index: index, canvas: canvas, previous: previous, change: change)
    }

    /// Draws frame `index` alone, out of turn. Only before the first step.
    mutating func drawAlone(_ index: Int) throws -> Canvas {
        precondition(next == 0, "the canvases are in use")
        _ = try frames.draw(index, over: nil, on: canvases[0])
        return canvases[0]
    }

    /// What may differ from the frame before, when frame `index` differs from the one before that in `box` only: the
    /// latest change may have been taken back.
    private func bounds(of box: PixelBox?, _ index: Int) -> PixelBox? {
        let whole = canvases[0].box
        guard index > 1 else { return whole }
        let both = box.flatMap { box in change.map(box.union) ?? box } ?? change
        return both?.intersection(whole)
    }
}
