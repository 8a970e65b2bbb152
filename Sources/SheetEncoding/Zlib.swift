import CDeflate

/// Whole zlib streams (RFC 1950) of small data.
package enum Zlib {
    /// Why a stream gives no data.
    package enum Failure: Error, Sendable, Hashable {
        case malformed
        /// It would give more than was allowed.
        case tooLong
    }

    /// Whether `bytes` start as a zlib stream does: the deflate method, a window of at most 32 KiB, no preset dictionary,
    /// and a header that is a multiple of 31.
    package static func starts(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 2 else { return false }
        return bytes[0] & 0x0F == 8 && bytes[0] >> 4 <= 7 && bytes[1] & 0x20 == 0
            && (Int(bytes[0]) << 8 | Int(bytes[1])).isMultiple(of: 31)
    }

    /// The data of one whole stream, at most `limit` bytes of it: a short stream can stand for very much.
    package static func inflate(_ stream: [UInt8], limit: Int) throws(Failure) -> [UInt8] {
        precondition(limit >= 0, "a limit is a number of bytes")
        guard let decompressor = unsafe libdeflate_alloc_decompressor() else {
            preconditionFailure("memory for a decompressor")
        }
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        var (taken, result) = (0, LIBDEFLATE_BAD_DATA)
        let data = unsafe [UInt8](unsafeUninitializedCapacity: limit) { output, count in
            unsafe stream.withUnsafeBytes { input in
                result = unsafe libdeflate_zlib_decompress_ex(
                    decompressor,
                    input.baseAddress,
                    input.count,
                    output.baseAddress,
                    limit,
                    &taken,
                    &count
                )
            }
        }
        switch result {
        case LIBDEFLATE_SUCCESS where taken == stream.count: return data
        case LIBDEFLATE_INSUFFICIENT_SPACE: throw .tooLong
        default: throw .malformed
        }
    }

    /// `data` as one stream, as short as libdeflate makes it at its usual pains.
    package static func deflate(_ data: [UInt8]) -> [UInt8] { DeflateCompressor.zlibStream(of: data) }
}
