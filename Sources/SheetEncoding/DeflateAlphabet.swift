/// The symbols of Deflate (RFC 1951 §3.2.5): what lengths and distances are called, and the bits that follow.
enum DeflateAlphabet {
    /// Bytes, the end of the block, and the lengths.
    static let literalCount = 286
    static let distanceCount = 30
    static let endOfBlock = 256
    static let matchLengths = 3...258
    /// How far back a match may reach.
    static let window = 32_768

    /// Where a symbol's range begins and how many bits tell the place in it.
    struct Step {
        let base: Int
        let extraBits: Int
    }

    /// Symbols 257…285.
    static let lengthSteps: [Step] = {
        var steps = (0..<8).map { Step(base: 3 + $0, extraBits: 0) }
        for extraBits in 1...5 {
            let first = 3 + 4 << extraBits
            steps += (0..<4).map { Step(base: first + $0 << extraBits, extraBits: extraBits) }
        }
        // 258 has a symbol of its own, though the one before could say it.
        return steps + [Step(base: 258, extraBits: 0)]
    }()

    /// Symbols 0…29.
    static let distanceSteps: [Step] = {
        var steps = (1...4).map { Step(base: $0, extraBits: 0) }
        for extraBits in 1...13 {
            let first = 1 + 2 << extraBits
            steps += (0..<2).map { Step(base: first + $0 << extraBits, extraBits: extraBits) }
        }
        return steps
    }()

    /// The place in ``lengthSteps`` of every length, 0…258; the first three are of no use.
    static let lengthSymbols: [UInt8] = {
        var symbols = [UInt8](repeating: 0, count: 259)
        for (symbol, step) in lengthSteps.enumerated() {
            for length in step.base..<min(step.base + 1 << step.extraBits, 259) { symbols[length] = UInt8(symbol) }
        }
        return symbols
    }()

    /// Short distances have a slot each, the long ones share one by 128: two symbols never meet in a slot.
    static let distanceSlotCount = 512

    @inline(__always)
    static func distanceSlot(_ distance: Int) -> Int {
        let index = distance &- 1
        return index < 256 ? index : 256 &+ index &>> 7
    }

    /// The symbol of every slot. Slots 256 and 257 are never asked for.
    static let distanceSymbols: [UInt8] = {
        var symbols = [UInt8](repeating: 0, count: distanceSlotCount)
        for (symbol, step) in distanceSteps.enumerated() {
            for distance in step.base..<(step.base + 1 << step.extraBits) {
                symbols[distanceSlot(distance)] = UInt8(symbol)
            }
        }
        return symbols
    }()
}
