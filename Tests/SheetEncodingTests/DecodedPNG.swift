import CDeflate
import Testing

/// A PNG file read back by the book: every checksum, the filters None and Up, nothing left over.
struct DecodedPNG {
    let width: Int
    let height: Int
    let colorType: Int
    let chunks: [Chunk]
    /// 0xAARRGGBB, alpha not premultiplied.
    let pixels: [UInt32]

    struct Chunk {
        let type: String
        let data: [UInt8]
    }

    init(_ bytes: [UInt8]) throws {
        chunks = try Self.chunks(of: bytes)
        let header = try #require(chunks.first?.data)
        width = Self.word(header, 0)
        height = Self.word(header, 4)
        let colorType = Int(header[9])
        self.colorType = colorType
        try #require(Array(header[8...]) == [8, UInt8(colorType), 0, 0, 0])
        let stream = chunks.filter { $0.type == "IDAT" }.flatMap(\.data)
        let palette = chunks.first { $0.type == "PLTE" }?.data ?? []
        let alphas = chunks.first { $0.type == "tRNS" }?.data ?? []
        pixels = try Self.pixels(
            of: stream,
            colorType: colorType,
            width: width,
            height: height,
            palette: palette,
            alphas: alphas
        )
    }

    /// The pixels of a zlib stream, with nothing behind it.
    static func pixels(
        of stream: [UInt8],
        colorType: Int,
        width: Int,
        height: Int,
        palette: [UInt8] = [],
        alphas: [UInt8] = []
    ) throws -> [UInt32] {
        let channels = try #require([2: 3, 3: 1, 6: 4][colorType])
        let rows = try unfiltered(
            inflate(stream, length: height * (width * channels + 1)),
            rowBytes: width * channels,
            height: height
        )
        return (0..<(width * height)).map { index in
            switch colorType {
            case 2: return pixel(rows, 3 * index, alpha: 255)
            case 3:
                let entry = Int(rows[index])
                return pixel(palette, 3 * entry, alpha: entry < alphas.count ? alphas[entry] : 255)
            default: return pixel(rows, 4 * index, alpha: rows[4 * index + 3])
            }
        }
    }

    /// The chunks in their order; their checksums hold and nothing stands between or behind them.
    static func chunks(of bytes: [UInt8]) throws -> [Chunk] {
        try #require(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        var chunks: [Chunk] = []
        var offset = 8
        while offset < bytes.count {
            let length = word(bytes, offset)
            let type = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
            let checked = Array(bytes[(offset + 4)..<(offset + 8 + length)])
            try #require(checksum(checked) == word(bytes, offset + 8 + length), "CRC of \(type)")
            chunks.append(Chunk(type: type, data: Array(checked[4...])))
            offset += 12 + length
        }
        try #require(offset == bytes.count)
        return chunks
    }

    /// The rows' bytes without their filters.
    static func unfiltered(_ filtered: [UInt8], rowBytes: Int, height: Int) throws -> [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity(rowBytes * height)
        for y in 0..<height {
            let start = y * (rowBytes + 1)
            rows += filtered[(start + 1)..<(start + 1 + rowBytes)]
            guard filtered[start] != 0 else { continue }
            try #require(filtered[start] == 2, "filter of row \(y)")
            guard y > 0 else { continue }
            for index in (y * rowBytes)..<((y + 1) * rowBytes) { rows[index] &+= rows[index - rowBytes] }
        }
        return rows
    }

    static func inflate(_ stream: [UInt8], length: Int) throws -> [UInt8] {
        let decompressor = try unsafe #require(libdeflate_alloc_decompressor())
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        var output = [UInt8](repeating: 0, count: length)
        var used = 0
        let result = unsafe stream.withUnsafeBytes { input in
            unsafe output.withUnsafeMutableBytes { output in
                // With no place for the actual length, only exactly `length` bytes count as success.
                unsafe libdeflate_zlib_decompress_ex(
                    decompressor,
                    input.baseAddress,
                    input.count,
                    output.baseAddress,
                    output.count,
                    &used,
                    nil
                )
            }
        }
        try #require(result == LIBDEFLATE_SUCCESS)
        try #require(used == stream.count, "bytes behind the stream")
        return output
    }

    private static func pixel(_ bytes: [UInt8], _ offset: Int, alpha: UInt8) -> UInt32 {
        UInt32(alpha) << 24 | UInt32(bytes[offset]) << 16 | UInt32(bytes[offset + 1]) << 8 | UInt32(bytes[offset + 2])
    }

    static func word(_ bytes: [UInt8], _ offset: Int) -> Int {
        bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func checksum(_ bytes: [UInt8]) -> Int {
        unsafe bytes.withUnsafeBytes { unsafe Int(libdeflate_crc32(0, $0.baseAddress, $0.count)) }
    }
}
