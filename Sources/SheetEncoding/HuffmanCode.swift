/// A canonical prefix code (RFC 1951 §3.2.2): a length in bits a symbol, 0 where the symbol is not used.
struct HuffmanCode: Hashable {
    let lengths: [UInt8]

    init(lengths: [UInt8]) {
        self.lengths = lengths
    }

    /// The shortest code for symbols this frequent whose lengths stay within `limit` (nearly: past the limit codes are
    /// lengthened by rule, not by the optimum). A lone symbol gets one bit. Ties are broken by the symbol's number, so
    /// that the same frequencies give the same code everywhere.
    init(frequencies: [UInt32], limit: Int) {
        // The frequency above, the symbol below: sorted as plain numbers, in a quarter of the time.
        let keys = frequencies.indices.compactMap { symbol in
            frequencies[symbol] > 0 ? UInt64(frequencies[symbol]) << 16 | UInt64(symbol) : nil
        }
        let used = keys.sorted().map { Int($0 & 0xFFFF) }
        var lengths = [UInt8](repeating: 0, count: frequencies.count)
        if used.count == 1 {
            lengths[used[0]] = 1
        } else if used.count > 1 {
            var counts = Self.depthCounts(weights: used.map { UInt64(frequencies[$0]) }, limit: limit)
            Self.mend(&counts, limit: limit)
            var length = limit
            for symbol in used {
                while counts[length] == 0 { length -= 1 }
                counts[length] -= 1
                lengths[symbol] = UInt8(length)
            }
        }
        self.lengths = lengths
    }

    /// How many leaves of the best tree stand at each depth, deeper ones counted at `limit`. `weights` rise.
    private static func depthCounts(weights: [UInt64], limit: Int) -> [Int] {
        let leafCount = weights.count
        // Leaves first, then the inner nodes in the order of their making, which is the order of their weights.
        var weights = weights
        var parents = [Int](repeating: 0, count: 2 * leafCount - 1)
        var (leaf, inner) = (0, leafCount)
        for node in leafCount..<(2 * leafCount - 1) {
            var weight: UInt64 = 0
            for _ in 0..<2 {
                let takesLeaf = leaf < leafCount && (inner == node || weights[leaf] <= weights[inner])
                let child = takesLeaf ? leaf : inner
                if takesLeaf { leaf += 1 } else { inner += 1 }
                parents[child] = node
                weight += weights[child]
            }
            weights.append(weight)
        }
        var depths = [Int](repeating: 0, count: 2 * leafCount - 1)
        for node in stride(from: 2 * leafCount - 3, through: leafCount, by: -1) {
            depths[node] = depths[parents[node]] + 1
        }
        var counts = [Int](repeating: 0, count: limit + 1)
        for leaf in 0..<leafCount {
            counts[min(depths[parents[leaf]] + 1, limit)] += 1
        }
        return counts
    }

    /// Cutting depths off at `limit` can promise more codes than there are: leaves are moved down, each time freeing
    /// exactly one code of full length, until the code fits.
    private static func mend(_ counts: inout [Int], limit: Int) {
        var promised = counts.indices.dropFirst().reduce(0) { $0 + counts[$1] << (limit - $1) }
        while promised > 1 << limit {
            var depth = limit - 1
            while counts[depth] == 0 { depth -= 1 }
            counts[depth] -= 1
            counts[depth + 1] += 2
            counts[limit] -= 1
            promised -= 1
        }
    }

    /// The code of every symbol, its bits in the order in which Deflate writes them: the first is the lowest.
    var codes: [UInt16] {
        var next = [UInt16](repeating: 0, count: 17)
        for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
        for length in 1..<17 { next[length] = (next[length] + next[length - 1]) << 1 }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            defer { next[Int(length)] += 1 }
            return next[Int(length)].bitsReversed >> (16 - UInt16(length))
        }
    }
}

extension UInt16 {
    fileprivate var bitsReversed: UInt16 {
        var bits = byteSwapped
        bits = (bits & 0x0F0F) << 4 | bits >> 4 & 0x0F0F
        bits = (bits & 0x3333) << 2 | bits >> 2 & 0x3333
        return (bits & 0x5555) << 1 | bits >> 1 & 0x5555
    }
}
