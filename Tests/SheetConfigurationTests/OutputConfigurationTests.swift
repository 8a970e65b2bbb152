import Testing

@testable import SheetConfiguration

@Suite struct OutputConfigurationTests {
    private func output(_ members: String) throws -> OutputConfiguration {
        try ReelConfiguration(json: #"{"output": {\#(members)}}"#).output
    }

    @Test(arguments: OutputConfiguration.Phase.allCases)
    func everyPhaseHasAName(phase: OutputConfiguration.Phase) throws {
        #expect(try output(#""phase": "\#(phase.rawValue)""#).phase == phase)
    }

    @Test func anInstantIsATimeOrAProgress() throws {
        #expect(try output(#""time": 0.2"#).moment == .time(0.2))
        #expect(try output(#""time": 0"#).moment == .time(0))
        #expect(try output(#""progress": 0.25"#).moment == .progress(0.25))
        #expect(try output(#""phase": "exit""#).moment == .progress(1))
    }

    @Test(
        arguments: [
            ("", .rate(framesPerSecond: 30, count: nil)),
            (#""fps": 60"#, .rate(framesPerSecond: 60, count: nil)),
            (#""fps": 12.5, "frames": 10"#, .rate(framesPerSecond: 12.5, count: 10)),
            (#""frames": 24"#, .count(24)),
            (#""frames": 2.4e1"#, .count(24)),
            (#""times": [0.3, 0, 0.3]"#, .times([0.3, 0, 0.3])),
            (#""times": [1], "time": 2"#, .times([1])),
        ] as [(String, OutputConfiguration.Sampling)]
    )
    func severalFramesAreSpreadByRateByCountOrByTimes(members: String, sampling: OutputConfiguration.Sampling) throws {
        #expect(try output(members).sampling == sampling)
    }

    @Test(arguments: [
        (#""time": 1, "progress": 1"#, "/output/progress", "Give either time or progress, not both."),
        (#""progress": 1, "time": 1"#, "/output/time", "Give either time or progress, not both."),
        (#""times": [1], "fps": 30"#, "/output/fps", "Give either times or fps, not both."),
        (#""frames": 30, "times": [1]"#, "/output/times", "Give either times or frames, not both."),
        (#""fps": 30, "times": [1], "frames": 2"#, "/output/times", "Give either times or fps, frames, not both."),
    ])
    func waysThatExcludeEachOtherAreAConflictOfBoth(members: String, pointer: String, detail: String) throws {
        let faults = try faults(#"{"output": {\#(members)}}"#)
        #expect(faults.map(\.code) == [.conflict])
        #expect(faults.map(\.pointer) == [pointer])
        #expect(faults.map(\.detail) == [detail])
    }

    @Test func aFaultyMemberIsStillInTheWayOfAnother() throws {
        let faults = try faults(#"{"output": {"time": "now", "progress": 2}}"#)
        #expect(faults.map(\.code) == [.wrongType, .conflict, .outOfRange])
    }
}
