import SheetEncoding

/// Frames as sprite sheets.
enum SpriteFile {
    /// The first sheet; or all of them in an archive. Throws what drawing a frame throws, a `SpriteGridError` and an
    /// `EncodingError`.
    static func bytes(of frames: some FrameSequence, as format: Format) throws -> [UInt8] {
        let grid = try SpriteGrid(
            frameWidth: frames.width,
            frameHeight: frames.height,
            frameCount: frames.delays.count
        )
        var encoder = SpriteEncoder(frames, grid)
        var bytes: [UInt8] = []
        guard format == .zip else {
            try encoder.encode(page: 0) { bytes += $0 }
            return bytes
        }
        var archive = ZIP { bytes += $0 }
        for page in grid.pages.indices {
            var sheet: [UInt8] = []
            try encoder.encode(page: page) { sheet += $0 }
            try archive.add("sprite-\(page).png", sheet)
        }
        try archive.end()
        return bytes
    }
}
