import Synchronization

/// A picture's rows as a zlib stream (RFC 1950), in the pieces in which it was made.
struct ZlibStream {
    private(set) var pieces: [[UInt8]]

    /// Deflate with a window of 32 KiB, of the kind that fast compressors make.
    static let header: [UInt8] = [0x78, 0x01]

    /// Nil if the picture has pixels that `format` cannot say.
    init?(_ bitmap: Bitmap, _ format: PixelFormat, _ options: PNG.Options, sharing share: PNG.Sharing) {
        let parts =
            switch format {
            case .rgb: Self.parts(of: bitmap, OpaqueLayout(), options, share)
            case .rgba: Self.parts(of: bitmap, StraightLayout(), options, share)
            case .indexed(let palette): Self.parts(of: bitmap, IndexedLayout(palette: palette), options, share)
            }
        guard let parts else { return nil }
        pieces = parts
    }

    private static func parts<Layout: PixelLayout>(
        of bitmap: Bitmap,
        _ layout: Layout,
        _ options: PNG.Options,
        _ share: PNG.Sharing
    ) -> [[UInt8]]? {
        switch options.optimization {
        case .speed: bands(of: bitmap, layout, options.kernels, share)
        case .size: whole(bitmap, layout, options.kernels).map { [$0] }
        }
    }

    /// One piece a band, each band on its own, joined by their checksums.
    private static func bands<Layout: PixelLayout>(
        of bitmap: Bitmap,
        _ layout: Layout,
        _ kernels: PixelKernels,
        _ share: PNG.Sharing
    ) -> [[UInt8]]? {
        let bands = Bands.of(width: bitmap.width, height: bitmap.height)
        let encoded = Mutex([EncodedBand?](repeating: nil, count: bands.count))
        share(bands.count) { index in
            let isLast = index == bands.count - 1
            let band = bitmap.withRows { rows in
                BandEncoder(rows, layout, kernels: kernels, workspace: EncoderWorkspace(width: rows.width))
                    .encode(bands[index], isLast: isLast)
            }
            encoded.withLock { $0[index] = band }
        }
        var sum = AdlerSum.start
        var pieces: [[UInt8]] = []
        for band in encoded.withLock({ $0 }) {
            guard let band else { return nil }
            sum.append(band.sum, count: band.rowBytes)
            pieces.append(pieces.isEmpty ? header + band.bytes : band.bytes)
        }
        for shift in [24, 16, 8, 0] as [UInt32] {
            pieces[pieces.count - 1].append(UInt8(truncatingIfNeeded: sum.value >> shift))
        }
        return pieces
    }

    private static func whole<Layout: PixelLayout>(
        _ bitmap: Bitmap,
        _ layout: Layout,
        _ kernels: PixelKernels
    ) -> [UInt8]? {
        bitmap.withRows { rows in
            FilteredRows(
                rows,
                0..<rows.height,
                layout,
                kernels: kernels,
                workspace: EncoderWorkspace(width: rows.width)
            )
        }
        .map { DeflateCompressor.zlibStream(of: $0.bytes) }
    }
}
