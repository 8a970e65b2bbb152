import CPixelKernels

/// Memory that encoding a band needs, kept from one band to the next: touching fresh pages would cost more than the
/// search. What it holds between bands is of no meaning.
@safe final class EncoderWorkspace {
    /// Rows whose pairs of pixels were seen: place y << 16 | x, or ``noPlace``.
    static let hashBits = 12
    static let noPlace = UInt32.max

    let hash = UnsafeMutablePointer<UInt32>.allocate(capacity: 1 << hashBits)
    let literalCounts = UnsafeMutablePointer<UInt32>.allocate(capacity: Token.countsForLiterals)
    let distanceCounts = UnsafeMutablePointer<UInt32>.allocate(capacity: DeflateAlphabet.distanceSlotCount)
    /// One bit a pixel of a row: differs from its left neighbour.
    let mask: UnsafeMutablePointer<UInt64>
    /// A row as it stands in the file, behind its filter type.
    let packed: UnsafeMutablePointer<UInt8>

    private(set) var tokens: UnsafeMutablePointer<UInt32>
    private(set) var tokenCount = 0
    private var tokenCapacity: Int

    /// For rows of up to `width` pixels.
    init(width: Int) {
        unsafe mask = .allocate(capacity: width / 64 + 1)
        unsafe packed = .allocate(capacity: 4 * width + Int(PIXEL_PACK_SLACK))
        // What a busy band of a phone's screen comes to.
        tokenCapacity = 16_384
        unsafe tokens = .allocate(capacity: tokenCapacity)
    }

    deinit {
        unsafe hash.deallocate()
        unsafe literalCounts.deallocate()
        unsafe distanceCounts.deallocate()
        unsafe mask.deallocate()
        unsafe packed.deallocate()
        unsafe tokens.deallocate()
    }

    /// Forgets the band before.
    func reset() {
        unsafe hash.update(repeating: Self.noPlace, count: 1 << Self.hashBits)
        unsafe literalCounts.update(repeating: 0, count: Token.countsForLiterals)
        unsafe distanceCounts.update(repeating: 0, count: DeflateAlphabet.distanceSlotCount)
        tokenCount = 0
    }

    /// Makes room for `count` more tokens, so that the search need not ask for each.
    func reserve(_ count: Int) {
        guard tokenCount + count > tokenCapacity else { return }
        let capacity = max(2 * tokenCapacity, tokenCount + count)
        let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
        unsafe larger.update(from: tokens, count: tokenCount)
        unsafe tokens.deallocate()
        unsafe tokens = larger
        tokenCapacity = capacity
    }

    /// Keeps what `sink` has taken down.
    func commit(_ sink: TokenSink) {
        tokenCount = unsafe sink.next - tokens
    }
}
