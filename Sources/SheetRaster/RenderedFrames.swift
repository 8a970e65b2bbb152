import SheetConfiguration
package import SheetEncoding
import SheetMotion
import SheetScene

/// The frames of a configuration, drawn when they are asked for.
package struct RenderedFrames: FrameSequence, Sendable {
    package let width: Int
    package let height: Int
    package let isOpaque = true

    private let timeline: Timeline
    private let stage: Stage
    private let clock: FrameClock
    private let painter: ScenePainter

    init(_ timeline: Timeline, _ stage: Stage, _ clock: FrameClock, painter: ScenePainter) {
        self.timeline = timeline
        self.stage = stage
        self.clock = clock
        self.painter = painter
        let first = stage.scene(at: timeline.pose(at: clock.instants[0]))
        let size = first.grid.pixels(first.size)
        width = size.width
        height = size.height
    }

    package var delays: [FrameDelay] { clock.delays }
    package var tags: [FrameTag] { clock.tags }

    package mutating func draw(_ index: Int, over previous: Int?, on canvas: Canvas) throws -> PixelBox? {
        let scene = scene(index)
        if let previous, scene == self.scene(previous) { return nil }
        try painter.paint(scene, on: canvas)
        return canvas.box
    }

    private func scene(_ index: Int) -> Scene {
        stage.scene(at: timeline.pose(at: clock.instants[index]))
    }
}
