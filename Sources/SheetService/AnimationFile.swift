import SheetConfiguration
import SheetEncoding

/// Frames as one moving picture.
enum AnimationFile {
    /// The whole file. Throws what drawing a frame throws, and an `EncodingError`.
    static func bytes(
        of frames: some FrameSequence,
        as format: Format,
        _ container: ContainerConfiguration
    ) throws -> [UInt8] {
        let optimization: PNG.Optimization = container.optimize == .size ? .size : .speed
        var bytes: [UInt8] = []
        switch format {
        case .webp:
            let options = WebP.Options(quality: container.quality, optimization: optimization, plays: container.loop)
            return try WebP.encode(animation: frames, options)
        case .gif:
            let options = GIF.Options(
                plays: container.loop,
                colors: container.colors,
                dithers: container.dither,
                matte: container.matte.rgb
            )
            try GIF.encode(frames, options) { bytes += $0 }
        default:
            let options = APNG.Options(
                plays: container.loop,
                poster: container.poster.map { min($0, frames.delays.count - 1) },
                png: PNG.Options(optimization: optimization)
            )
            try APNG.encode(frames, options) { bytes += $0 }
        }
        return bytes
    }
}

extension Color {
    /// 0xRRGGBB, whatever its alpha.
    fileprivate var rgb: UInt32 {
        [red, green, blue].reduce(0) { $0 << 8 | UInt32(($1 * 255 + 0.5).rounded(.down)) }
    }
}
