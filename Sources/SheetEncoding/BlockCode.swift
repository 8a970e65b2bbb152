/// What one block of Deflate is written with: a code for literals and lengths, one for distances, and the bits that
/// announce them. The codes are the block's own, or the fixed ones where announcing would cost more than it saves.
struct BlockCode {
    /// The number after the code is how many bits of it count.
    struct Field: Hashable {
        let bits: UInt64
        let count: UInt64
    }

    /// Behind the bit that says whether the block is the last.
    let header: [Field]
    let literals: HuffmanCode
    let distances: HuffmanCode
    /// Header, contents and end of the block.
    let bitCount: Int

    /// The cheaper code for literals, lengths and distances as frequent as this; the end of the block is counted.
    init(literalFrequencies: [UInt32], distanceFrequencies: [UInt32]) {
        let own = BlockCode(
            header: Self.header,
            literals: HuffmanCode(frequencies: literalFrequencies, limit: 15),
            distances: HuffmanCode(frequencies: distanceFrequencies, limit: 15),
            literalFrequencies,
            distanceFrequencies
        )
        guard own.bitCount < Self.mostBitsWorthComparing else {
            self = own
            return
        }
        let fixed = BlockCode(
            header: { _, _ in [Field(bits: 1, count: 2)] },
            literals: Self.fixedLiterals,
            distances: Self.fixedDistances,
            literalFrequencies,
            distanceFrequencies
        )
        self = own.bitCount < fixed.bitCount ? own : fixed
    }

    /// An announcement takes some hundred bits; past this it has long paid for itself.
    private static let mostBitsWorthComparing = 20_000

    private static let extraBitsOfLiterals =
        [Int](repeating: 0, count: 257) + DeflateAlphabet.lengthSteps.map(\.extraBits)
    private static let extraBitsOfDistances = DeflateAlphabet.distanceSteps.map(\.extraBits)

    private init(
        header: (HuffmanCode, HuffmanCode) -> [Field],
        literals: HuffmanCode,
        distances: HuffmanCode,
        _ literalFrequencies: [UInt32],
        _ distanceFrequencies: [UInt32]
    ) {
        self.header = header(literals, distances)
        self.literals = literals
        self.distances = distances
        bitCount =
            1 + self.header.reduce(0) { $0 + Int($1.count) }
            + literals.cost(literalFrequencies, extraBits: Self.extraBitsOfLiterals)
            + distances.cost(distanceFrequencies, extraBits: Self.extraBitsOfDistances)
    }

    /// RFC 1951 §3.2.6, without the two lengths that may not occur.
    private static let fixedLiterals = HuffmanCode(
        lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
    )
    private static let fixedDistances = HuffmanCode(lengths: [UInt8](repeating: 5, count: 30))

    /// RFC 1951 §3.2.7: how many lengths, the code that they are said in, and the lengths.
    private static func header(_ literals: HuffmanCode, _ distances: HuffmanCode) -> [Field] {
        let literalLengths = literals.lengths.trimmed(toAtLeast: 257)
        let distanceLengths = distances.lengths.trimmed(toAtLeast: 1)
        let words = LengthWord.words(for: literalLengths + distanceLengths)
        var frequencies = [UInt32](repeating: 0, count: 19)
        for word in words { frequencies[word.symbol] += 1 }
        let code = HuffmanCode(frequencies: frequencies, limit: 7)
        let codes = code.codes
        let ordered = LengthWord.order.map { code.lengths[$0] }.trimmed(toAtLeast: 4)

        var header = [
            Field(bits: 2, count: 2),
            Field(bits: UInt64(literalLengths.count - 257), count: 5),
            Field(bits: UInt64(distanceLengths.count - 1), count: 5),
            Field(bits: UInt64(ordered.count - 4), count: 4),
        ]
        header += ordered.map { Field(bits: UInt64($0), count: 3) }
        for word in words {
            let length = UInt64(code.lengths[word.symbol])
            let bits = UInt64(codes[word.symbol]) | UInt64(word.extra) << length
            header.append(Field(bits: bits, count: length + UInt64(word.extraBits)))
        }
        return header
    }
}

/// A code length, or a repetition of some: the alphabet in which a block says its codes (RFC 1951 §3.2.7).
private struct LengthWord {
    let symbol: Int
    let extra: Int
    let extraBits: Int

    /// The order in which the lengths of this alphabet's own code are said: the rare ones last, to be left out.
    static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    static func words(for lengths: [UInt8]) -> [LengthWord] {
        var words: [LengthWord] = []
        var index = 0
        while index < lengths.count {
            let length = lengths[index]
            let run = lengths[index...].prefix { $0 == length }.count
            var rest = run
            if length == 0 {
                while rest >= 11 {
                    let count = min(rest, 138)
                    words.append(LengthWord(symbol: 18, extra: count - 11, extraBits: 7))
                    rest -= count
                }
                if rest >= 3 {
                    words.append(LengthWord(symbol: 17, extra: rest - 3, extraBits: 3))
                    rest = 0
                }
            } else {
                words.append(LengthWord(symbol: Int(length), extra: 0, extraBits: 0))
                rest -= 1
                while rest >= 3 {
                    let count = min(rest, 6)
                    words.append(LengthWord(symbol: 16, extra: count - 3, extraBits: 2))
                    rest -= count
                }
            }
            for _ in 0..<rest { words.append(LengthWord(symbol: Int(length), extra: 0, extraBits: 0)) }
            index += run
        }
        return words
    }
}

extension HuffmanCode {
    /// Bits that symbols this frequent take, with the extra bits behind each.
    fileprivate func cost(_ frequencies: [UInt32], extraBits: [Int]) -> Int {
        frequencies.indices.reduce(0) { $0 + Int(frequencies[$1]) * (Int(lengths[$1]) + extraBits[$1]) }
    }
}

extension [UInt8] {
    /// Without the zeros at the end, but no shorter than `count`.
    fileprivate func trimmed(toAtLeast count: Int) -> [UInt8] {
        Array(prefix(Swift.max(count, (lastIndex { $0 != 0 } ?? -1) + 1)))
    }
}
