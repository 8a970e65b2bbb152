import CPixelKernels
import Synchronization

/// A picture's rows as a zlib stream (RFC 1950), in one piece a band.
struct ZlibStream {
    private(set) var pieces: [[UInt8]]

    /// Deflate with a window of 32 KiB, of the kind that fast compressors make.
    private static let header: [UInt8] = [0x78, 0x01]

    /// Nil if the picture has pixels that `format` cannot say.
    init?(_ bitmap: Bitmap, _ format: PixelFormat, kernels: PixelKernels, sharing share: PNG.Sharing) {
        let bands = Bands.of(width: bitmap.width, height: bitmap.height)
        let encoded = Mutex([EncodedBand?](repeating: nil, count: bands.count))
        share(bands.count) { index in
            let isLast = index == bands.count - 1
            let band = bitmap.withRows { Self.encode($0, bands[index], format, isLast: isLast, kernels: kernels) }
            encoded.withLock { $0[index] = band }
        }
        var sum = AdlerSum.start
        pieces = []
        for band in encoded.withLock({ $0 }) {
            guard let band else { return nil }
            sum.append(band.sum, count: band.rowBytes)
            pieces.append(pieces.isEmpty ? Self.header + band.bytes : band.bytes)
        }
        for shift in [24, 16, 8, 0] as [UInt32] {
            pieces[pieces.count - 1].append(UInt8(truncatingIfNeeded: sum.value >> shift))
        }
    }

    private static func encode(
        _ rows: PixelRows,
        _ band: Range<Int>,
        _ format: PixelFormat,
        isLast: Bool,
        kernels: PixelKernels
    ) -> EncodedBand? {
        let workspace = EncoderWorkspace(width: rows.width)
        switch format {
        case .rgb:
            let layout = OpaqueLayout(kernels: kernels.functions)
            return BandEncoder(rows, layout, kernels: kernels, workspace: workspace).encode(band, isLast: isLast)
        case .rgba:
            let layout = StraightLayout()
            return BandEncoder(rows, layout, kernels: kernels, workspace: workspace).encode(band, isLast: isLast)
        case .indexed(let palette):
            let layout = IndexedLayout(palette: palette)
            return BandEncoder(rows, layout, kernels: kernels, workspace: workspace).encode(band, isLast: isLast)
        }
    }
}
