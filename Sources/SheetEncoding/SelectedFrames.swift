/// Some frames of a sequence, in their order, with delays of their own.
package struct SelectedFrames<Frames: FrameSequence>: FrameSequence {
    private var frames: Frames
    private let indices: [Int]
    package let delays: [FrameDelay]
    package let tags: [FrameTag]

    /// The frames of `timing`, each for its ticks of 1/`perSecond` s.
    package init(_ frames: Frames, _ timing: FrameTiming, perSecond: Int) {
        self.frames = frames
        indices = timing.entries.map(\.frame)
        delays = timing.entries.map { FrameDelay($0.ticks, perSecond) }
        tags = frames.tags.compactMap { [indices] tag in
            let first = indices.firstIndex { tag.frames.contains($0) }
            let last = indices.lastIndex { tag.frames.contains($0) }
            return first.flatMap { first in last.map { FrameTag(tag.name, first...$0) } }
        }
    }

    package var width: Int { frames.width }
    package var height: Int { frames.height }
    package var isOpaque: Bool { frames.isOpaque }

    package mutating func draw(_ index: Int, over previous: Int?, on canvas: Canvas) throws -> PixelBox? {
        try frames.draw(indices[index], over: previous.map { indices[$0] }, on: canvas)
    }
}
