import Testing

@testable import HTTPServer

@Suite struct ChunkedDecoderTests {
    private static let bodies = [
        "5\r\nhello\r\n0\r\n\r\n",
        "1\r\na\r\nA;name=value\r\n0123456789\r\n000;x=\"q\\\"\"\r\nTrailer: x\r\nOther:\r\n\r\n",
        "0\r\n\r\n",
    ]

    private func decode(
        _ pieces: [ArraySlice<UInt8>],
        limit: Int = 1000
    ) -> (outcome: ChunkedDecoder.Outcome, body: [UInt8], used: Int) {
        var decoder = ChunkedDecoder(limits: ServerLimits(), bodyLimit: limit)
        var body: [UInt8] = []
        var used = 0
        for piece in pieces {
            var consumed = 0
            let outcome = decoder.decode(Array(piece).span, consumed: &consumed, into: &body)
            used += consumed
            guard outcome == .needsMore else { return (outcome, body, used) }
        }
        return (.needsMore, body, used)
    }

    @Test(arguments: bodies)
    func everyPrefixNeedsMore(text: String) {
        let bytes = Array(text.utf8)
        for end in 0..<bytes.count { #expect(decode([bytes[..<end]]).outcome == .needsMore) }
        #expect(decode([bytes[...]]).outcome == .finished)
    }

    @Test(arguments: bodies)
    func everySplitGivesTheSameAndLeavesTheNextRequestAlone(text: String) {
        let length = text.utf8.count
        let bytes = Array((text + "GET / HTTP/1.1").utf8)
        let whole = decode([bytes[...]])
        for split in 0...bytes.count {
            let parts = decode([bytes[..<split], bytes[split...]])
            #expect(parts.outcome == .finished)
            #expect(parts.body == whole.body)
            #expect(parts.used == length)
        }
        #expect(decode(bytes.indices.map { bytes[$0...$0] }).body == whole.body)
    }

    @Test func contentIsPutTogether() {
        #expect(decode([Array(Self.bodies[1].utf8)[...]]).body == Array("a0123456789".utf8))
    }

    @Test(arguments: [(5, ChunkedDecoder.Outcome.finished), (4, .violation(.contentTooLarge))])
    func theLimitIsInclusive(limit: Int, outcome: ChunkedDecoder.Outcome) {
        #expect(decode([Array(Self.bodies[0].utf8)[...]], limit: limit).outcome == outcome)
    }

    @Test func aChunkOverTheLimitIsRefusedBeforeItsDataCome() {
        #expect(decode([Array("fffffff\r\n".utf8)[...]]).outcome == .violation(.contentTooLarge))
    }

    @Test func honestChunksMayBeSmall() {
        let bytes = Array((String(repeating: "10\r\n0123456789abcdef\r\n", count: 5000) + "0\r\n\r\n").utf8)
        #expect(decode([bytes[...]], limit: 1 << 20).outcome == .finished)
    }

    /// A stand-in for a fuzzer: broken bodies give an answer and never trap, however they are cut.
    @Test func brokenBodiesNeverTrapAndNeverDependOnTheirCut() {
        var random = SplitMix(seed: 0xC4A2)
        for round in 0..<3000 {
            var bytes = Array(Self.bodies[round % 2].utf8)
            for _ in 0...random.below(3) { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
            let whole = decode([bytes[...]])
            let split = random.below(bytes.count)
            let parts = decode([bytes[..<split], bytes[split...]])
            #expect(parts.outcome == whole.outcome, "seed 0xC4A2, round \(round)")
            #expect(parts.body == whole.body, "seed 0xC4A2, round \(round)")
        }
    }
}
