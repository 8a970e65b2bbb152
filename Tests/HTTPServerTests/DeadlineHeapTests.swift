import Testing

@testable import HTTPServer

@Suite struct DeadlineHeapTests {
    @Test func deadlinesComeInOrderAndNotBeforeTheirTime() {
        var random = SplitMix(seed: 7)
        var heap = DeadlineHeap()
        let start = ContinuousClock.now
        let delays = (0..<500).map { _ in random.below(1000) }
        for (index, delay) in delays.enumerated() {
            heap.insert(.init(instant: start + .milliseconds(delay), token: Token(slot: UInt32(index), generation: 0)))
        }
        var seen: [Int] = []
        for now in stride(from: 0, through: 1000, by: 10) {
            while let entry = heap.popExpired(at: start + .milliseconds(now)) {
                seen.append(delays[Int(entry.token.slot)])
                #expect(delays[Int(entry.token.slot)] <= now)
            }
            #expect(heap.first.map { $0 > start + .milliseconds(now) } ?? true)
        }
        #expect(seen == delays.sorted())
    }

    @Test func tokensSurviveTheKernel() {
        let token = Token(slot: 0xDEAD_BEEF, generation: 0xFFFF_FFFF)
        #expect(Token(bits: token.bits) == token)
        #expect(Token(bits: 1 << 32).generation == 1)
    }
}
