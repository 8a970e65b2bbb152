import Testing

@testable import SheetConfiguration

@Suite struct FaultListTests {
    private func log(_ offsets: [Int], limit: Int) -> FaultLog {
        let log = FaultLog(.text(Array(repeating: UInt8(ascii: " "), count: 100)), limit: limit)
        for (index, offset) in offsets.enumerated() {
            log.report(at: offset) { Fault(.unknownMember, at: "/\(index)", "Fault \(index).") }
        }
        return log
    }

    @Test func faultsStandInTheOrderOfTheTextAndThoseOfOnePlaceInTheOrderOfFinding() {
        let list = log([50, 10, 30, 10, 50], limit: 9).list()
        #expect(list.listed.map(\.pointer) == ["/1", "/3", "/2", "/0", "/4"])
        #expect(list.listed.map(\.position?.column) == [11, 11, 31, 51, 51])
        #expect(list.omitted == 0)
    }

    @Test func ofTooManyTheFirstOfTheTextAreListed() {
        let list = log([50, 40, 30, 20, 10, 60], limit: 3).list()
        #expect(list.listed.map(\.pointer) == ["/4", "/3", "/2"])
        #expect(list.omitted == 3)
    }

    @Test func ofTooManyInOnePlaceTheFirstFoundAreListed() {
        #expect(log([5, 5, 5], limit: 2).list().listed.map(\.pointer) == ["/0", "/1"])
    }

    @Test func aFaultThatWillNotBeListedIsNeverMade() {
        let log = log([1, 2], limit: 2)
        log.report(at: 3) {
            Issue.record("made")
            return Fault(.unknownMember, at: "", "")
        }
        #expect(log.list().omitted == 1)
    }

    @Test func nothingListedIsNotNothingFound() {
        let log = log([1], limit: 0)
        #expect(!log.isEmpty)
        #expect(log.list() == FaultList(listed: [], omitted: 1))
    }

    @Test func codesAreInKebabCase() {
        #expect(
            Fault.Code.allCases.map(\.rawValue) == [
                "unknown-member", "missing-member", "wrong-type", "out-of-range", "unknown-value", "conflict",
                "impossible", "repeated-parameter", "ambiguous-parameter", "over-budget",
            ]
        )
    }
}
