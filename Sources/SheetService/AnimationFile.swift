import SheetConfiguration
import SheetEncoding

/// Frames as one moving picture.
enum AnimationFile {
    /// The whole file. Throws what drawing a frame throws, and an `EncodingError`: `fileTooLong` once it has more than
    /// `settings` allow.
    static func bytes(of frames: some FrameSequence, as format: Format, _ settings: AnimationSettings) throws -> [UInt8]
    {
        let container = settings.container
        let optimization: PNG.Optimization = settings.optimize == .size ? .size : .speed
        var bytes: [UInt8] = []
        let append: ByteSink = { piece in
            bytes += piece
            if let most = container.maxBytes, bytes.count > most { throw EncodingError.fileTooLong(most: most) }
        }
        switch format {
        case .webp:
            let options = WebP.Options(quality: settings.quality, optimization: optimization, plays: container.loop)
            try append(try WebP.encode(animation: frames, options))
        case .gif:
            let options = GIF.Options(plays: container.loop, colors: settings.colors, dithers: container.dither)
            try GIF.encode(frames, options, to: append)
        default:
            // The first frame that is left at or after the one that is asked for.
            let step = settings.frameStep
            let poster = container.poster.map { min(($0 + step - 1) / step, frames.delays.count - 1) }
            let options = APNG.Options(
                plays: container.loop,
                poster: poster,
                png: PNG.Options(optimization: optimization)
            )
            try APNG.encode(frames, options, to: append)
        }
        return bytes
    }
}
