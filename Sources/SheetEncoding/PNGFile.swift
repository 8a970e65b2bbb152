import CDeflate

/// A PNG file while it is written: the signature, then chunk after chunk.
struct PNGFile {
    private(set) var bytes: [UInt8] = Self.signature

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    mutating func append(_ chunk: PNGChunk) {
        bytes.reserveCapacity(bytes.count + chunk.data.count + 12)
        chunk.write(to: &bytes)
    }
}

/// One chunk: four letters and what they announce.
struct PNGChunk {
    let type: [UInt8]
    let data: [UInt8]

    init(_ type: StaticString, _ data: [UInt8] = []) {
        self.type = type.withUTF8Buffer { unsafe Array($0) }
        self.data = data
    }

    /// CRC-32 of the type and the data.
    var checksum: UInt32 {
        let afterType = unsafe type.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
        // A null pointer would start the sum anew.
        guard !data.isEmpty else { return afterType }
        return unsafe data.withUnsafeBytes { unsafe libdeflate_crc32(afterType, $0.baseAddress, $0.count) }
    }

    func write(to bytes: inout [UInt8]) {
        bytes.append(bigEndian: UInt32(data.count))
        bytes.append(contentsOf: type)
        bytes.append(contentsOf: data)
        bytes.append(bigEndian: checksum)
    }

    static func header(width: Int, height: Int, _ format: PixelFormat) -> PNGChunk {
        var data: [UInt8] = []
        data.append(bigEndian: UInt32(width))
        data.append(bigEndian: UInt32(height))
        // 8 bits a channel; the only compression and filter methods there are; not interlaced.
        data.append(contentsOf: [8, format.colorType, 0, 0, 0])
        return PNGChunk("IHDR", data)
    }

    static func palette(_ palette: Palette) -> PNGChunk {
        PNGChunk(
            "PLTE",
            palette.colors.map(StraightColor.init).flatMap { color in
                [24, 16, 8].map { UInt8(truncatingIfNeeded: color.value >> $0) }
            }
        )
    }

    /// The alphas of a palette as far as colours shine through; nil if none does.
    static func alphas(_ palette: Palette) -> PNGChunk? {
        let alphas = palette.colors.map { UInt8($0 >> 24) }.prefix { $0 < 255 }
        return alphas.isEmpty ? nil : PNGChunk("tRNS", Array(alphas))
    }

    /// Colours are sRGB, perceptual intent.
    static let standardColor = PNGChunk("sRGB", [0])
    static let end = PNGChunk("IEND")
}

extension [UInt8] {
    mutating func append(bigEndian value: UInt32) {
        for shift in [24, 16, 8, 0] as [UInt32] {
            append(UInt8(truncatingIfNeeded: value >> shift))
        }
    }
}
