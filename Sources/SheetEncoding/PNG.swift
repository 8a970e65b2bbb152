/// Portable Network Graphics (ISO/IEC 15948): a bitmap as a file. The bytes depend on the pixels alone: no time, no
/// text, fixed settings, whatever the processor and however many share the work.
package enum PNG {
    /// Calls its second argument once with each number below the first, in any order or at the same time, and returns
    /// when all calls have; Dispatch's `concurrentPerform` is one.
    package typealias Sharing = (_ count: Int, _ part: @Sendable (Int) -> Void) -> Void

    /// What an encoder may spend. Either way the pixels come back as they were.
    package enum Optimization: Sendable, Hashable, CaseIterable {
        /// A frame of 780 × 1688 pixels in a few milliseconds.
        case speed
        /// A fifth fewer bytes for twenty times the time.
        case size
    }

    /// How a picture is encoded.
    package struct Options: Sendable, Hashable {
        package var optimization: Optimization
        /// Without influence on the bytes.
        package var kernels: PixelKernels

        package init(optimization: Optimization = .speed, kernels: PixelKernels = .best) {
            self.optimization = optimization
            self.kernels = kernels
        }
    }

    /// The whole file: 8 bits a channel, sRGB; a palette for few colours, else RGB where every pixel is opaque and RGBA
    /// otherwise.
    package static func encode(_ bitmap: Bitmap, _ options: Options = Options()) -> [UInt8] {
        encode(bitmap, options) { count, part in
            for index in 0..<count { part(index) }
        }
    }

    /// The same bytes, the work cut into parts that `share` hands to whom it likes. There is one part if the size is
    /// what matters.
    package static func encode(_ bitmap: Bitmap, _ options: Options = Options(), sharing share: Sharing) -> [UInt8] {
        let likely = bitmap.withRows { PixelFormat(likelyFor: $0, kernels: options.kernels) }
        for format in [likely, .rgba] {
            if let stream = ZlibStream(bitmap, format, options, sharing: share) {
                return file(bitmap.width, bitmap.height, format, stream)
            }
        }
        preconditionFailure("RGBA says every pixel")
    }

    /// The same bytes for the same pixels, in memory that is used again; `workspace` is for rows of this width or more.
    static func encode(_ rows: PixelRows, _ options: Options, in workspace: EncoderWorkspace) -> [UInt8] {
        for format in [PixelFormat(likelyFor: rows, kernels: options.kernels), .rgba] {
            if let stream = ZlibStream(rows, format, options, in: workspace) {
                return file(rows.width, rows.height, format, stream)
            }
        }
        preconditionFailure("RGBA says every pixel")
    }

    private static func file(_ width: Int, _ height: Int, _ format: PixelFormat, _ stream: ZlibStream) -> [UInt8] {
        var file = PNGFile()
        file.append(.header(width: width, height: height, format))
        file.append(.standardColor)
        if case .indexed(let palette) = format {
            file.append(.palette(palette))
            if let alphas = PNGChunk.alphas(palette) { file.append(alphas) }
        }
        for piece in stream.pieces { file.append(PNGChunk("IDAT", piece)) }
        file.append(.end)
        return file.bytes
    }
}
