import Synchronization

/// A picture's rows as a zlib stream (RFC 1950), in the pieces in which it was made.
struct ZlibStream {
    private(set) var pieces: [[UInt8]]

    /// Deflate with a window of 32 KiB, of the kind that fast compressors make.
    static let header: [UInt8] = [0x78, 0x01]

    /// Nil if the picture has pixels that `format` cannot say.
    init?(_ bitmap: Bitmap, _ format: PixelFormat, _ options: PNG.Options, sharing share: PNG.Sharing) {
        let parts =
            switch options.optimization {
            case .speed:
                Self.bands(width: bitmap.width, height: bitmap.height, sharing: share) { band, isLast in
                    bitmap.withRows {
                        $0.encoded(band, isLast: isLast, format, options.kernels, EncoderWorkspace(width: bitmap.width))
                    }
                }
            case .size:
                bitmap.withRows { $0.filtered(format, options.kernels, EncoderWorkspace(width: bitmap.width)) }.map(
                    Self.compressed
                )
            }
        guard let parts else { return nil }
        pieces = parts
    }

    /// The same bytes for the same pixels, in memory that is used again; `workspace` is for rows of this width or more.
    init?(_ rows: PixelRows, _ format: PixelFormat, _ options: PNG.Options, in workspace: EncoderWorkspace) {
        let parts: [[UInt8]]?
        switch options.optimization {
        case .speed:
            let bands = Bands.of(width: rows.width, height: rows.height)
            parts = Self.joined(
                bands.indices.map { index in
                    let isLast = index == bands.count - 1
                    return rows.encoded(bands[index], isLast: isLast, format, options.kernels, workspace)
                }
            )
        case .size:
            parts = rows.filtered(format, options.kernels, workspace).map(Self.compressed)
        }
        guard let parts else { return nil }
        pieces = parts
    }

    var byteCount: Int { pieces.reduce(0) { $0 + $1.count } }

    /// One piece a band, each band on its own.
    private static func bands(
        width: Int,
        height: Int,
        sharing share: PNG.Sharing,
        _ encode: @escaping @Sendable (_ band: Range<Int>, _ isLast: Bool) -> EncodedBand?
    ) -> [[UInt8]]? {
        let bands = Bands.of(width: width, height: height)
        let encoded = Mutex([EncodedBand?](repeating: nil, count: bands.count))
        share(bands.count) { index in
            let band = encode(bands[index], index == bands.count - 1)
            encoded.withLock { $0[index] = band }
        }
        return joined(encoded.withLock { $0 })
    }

    /// Bands as one stream, by their checksums; nil if one is missing.
    private static func joined(_ bands: [EncodedBand?]) -> [[UInt8]]? {
        var sum = AdlerSum.start
        var pieces: [[UInt8]] = []
        for band in bands {
            guard let band else { return nil }
            sum.append(band.sum, count: band.rowBytes)
            pieces.append(pieces.isEmpty ? header + band.bytes : band.bytes)
        }
        for shift in [24, 16, 8, 0] as [UInt32] {
            pieces[pieces.count - 1].append(UInt8(truncatingIfNeeded: sum.value >> shift))
        }
        return pieces
    }

    private static func compressed(_ rows: FilteredRows) -> [[UInt8]] {
        [DeflateCompressor.zlibStream(of: rows.bytes)]
    }
}

extension PixelRows {
    /// The rows `band` in the layout of `format`; nil if it cannot say one of their pixels.
    fileprivate func encoded(
        _ band: Range<Int>,
        isLast: Bool,
        _ format: PixelFormat,
        _ kernels: PixelKernels,
        _ workspace: EncoderWorkspace
    ) -> EncodedBand? {
        func encoded(_ layout: some PixelLayout) -> EncodedBand? {
            BandEncoder(self, layout, kernels: kernels, workspace: workspace).encode(band, isLast: isLast)
        }
        return switch format {
        case .rgb: encoded(OpaqueLayout())
        case .rgba: encoded(StraightLayout())
        case .indexed(let palette): encoded(IndexedLayout(palette: palette))
        }
    }

    /// All rows, for a compressor that works on bytes; nil if `format` cannot say one of their pixels.
    fileprivate func filtered(
        _ format: PixelFormat,
        _ kernels: PixelKernels,
        _ workspace: EncoderWorkspace
    ) -> FilteredRows? {
        func filtered(_ layout: some PixelLayout) -> FilteredRows? {
            FilteredRows(self, 0..<height, layout, kernels: kernels, workspace: workspace)
        }
        return switch format {
        case .rgb: filtered(OpaqueLayout())
        case .rgba: filtered(StraightLayout())
        case .indexed(let palette): filtered(IndexedLayout(palette: palette))
        }
    }
}
