import Testing

@testable import SheetEncoding

@Suite struct FrameDelayTests {
    @Test(arguments: [1, 3, 24, 25, 30, 50, 60, 240, 65_535])
    func aFrameOfAWholeRateIsExact(rate: Int) {
        #expect(FrameDelay(1, rate).shortFraction == (1, UInt16(rate)))
        #expect(FrameDelay(1_000, 1_000 * rate).shortFraction == (1, UInt16(rate)))
    }

    @Test(arguments: [(1_001, 60_000), (1, 65_536), (1, 1 << 40), (314_159_265, 100_000_000), (60_000_001, 1_000_000)])
    func whatHasNoShortFractionIsNextToOne(numerator: Int, denominator: Int) {
        let delay = FrameDelay(numerator, denominator)
        let short = delay.shortFraction
        let difference = Double(short.numerator) / Double(short.denominator) - delay.seconds
        #expect(difference.magnitude <= 1.0 / 65_535)
    }

    @Test func nothingIsZeroAndForEverIsTheMost() {
        #expect(FrameDelay(0, 7).shortFraction == (0, 1))
        #expect(FrameDelay(.max, 1).shortFraction == (65_535, 1))
    }

    @Test func delaysAddUpExactly() {
        let sum = (0..<60).reduce(FrameDelay(0, 1)) { sum, _ in sum.appending(FrameDelay(1, 60)) ?? sum }
        #expect(sum == FrameDelay(1, 1))
        #expect(FrameDelay(1, .max).appending(FrameDelay(1, .max - 1)) == nil)
    }

    @Test(arguments: [10, 20, 24, 25, 30, 50])
    func framesBeginAtTheTickNearestToTheirTime(rate: Int) {
        let timing = FrameTiming([FrameDelay](repeating: FrameDelay(1, rate), count: 100), perSecond: 100, least: 2)
        #expect(timing.entries.map(\.frame) == Array(0..<100))
        var start = 0
        for entry in timing.entries {
            #expect((Double(start) / 100 - Double(entry.frame) / Double(rate)).magnitude <= 0.005 + 1e-9)
            start += entry.ticks
        }
    }

    @Test func aThirtiethIsThreeOrFourTicks() {
        let timing = FrameTiming([FrameDelay](repeating: FrameDelay(1, 30), count: 6), perSecond: 100, least: 2)
        #expect(timing.entries.map(\.ticks) == [3, 4, 3, 3, 4, 3])
    }

    /// 60 frames a second are more than ticks of 1/100 s, two a frame, can say.
    @Test func framesThatWouldSlowPlayersDownAreLeftOut() {
        let timing = FrameTiming([FrameDelay](repeating: FrameDelay(1, 60), count: 60), perSecond: 100, least: 2)
        #expect(timing.entries.allSatisfy { $0.ticks >= 2 })
        #expect(timing.entries.reduce(0) { $0 + $1.ticks } == 100)
        #expect(timing.entries.last?.frame == 59)
    }
}
