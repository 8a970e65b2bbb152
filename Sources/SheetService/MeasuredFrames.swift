import SheetEncoding

/// Frames that tell how long drawing them takes, and that are not drawn any more once nobody waits for them.
struct MeasuredFrames<Frames: FrameSequence>: FrameSequence {
    private var frames: Frames
    private let tell: (Duration) -> Void

    init(_ frames: Frames, tell: @escaping (Duration) -> Void) {
        self.frames = frames
        self.tell = tell
    }

    var width: Int { frames.width }
    var height: Int { frames.height }
    var isOpaque: Bool { frames.isOpaque }
    var delays: [FrameDelay] { frames.delays }
    var tags: [FrameTag] { frames.tags }

    mutating func draw(_ index: Int, over previous: Int?, on canvas: Canvas) throws -> PixelBox? {
        try Task.checkCancellation()
        FrameProgress.watcher?(index, delays.count)
        let start = ContinuousClock.now
        defer { tell(ContinuousClock.now - start) }
        return try frames.draw(index, over: previous, on: canvas)
    }

    /// What composing the rows takes is the encoder's time: it asks for them one by one, between its own work on them.
    mutating func rows(of index: Int) throws -> (any FrameRows)? {
        try Task.checkCancellation()
        let start = ContinuousClock.now
        defer { tell(ContinuousClock.now - start) }
        guard let rows = try frames.rows(of: index) else { return nil }
        FrameProgress.watcher?(index, delays.count)
        return rows
    }
}
