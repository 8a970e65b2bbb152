import CDeflate
import Testing

/// A PNG file read back by the book: every checksum, the filters None and Up, nothing left over.
struct DecodedPNG {
    let width: Int
    let height: Int
    let colorType: Int
    let chunks: [String]
    /// 0xAARRGGBB, alpha not premultiplied.
    let pixels: [UInt32]

    init(_ bytes: [UInt8]) throws {
        try #require(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        var chunks: [String] = []
        var header: [UInt8] = []
        var stream: [UInt8] = []
        var offset = 8
        while offset < bytes.count {
            let length = Self.word(bytes, offset)
            let type = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
            let data = Array(bytes[(offset + 8)..<(offset + 8 + length)])
            let checked = Array(bytes[(offset + 4)..<(offset + 8 + length)])
            try #require(Self.checksum(checked) == Self.word(bytes, offset + 8 + length), "CRC of \(type)")
            switch type {
            case "IHDR": header = data
            case "IDAT": stream += data
            default: break
            }
            chunks.append(type)
            offset += 12 + length
        }
        try #require(offset == bytes.count)
        self.chunks = chunks
        width = Self.word(header, 0)
        height = Self.word(header, 4)
        colorType = Int(header[9])
        try #require(Array(header[8...]) == [8, UInt8(colorType), 0, 0, 0])

        let channels = colorType == 2 ? 3 : 4
        let rowBytes = width * channels
        let rows = try Self.inflate(stream, length: height * (rowBytes + 1))
        var above = [UInt8](repeating: 0, count: rowBytes)
        var pixels: [UInt32] = []
        for y in 0..<height {
            let start = y * (rowBytes + 1)
            var row = Array(rows[(start + 1)...(start + rowBytes)])
            switch rows[start] {
            case 0: break
            case 2: for index in row.indices { row[index] &+= above[index] }
            default: Issue.record("row \(y) has filter \(rows[start])")
            }
            for x in 0..<width {
                let pixel = row[(x * channels)..<((x + 1) * channels)].map(UInt32.init)
                pixels.append((channels == 4 ? pixel[3] : 255) << 24 | pixel[0] << 16 | pixel[1] << 8 | pixel[2])
            }
            above = row
        }
        self.pixels = pixels
    }

    private static func word(_ bytes: [UInt8], _ offset: Int) -> Int {
        bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func checksum(_ bytes: [UInt8]) -> Int {
        unsafe bytes.withUnsafeBytes { unsafe Int(libdeflate_crc32(0, $0.baseAddress, $0.count)) }
    }

    private static func inflate(_ stream: [UInt8], length: Int) throws -> [UInt8] {
        let decompressor = try unsafe #require(libdeflate_alloc_decompressor())
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        var output = [UInt8](repeating: 0, count: length)
        let result = unsafe stream.withUnsafeBytes { input in
            unsafe output.withUnsafeMutableBytes { output in
                // With no place for the actual length, only exactly `length` bytes count as success.
                unsafe libdeflate_zlib_decompress(
                    decompressor,
                    input.baseAddress,
                    input.count,
                    output.baseAddress,
                    output.count,
                    nil
                )
            }
        }
        try #require(result == LIBDEFLATE_SUCCESS)
        return output
    }
}
