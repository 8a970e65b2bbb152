import CDeflate

/// Adler-32 (RFC 1950 §8.2) as its two sums, so that the sums of consecutive pieces can be joined.
struct AdlerSum: Hashable {
    private static let modulus: UInt64 = 65_521

    private var plain: UInt64
    private var weighted: UInt64

    /// The sum of nothing at the beginning of a stream.
    static let start = AdlerSum(plain: 1, weighted: 0)
    /// The sum of nothing further on: what a piece is counted from before it is joined.
    static let zero = AdlerSum(plain: 0, weighted: 0)

    private init(plain: UInt64, weighted: UInt64) {
        self.plain = plain
        self.weighted = weighted
    }

    /// The checksum as it stands in the file.
    var value: UInt32 { UInt32(truncatingIfNeeded: weighted << 16 | plain) }

    mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) {
        let sum = unsafe libdeflate_adler32(value, bytes, count)
        plain = UInt64(sum & 0xFFFF)
        weighted = UInt64(sum >> 16)
    }

    /// Appends `byte`, then zeros, `count` bytes in all.
    mutating func append(_ byte: UInt8, thenZerosUpTo count: Int) {
        plain = (plain + UInt64(byte)) % Self.modulus
        weighted = (weighted + plain * UInt64(count)) % Self.modulus
    }

    /// Appends a piece of `count` bytes that was summed from ``zero``.
    mutating func append(_ piece: AdlerSum, count: Int) {
        weighted = (weighted + piece.weighted + plain * (UInt64(count) % Self.modulus)) % Self.modulus
        plain = (plain + piece.plain) % Self.modulus
    }
}
