/// Deflate's bits, the lowest first, without a branch: eight bytes are stored at each turn, of which the whole ones
/// count.
@safe struct BitWriter {
    /// Bytes that are written past the end.
    static let slack = 8

    private(set) var next: UnsafeMutablePointer<UInt8>
    /// Bits that do not fill a byte yet, fewer than 8.
    private var pending: UInt64 = 0
    private var pendingCount: UInt64 = 0

    init(at start: UnsafeMutablePointer<UInt8>) {
        unsafe next = start
    }

    /// The low `count` bits of `bits`, at most 56; the bits above are 0.
    @inline(__always)
    mutating func put(_ bits: UInt64, _ count: UInt64) {
        pending |= bits &<< pendingCount
        unsafe UnsafeMutableRawPointer(next).storeBytes(of: pending.littleEndian, as: UInt64.self)
        let filled = pendingCount &+ count
        unsafe next += Int(truncatingIfNeeded: filled &>> 3)
        pending &>>= filled & ~7
        pendingCount = filled & 7
    }

    /// Zero bits to the next whole byte.
    mutating func align() {
        if pendingCount > 0 { put(0, 8 - pendingCount) }
    }
}
