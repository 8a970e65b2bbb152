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
        tags = Self.tags(of: frames, at: indices)
    }

    /// The first of every `step` frames, and the last of all: each is shown for as long as those that are left out after
    /// it, too. A frame whose delay cannot be added to the one before stays.
    package init(_ frames: Frames, every step: Int) {
        precondition(step > 0, "every first frame is every frame")
        self.frames = frames
        let last = frames.delays.count - 1
        var kept: [(index: Int, delay: FrameDelay)] = []
        for (index, delay) in frames.delays.enumerated() {
            if index % step != 0, index < last, let sum = kept.last?.delay.appending(delay) {
                kept[kept.count - 1].delay = sum
            } else {
                kept.append((index, delay))
            }
        }
        indices = kept.map(\.index)
        delays = kept.map(\.delay)
        tags = Self.tags(of: frames, at: indices)
    }

    /// The tags of those frames, without the ones that lose them all.
    private static func tags(of frames: Frames, at indices: [Int]) -> [FrameTag] {
        frames.tags.compactMap { tag in
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

    package mutating func rows(of index: Int) throws -> (any FrameRows)? {
        try frames.rows(of: indices[index])
    }
}
