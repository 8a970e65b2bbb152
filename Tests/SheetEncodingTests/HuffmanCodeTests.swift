import Testing

@testable import SheetEncoding

@Suite struct HuffmanCodeTests {
    /// Every codeword once: Σ 2^−length is 1, in units of 2^−15.
    private func kraftSum(_ code: HuffmanCode) -> Int {
        code.lengths.reduce(0) { $1 == 0 ? $0 : $0 + 1 << (15 - Int($1)) }
    }

    @Test(arguments: [7, 15])
    func frequenciesOfFibonacciKeepWithinTheLimit(limit: Int) {
        var frequencies: [UInt32] = [1, 1]
        while frequencies.count < 40 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
        let code = HuffmanCode(frequencies: frequencies, limit: limit)
        #expect(code.lengths.allSatisfy { (1...limit).contains(Int($0)) })
        #expect(kraftSum(code) == 1 << 15)
    }

    @Test func randomFrequenciesGiveCompleteCodesThatFavourTheFrequent() {
        var generator = SplitMix(state: 11)
        for _ in 0..<200 {
            let count = Int.random(in: 2...286, using: &generator)
            let scale = UInt32.random(in: 1...20, using: &generator)
            let frequencies = (0..<count).map { _ in
                UInt32.random(in: 0...1 << scale, using: &generator) >> UInt32.random(in: 0...scale, using: &generator)
            }
            guard frequencies.filter({ $0 > 0 }).count > 1 else { continue }
            let code = HuffmanCode(frequencies: frequencies, limit: 15)
            #expect(kraftSum(code) == 1 << 15)
            for (length, frequency) in zip(code.lengths, frequencies) { #expect((length > 0) == (frequency > 0)) }
            let byFrequency = frequencies.indices.filter { frequencies[$0] > 0 }
                .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
            #expect(zip(byFrequency, byFrequency.dropFirst()).allSatisfy { code.lengths[$0] >= code.lengths[$1] })
        }
    }

    /// Within one bit of the entropy, as every Huffman code is.
    @Test func costIsNearTheEntropy() {
        let code = HuffmanCode(frequencies: [8, 4, 2, 1, 1], limit: 15)
        #expect(code.lengths == [1, 2, 3, 4, 4])
    }

    @Test func aLoneSymbolHasOneBit() {
        let code = HuffmanCode(frequencies: [0, 0, 9, 0], limit: 15)
        #expect(code.lengths == [0, 0, 1, 0])
        #expect(code.codes == [0, 0, 0, 0])
    }

    @Test func nothingUsedIsNothingCoded() {
        #expect(HuffmanCode(frequencies: [0, 0], limit: 15).lengths == [0, 0])
    }

    /// The example of RFC 1951 §3.2.2, its bits turned round.
    @Test func codesAreTheStandardsCanonicalOnes() {
        let code = HuffmanCode(lengths: [3, 3, 3, 3, 3, 2, 4, 4])
        #expect(code.codes == [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111])
    }
}

@Suite struct DeflateAlphabetTests {
    @Test func everyLengthLiesInItsSymbolsRange() {
        for length in DeflateAlphabet.matchLengths {
            let step = DeflateAlphabet.lengthSteps[Int(DeflateAlphabet.lengthSymbols[length])]
            #expect((step.base..<(step.base + 1 << step.extraBits)).contains(length))
        }
        #expect(DeflateAlphabet.lengthSymbols[258] == 28)
    }

    @Test func everyDistanceLiesInItsSymbolsRange() {
        for distance in 1...DeflateAlphabet.window {
            let symbol = DeflateAlphabet.distanceSymbols[DeflateAlphabet.distanceSlot(distance)]
            let step = DeflateAlphabet.distanceSteps[Int(symbol)]
            #expect((step.base..<(step.base + 1 << step.extraBits)).contains(distance))
        }
    }
}
