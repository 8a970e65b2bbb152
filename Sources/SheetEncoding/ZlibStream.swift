import CDeflate

/// A zlib stream (RFC 1950), by libdeflate.
enum ZlibStream {
    /// Level 6: on interface pictures its bytes are a sixth fewer than Cairo's writer makes, at a quarter of the time.
    private static let level: Int32 = 6

    static func compress(_ bytes: [UInt8]) -> [UInt8] {
        guard let compressor = unsafe libdeflate_alloc_compressor(level) else {
            preconditionFailure("memory for a compressor")
        }
        defer { unsafe libdeflate_free_compressor(compressor) }
        let bound = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
        return unsafe [UInt8](unsafeUninitializedCapacity: bound) { output, count in
            count = unsafe bytes.withUnsafeBytes { input in
                unsafe libdeflate_zlib_compress(compressor, input.baseAddress, input.count, output.baseAddress, bound)
            }
            precondition(count > 0, "the bound is enough for any input")
        }
    }
}
