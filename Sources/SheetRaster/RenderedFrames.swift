import SheetConfiguration
package import SheetEncoding
import SheetMotion
import SheetScene

/// The frames of a configuration, drawn when they are asked for.
package struct RenderedFrames: FrameSequence, Sendable {
    package let width: Int
    package let height: Int
    package let isOpaque = true

    /// Without influence on the pixels.
    package var kernels = PixelKernels.best

    private let timeline: Timeline
    private let stage: Stage
    private let clock: FrameClock
    private let painter: ScenePainter
    private var layers: Layers
    /// The frames that were composed last, the latest at the end.
    private var composed: [(index: Int, composition: Composition?)] = []

    init(_ timeline: Timeline, _ stage: Stage, _ clock: FrameClock, painter: ScenePainter) {
        self.timeline = timeline
        self.stage = stage
        self.clock = clock
        self.painter = painter
        let first = stage.scene(of: timeline, at: clock.instants[0])
        let size = first.grid.pixels(first.size)
        width = size.width
        height = size.height
        layers = Layers(first.grid, size, painter: painter)
    }

    package var delays: [FrameDelay] { clock.delays }
    package var tags: [FrameTag] { clock.tags }

    package mutating func draw(_ index: Int, over previous: Int?, on canvas: Canvas) throws -> PixelBox? {
        let before = try previous.flatMap { try composition($0) }
        guard let composition = try composition(index) else {
            try painter.paint(scene(index), on: canvas)
            return canvas.box
        }
        let changes = before.map { composition.changes(since: $0) } ?? canvas.box
        if let changes { composition.compose(changes, on: canvas, kernels: kernels) }
        return changes
    }

    package mutating func rows(of index: Int) throws -> (any FrameRows)? {
        try composition(index).map { ComposedRows(composition: $0, kernels: kernels) }
    }

    /// Frame `index` taken apart; nil where it has to be painted as a whole.
    private mutating func composition(_ index: Int) throws(RasterError) -> Composition? {
        if let known = composed.last(where: { $0.index == index }) { return known.composition }
        let composition = try layers.composition(of: scene(index))
        // The one asked for and the one before it.
        if composed.count == 2 { composed.removeFirst() }
        composed.append((index, composition))
        return composition
    }

    private func scene(_ index: Int) -> Scene {
        stage.scene(of: timeline, at: clock.instants[index])
    }
}

/// A composition as rows for an encoder.
private struct ComposedRows: FrameRows {
    let composition: Composition
    let kernels: PixelKernels

    func write(row: Int, to out: UnsafeMutablePointer<UInt32>) {
        let columns = 0..<composition.backdrop.width
        unsafe composition.compose(row: row, columns: columns, into: out, kernels.compositing)
    }
}
