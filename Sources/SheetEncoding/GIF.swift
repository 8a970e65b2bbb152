/// Graphics Interchange Format, version 89a: the frames of a sequence as one file, sent on while it is made.
///
/// One table of colours for all frames. Opaque frames are written as the smallest box that changes, in which what stays
/// is transparent. Of other frames pixels that are wholly clear stay clear, all others are drawn in front of the matte,
/// and each frame is cleared before the next.
package enum GIF {
    /// How an animation is written.
    package struct Options: Sendable, Hashable {
        /// How often it plays; 0 is for ever.
        package var plays: Int
        /// Entries of the table, one of which is for transparency.
        package var colors: Int
        /// Whether colours between two entries are drawn as a pattern of both.
        package var dithers: Bool
        /// Behind pixels that shine through, 0xRRGGBB.
        package var matte: UInt32
        /// Without influence on the bytes.
        package var kernels: PixelKernels

        package static let colorCounts = 2...256

        /// `plays` is 0…65,535, `colors` one of ``colorCounts``.
        package init(
            plays: Int = 0,
            colors: Int = 256,
            dithers: Bool = true,
            matte: UInt32 = 0xFF_FFFF,
            kernels: PixelKernels = .best
        ) {
            precondition((0...65_535).contains(plays) && Self.colorCounts.contains(colors), "what GIF can say")
            self.plays = plays
            self.colors = colors
            self.dithers = dithers
            self.matte = matte
            self.kernels = kernels
        }
    }

    /// When which frame is shown: GIF's clock ticks in 1/100 s, and browsers show a frame of one tick for ten.
    package static func timing(of delays: [FrameDelay]) -> FrameTiming {
        FrameTiming(delays, perSecond: 100, least: 2)
    }

    /// Writes the frames of ``timing(of:)``.
    package static func encode(
        _ frames: some FrameSequence,
        _ options: Options = Options(),
        to sink: @escaping ByteSink
    ) throws {
        let timing = timing(of: frames.delays)
        let selected = SelectedFrames(frames, timing, perSecond: 100)
        let matte = Matte(color: options.matte)
        let table = ColorTable(
            try palette(of: selected, matte, count: options.colors - 1),
            matte,
            dithers: options.dithers
        )
        let file = try GIFFile(
            width: frames.width,
            height: frames.height,
            table.colors,
            plays: options.plays,
            to: sink
        )
        var indexer = GIFIndexer(table, width: frames.width, height: frames.height)
        var walk = FrameWalk(selected, kernels: options.kernels)
        var pending: GIFFrame?
        while let step = try walk.advance() {
            let ticks = timing.entries[step.index].ticks
            let box = frames.isOpaque ? step.change.flatMap { indexer.advance(to: step.canvas, in: $0) } : step.change
            if box == nil, let waiting = pending, waiting.ticks + ticks <= GIFFrame.mostTicks {
                pending?.ticks += ticks
                continue
            }
            if let pending { try file.append(pending) }
            pending =
                frames.isOpaque
                ? indexer.changes(in: box ?? .firstPixel, ticks: ticks) : indexer.picture(of: step.canvas, ticks: ticks)
        }
        if let pending { try file.append(pending) }
        try file.end()
    }

    /// Frames that are looked at for the table, spread evenly from the first to the last: enough to meet the colours of a
    /// screen on its way into the dark. One that is as the one before is not counted again.
    private static let mostSamples = 48

    private static func palette(of frames: some FrameSequence, _ matte: Matte, count: Int) throws -> [UInt32] {
        var frames = frames
        var histogram = ColorHistogram(matte)
        let canvas = Canvas(width: frames.width, height: frames.height)
        let last = frames.delays.count - 1
        let samples = min(mostSamples, last + 1)
        var previous: Int?
        for sample in 0..<samples {
            let index = samples > 1 ? last * sample / (samples - 1) : 0
            let change = try frames.draw(index, over: previous, on: canvas)
            if previous == nil || change != nil { histogram.add(canvas) }
            previous = index
        }
        let colors = MedianCut.colors(of: histogram, count: count)
        // Nothing but clear pixels still needs a table.
        return colors.isEmpty ? [matte.color] : colors
    }
}
