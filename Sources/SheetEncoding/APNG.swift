/// Animated Portable Network Graphics (PNG, third edition, §11.3.5): the frames of a sequence as one file, sent on while
/// it is made.
///
/// After the first frame, each is the smallest box around what changes. Nothing is ever cleared (dispose NONE), since
/// clear pixels cost next to nothing in a box that covers the old place as well. A frame without change makes the one
/// before it last longer.
package enum APNG {
    /// How an animation is written.
    package struct Options: Sendable, Hashable {
        /// How often it plays; 0 is for ever.
        package var plays: Int
        /// The frame that programs show which know no animation; nil for the first. It need not be the start.
        package var poster: Int?
        package var png: PNG.Options

        package init(plays: Int = 0, poster: Int? = nil, png: PNG.Options = PNG.Options()) {
            self.plays = plays
            self.poster = poster
            self.png = png
        }
    }

    /// Writes all frames. Delays are exact fractions of 16-bit numbers; where there is none, the nearest convergent.
    package static func encode(
        _ frames: some FrameSequence,
        _ options: Options = Options(),
        to sink: @escaping ByteSink
    ) throws {
        let delays = frames.delays
        var walk = FrameWalk(frames, kernels: options.png.kernels)
        let encoder = APNGFrameEncoder(width: frames.width, isOpaque: frames.isOpaque, options.png)
        var file = APNGFile(plays: options.plays, frameCount: delays.count, to: sink)
        try file.begin(width: frames.width, height: frames.height, encoder.format)
        if let poster = options.poster {
            precondition(delays.indices.contains(poster), "the poster is one of the frames")
            try file.append(poster: encoder.picture(of: walk.drawAlone(poster), frame: poster))
        }
        var pending: APNGFrame?
        while let step = try walk.advance() {
            let delay = delays[step.index]
            if step.change == nil, file.canMerge, let longer = pending?.delay.appending(delay) {
                pending?.delay = longer
                file.merge()
                continue
            }
            if let pending { try file.append(pending) }
            pending = try encoder.frame(step, delay)
        }
        if let pending { try file.append(pending) }
        try file.end()
    }
}
