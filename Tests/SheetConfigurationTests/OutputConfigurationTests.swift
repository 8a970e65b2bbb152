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

    @Test func containersHaveDefaults() throws {
        let container = try output("").container
        #expect(container.loop == 3 && container.holdEnd == 0 && container.optimize == .speed)
        #expect(container.quality == nil && container.poster == nil && container.maxBytes == nil)
        #expect(container.colors == 256 && container.dither)
        let sprite = try output("").sprite
        #expect(sprite.atlas == .texturePacker && sprite.columns == nil && sprite.maxEdge == 4_096)
        #expect(sprite.padding == 0 && sprite.extrude == 0 && !sprite.powerOfTwo && sprite.split && sprite.page == 0)
    }

    @Test func aQueryNamesContainersPlainly() throws {
        let query = [("loop", "0"), ("quality", "80"), ("atlas", "aseprite"), ("split", "false")]
        let output = try ReelConfiguration(query: query.map { (name: $0, value: $1) }).output
        #expect(output.container.loop == 0 && output.container.quality == 80)
        #expect(output.sprite.atlas == .aseprite && !output.sprite.split)
    }

    @Test(
        arguments: [
            (#""loop": -1"#, "loop"), (#""loop": 1.5"#, "loop"), (#""quality": 101"#, "quality"),
            (#""colors": 1"#, "colors"), (#""poster": -1"#, "poster"),
            (#""maxBytes": 10"#, "maxBytes"), (#""columns": 0"#, "columns"), (#""maxEdge": 16385"#, "maxEdge"),
            (#""extrude": 65"#, "extrude"), (#""atlas": "json""#, "atlas"),
        ]
    )
    func whatContainersCannotSayIsRefused(members: String, name: String) throws {
        #expect(try faults(#"{"output": {\#(members)}}"#).map(\.pointer) == ["/output/\(name)"])
    }
}
