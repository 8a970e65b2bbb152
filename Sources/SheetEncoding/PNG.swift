/// Portable Network Graphics (ISO/IEC 15948): a bitmap as a file. The bytes depend on the pixels alone: no time, no
/// text, fixed settings, whatever the processor and however many share the work.
package enum PNG {
    /// Calls its second argument once with each number below the first, in any order or at the same time, and returns
    /// when all calls have; Dispatch's `concurrentPerform` is one.
    package typealias Sharing = (_ count: Int, _ part: @Sendable (Int) -> Void) -> Void

    /// The whole file: 8 bits a channel, sRGB; a palette for few colours, else RGB where every pixel is opaque and RGBA
    /// otherwise.
    package static func encode(_ bitmap: Bitmap, kernels: PixelKernels = .best) -> [UInt8] {
        encode(bitmap, kernels: kernels) { count, part in
            for index in 0..<count { part(index) }
        }
    }

    /// The same bytes, the work cut into parts that `share` hands to whom it likes.
    package static func encode(_ bitmap: Bitmap, kernels: PixelKernels = .best, sharing share: Sharing) -> [UInt8] {
        let likely = bitmap.withRows { PixelFormat(likelyFor: $0, kernels: kernels) }
        for format in [likely, .rgba] {
            if let stream = ZlibStream(bitmap, format, kernels: kernels, sharing: share) {
                return file(bitmap, format, stream)
            }
        }
        preconditionFailure("RGBA says every pixel")
    }

    private static func file(_ bitmap: Bitmap, _ format: PixelFormat, _ stream: ZlibStream) -> [UInt8] {
        var file = PNGFile()
        file.append(.header(width: bitmap.width, height: bitmap.height, format))
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
