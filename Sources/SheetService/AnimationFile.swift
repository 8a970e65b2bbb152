import SheetEncoding

/// Frames as one moving picture.
enum AnimationFile {
    /// Times that it plays: a motion that goes on by itself for long must be one that ends (WCAG 2.2.2).
    private static let plays = 3

    /// The whole file. Throws what drawing a frame throws, and an `EncodingError`.
    static func bytes(of frames: some FrameSequence, as format: Format) throws -> [UInt8] {
        var bytes: [UInt8] = []
        switch format {
        case .webp: return try WebP.encode(animation: frames, WebP.Options(plays: plays))
        case .gif: try GIF.encode(frames, GIF.Options(plays: plays)) { bytes += $0 }
        default: try APNG.encode(frames, APNG.Options(plays: plays)) { bytes += $0 }
        }
        return bytes
    }
}
