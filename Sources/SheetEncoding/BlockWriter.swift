/// Writes a block's tokens in its code. Each token is put together from tables and written at once: three literals are
/// at most 45 bits, a match 48.
@safe struct BlockWriter {
    /// The code in bits 0–31, how many of them count above.
    private let literals: [UInt64]
    /// By a match's length: code and extra bits.
    private let lengths: [UInt64]
    /// By ``DeflateAlphabet/distanceSlot(_:)``: the code in bits 0–15, its length in bits 16–23, code and extra bits
    /// together in bits 24–31, and the distance − 1 that the extra bits are counted from above.
    private let distances: [UInt64]
    private let endOfBlock: BlockCode.Field
    private let code: BlockCode

    init(_ code: BlockCode) {
        self.code = code
        let literalCodes = code.literals.codes
        let literal = { (symbol: Int) in
            UInt64(literalCodes[symbol]) | UInt64(code.literals.lengths[symbol]) << 32
        }
        literals = (0..<256).map(literal)
        let end = literal(DeflateAlphabet.endOfBlock)
        endOfBlock = BlockCode.Field(bits: end & 0xFFFF_FFFF, count: end >> 32)
        lengths = DeflateAlphabet.lengthSymbols.indices.map { length in
            guard DeflateAlphabet.matchLengths.contains(length) else { return 0 }
            let symbol = Int(DeflateAlphabet.lengthSymbols[length])
            let step = DeflateAlphabet.lengthSteps[symbol]
            let codeLength = Int(code.literals.lengths[257 + symbol])
            let bits = UInt64(literalCodes[257 + symbol]) | UInt64(length - step.base) << codeLength
            return bits | UInt64(codeLength + step.extraBits) << 32
        }
        let distanceCodes = code.distances.codes
        distances = DeflateAlphabet.distanceSymbols.map { symbol in
            let step = DeflateAlphabet.distanceSteps[Int(symbol)]
            let codeLength = UInt64(code.distances.lengths[Int(symbol)])
            let allBits = codeLength + UInt64(step.extraBits)
            return UInt64(distanceCodes[Int(symbol)]) | codeLength << 16 | allBits << 24 | UInt64(step.base - 1) << 32
        }
    }

    /// The whole block: header, `tokens`, end.
    func write(_ tokens: UnsafeBufferPointer<UInt32>, isLast: Bool, to output: inout BitWriter) {
        output.put(isLast ? 1 : 0, 1)
        for field in code.header { output.put(field.bits, field.count) }
        unsafe literals.withUnsafeBufferPointer { literals in
            unsafe lengths.withUnsafeBufferPointer { lengths in
                unsafe distances.withUnsafeBufferPointer { distances in
                    unsafe Self.write(
                        tokens,
                        literals.baseAddress!,
                        lengths.baseAddress!,
                        distances.baseAddress!,
                        to: &output
                    )
                }
            }
        }
        output.put(endOfBlock.bits, endOfBlock.count)
    }

    private static func write(
        _ tokens: UnsafeBufferPointer<UInt32>,
        _ literals: UnsafePointer<UInt64>,
        _ lengths: UnsafePointer<UInt64>,
        _ distances: UnsafePointer<UInt64>,
        to output: inout BitWriter
    ) {
        var writer = output
        var index = 0
        while index < tokens.count {
            let token = unsafe tokens[index]
            index &+= 1
            if token & Token.matchFlag != 0 {
                let length = unsafe lengths[Int(token &>> 16 & 0x1FF)]
                let back = Int(token & 0x7FFF)
                let distance = unsafe distances[DeflateAlphabet.distanceSlot(back &+ 1)]
                let place = UInt64(truncatingIfNeeded: back) &- distance &>> 32
                let distanceBits = distance & 0xFFFF | place &<< (distance &>> 16 & 0xFF)
                let lengthCount = length &>> 32
                writer.put(
                    length & 0xFFFF_FFFF | distanceBits &<< lengthCount,
                    lengthCount &+ distance &>> 24 & 0xFF
                )
            } else if token & Token.byteFlag != 0 {
                let literal = unsafe literals[Int(token & 0xFF)]
                writer.put(literal & 0xFFFF_FFFF, literal &>> 32)
            } else {
                let first = unsafe literals[Int(token &>> 16)]
                let second = unsafe literals[Int(token &>> 8 & 0xFF)]
                let third = unsafe literals[Int(token & 0xFF)]
                let firstCount = first &>> 32
                let twoCount = firstCount &+ second &>> 32
                writer.put(
                    first & 0xFFFF | (second & 0xFFFF) &<< firstCount | (third & 0xFFFF) &<< twoCount,
                    twoCount &+ third &>> 32
                )
            }
        }
        output = writer
    }
}
