/// WebP: a picture, or the frames of a sequence as one file. libwebp compresses, libwebpmux puts together. After the first
/// frame, each is the smallest box around what changes, its origin on even pixels, as the format wants it.
package enum WebP {
    /// The longest side, pixels.
    package static let maximumSide = 16_383

    /// How a picture is compressed.
    package struct Options: Sendable, Hashable {
        /// nil keeps every pixel as it is; 0…100 is lossy, alpha kept as it is either way.
        package var quality: Double?
        package var optimization: PNG.Optimization
        /// How often an animation plays; 0 is for ever.
        package var plays: Int
        /// Without influence on the bytes.
        package var kernels: PixelKernels

        /// `quality` is 0…100, `plays` 0…65,535.
        package init(
            quality: Double? = nil,
            optimization: PNG.Optimization = .speed,
            plays: Int = 0,
            kernels: PixelKernels = .best
        ) {
            precondition(quality.map { (0...100).contains($0) } ?? true, "a quality is 0…100")
            precondition((0...65_535).contains(plays), "what WebP can say")
            self.quality = quality
            self.optimization = optimization
            self.plays = plays
            self.kernels = kernels
        }
    }

    /// A picture as a file.
    package static func encode(_ bitmap: Bitmap, _ options: Options = Options()) throws -> [UInt8] {
        try checkSides(bitmap.width, bitmap.height)
        let picture = try WebPImage(width: bitmap.width, height: bitmap.height)
        bitmap.withRows(picture.draw)
        return try picture.encode(WebPSettings(options))
    }

    /// When which frame is shown: WebP's clock ticks in milliseconds.
    package static func timing(of delays: [FrameDelay]) -> FrameTiming {
        FrameTiming(delays, perSecond: 1_000, least: 1)
    }

    /// The frames of ``timing(of:)`` as a file. Its length stands at its beginning, so it is whole before it can be sent:
    /// what is kept until then is compressed.
    package static func encode(animation frames: some FrameSequence, _ options: Options = Options()) throws -> [UInt8] {
        try checkSides(frames.width, frames.height)
        let timing = timing(of: frames.delays)
        var walk = FrameWalk(SelectedFrames(frames, timing, perSecond: 1_000), kernels: options.kernels)
        let settings = try WebPSettings(options)
        let file = try WebPAnimation(width: frames.width, height: frames.height, plays: options.plays)
        var pending: (bytes: [UInt8], box: PixelBox, milliseconds: Int)?
        while let step = try walk.advance() {
            let milliseconds = timing.entries[step.index].ticks
            if step.change == nil, let waiting = pending,
                waiting.milliseconds + milliseconds <= WebPAnimation.mostMilliseconds
            {
                pending?.milliseconds += milliseconds
                continue
            }
            if let pending { try file.append(pending.bytes, at: pending.box, milliseconds: pending.milliseconds) }
            var box = step.change ?? .firstPixel
            box.minX &= ~1
            box.minY &= ~1
            let picture = try WebPImage(width: box.width, height: box.height)
            step.canvas.withRows(of: box, picture.draw)
            pending = (bytes: try picture.encode(settings), box: box, milliseconds: milliseconds)
        }
        if let pending { try file.append(pending.bytes, at: pending.box, milliseconds: pending.milliseconds) }
        return try file.assembled()
    }

    private static func checkSides(_ width: Int, _ height: Int) throws(EncodingError) {
        guard max(width, height) <= maximumSide else { throw .sideTooLong(most: maximumSide) }
    }
}
