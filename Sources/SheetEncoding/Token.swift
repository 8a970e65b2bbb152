/// What the search finds, in 32 bits. The top two bits tell the kind:
/// 00 the three bytes of a pixel, 01 one byte, 1x a match with its length in bits 16–24 and distance − 1 in bits 0–14.
enum Token {
    static let byteFlag: UInt32 = 1 << 30
    static let matchFlag: UInt32 = 1 << 31

    /// Literals are counted by their value, matches by their length behind them.
    static let countsForLiterals = 256 + 259
}

/// Takes tokens down and counts them. The caller has made room for them.
@safe struct TokenSink {
    private(set) var next: UnsafeMutablePointer<UInt32>
    private let literals: UnsafeMutablePointer<UInt32>
    private let distances: UnsafeMutablePointer<UInt32>

    init(into workspace: EncoderWorkspace) {
        unsafe next = workspace.tokens + workspace.tokenCount
        unsafe literals = workspace.literalCounts
        unsafe distances = workspace.distanceCounts
    }

    @inline(__always)
    mutating func putByte(_ byte: UInt8) {
        unsafe literals[Int(byte)] &+= 1
        put(Token.byteFlag | UInt32(byte))
    }

    /// Three bytes, the highest first: 0xRRGGBB.
    @inline(__always)
    mutating func putTriple(_ color: UInt32) {
        unsafe literals[Int(color &>> 16)] &+= 1
        unsafe literals[Int(color &>> 8 & 0xFF)] &+= 1
        unsafe literals[Int(color & 0xFF)] &+= 1
        put(color)
    }

    /// The `length` bytes that stand `distance` back once more; any length from 3, in as many matches as it takes.
    @inline(__always)
    mutating func putMatch(length: Int, distance: Int) {
        let slot = DeflateAlphabet.distanceSlot(distance)
        let back = UInt32(truncatingIfNeeded: distance &- 1)
        var rest = length
        while rest > 258 {
            // A rest of one or two bytes could not be said.
            let piece = rest < 261 ? rest &- 3 : 258
            putPiece(piece, slot: slot, back: back)
            rest &-= piece
        }
        putPiece(rest, slot: slot, back: back)
    }

    @inline(__always)
    private mutating func putPiece(_ length: Int, slot: Int, back: UInt32) {
        unsafe literals[256 &+ length] &+= 1
        unsafe distances[slot] &+= 1
        put(Token.matchFlag | UInt32(truncatingIfNeeded: length) &<< 16 | back)
    }

    /// A row of `count` zeros, which repeat themselves from the second on.
    @inline(__always)
    mutating func putZeros(_ count: Int) {
        if count > DeflateAlphabet.matchLengths.lowerBound {
            putByte(0)
            putMatch(length: count &- 1, distance: 1)
        } else {
            // Two bytes are no match: the row of a picture one pixel wide.
            for _ in 0..<count { putByte(0) }
        }
    }

    @inline(__always)
    private mutating func put(_ token: UInt32) {
        unsafe next.pointee = token
        unsafe next += 1
    }
}
