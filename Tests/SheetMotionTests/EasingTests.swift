import SheetConfiguration
import SheetMotion
import Testing

@Suite struct LinearEasingTests {
    /// linear(0 0%, 1 50%, .5 60%, 1)
    private let zigzag = LinearEasing([
        LinearStop(output: 0, start: 0), LinearStop(output: 1, start: 0.5), LinearStop(output: 0.5, start: 0.6),
        LinearStop(output: 1),
    ])

    @Test(arguments: [(0.25, 0.5), (0.6, 0.5), (0.8, 0.75), (-0.25, -0.5), (0, 0), (1, 1), (1.4, 1.5)])
    func linesLeadFromStopToStopAndGoOnOutside(progress: Double, expected: Double) {
        #expect(abs(zigzag.value(at: progress) - expected) < 1e-12)
    }

    @Test func inputsLeftOutAreSpreadEvenly() {
        let easing = LinearEasing([0, 1, 0, 1].map { LinearStop(output: $0) })
        #expect(abs(easing.value(at: 1.0 / 3) - 1) < 1e-12)
        #expect(abs(easing.value(at: 2.0 / 3)) < 1e-12)
        #expect(easing.value(at: 1) == 1)
    }

    @Test func inputBelowOneBeforeItIsRaised() {
        let easing = LinearEasing([
            LinearStop(output: 0), LinearStop(output: 0.2, start: 0.6), LinearStop(output: 0.8, start: 0.3),
            LinearStop(output: 1),
        ])
        #expect(easing.value(at: 0.6) == 0.8)
        #expect(abs(easing.value(at: 0.3) - 0.1) < 1e-12)
        #expect(abs(easing.value(at: 0.8) - 0.9) < 1e-12)
    }

    @Test func stopWithTwoInputsHolds() {
        let easing = LinearEasing([
            LinearStop(output: 0), LinearStop(output: 0.5, start: 0.25, end: 0.75), LinearStop(output: 1),
        ])
        #expect([0.25, 0.4, 0.75].map(easing.value(at:)) == [0.5, 0.5, 0.5])
        #expect(easing.css == "linear(0 0%, 0.5 25%, 0.5 75%, 1 100%)")
    }
}

@Suite struct StepsTests {
    static let staircases: [(StepPosition, [(Double, Double)])] = [
        (.start, [(0, 0.25), (0.24, 0.25), (0.25, 0.5), (0.75, 1), (1, 1), (-0.1, 0)]),
        (.end, [(0, 0), (0.24, 0), (0.25, 0.25), (0.99, 0.75), (1, 1), (1.5, 1.5)]),
        (.none, [(0, 0), (0.24, 0), (0.26, 1.0 / 3), (0.99, 1), (1, 1)]),
        (.both, [(0, 0.2), (0.24, 0.2), (0.26, 0.4), (0.99, 0.8), (1, 1)]),
    ]

    @Test(arguments: staircases)
    func fourStepsJumpWhereTheirPositionSays(position: StepPosition, points: [(Double, Double)]) {
        let steps = Steps(count: 4, position: position)
        for (progress, expected) in points {
            #expect(abs(steps.value(at: progress) - expected) < 1e-12, "at \(progress)")
        }
    }

    @Test(arguments: StepPosition.allCases)
    func endIsReachedWhereverTheJumpsAre(position: StepPosition) {
        for count in 2...7 { #expect(Steps(count: count, position: position).value(at: 1) == 1) }
    }
}

@Suite struct CSSNumberTests {
    @Test(arguments: [
        (0, "0"), (-0.0, "0"), (1, "1"), (0.5, "0.5"), (-0.25, "-0.25"), (1e-7, "0"), (0.000_001, "0.000001"),
        (123.456_789, "123.456789"), (-284, "-284"), (0.1 + 0.2, "0.3"), (0.05, "0.05"),
    ])
    func numberIsWrittenToTheMillionthWithoutAnExponent(number: Double, expected: String) {
        #expect(number.css == expected)
    }
}

@Suite struct TrackModeTests {
    private func track(_ members: String) throws -> Timeline {
        try timeline(
            """
            {"screen": {"width": 320, "height": 480}, "sheet": {"transitionStyle": "custom", "transition": {"entry": {
              "duration": 1, "curve": "linear", "tracks": {"rotation": {\(members)}}}}}}
            """
        )
    }

    private func values(_ members: String, at instants: [Double]) throws -> [Double] {
        let timeline = try track(members)
        return instants.map { timeline.pose(at: $0).sheet.rotation }
    }

    private func expect(_ values: [Double], _ expected: [Double]) {
        #expect(values.count == expected.count)
        for (value, expected) in zip(values, expected) { #expect(abs(value - expected) < 1e-12) }
    }

    @Test func linearValuesAreSpreadEvenlyUnlessKeyTimesSayOtherwise() throws {
        try expect(values(#""values": [0, 4, 0]"#, at: [0.25, 0.5, 0.75]), [2, 4, 2])
        try expect(values(#""values": [0, 4, 0], "keyTimes": [0, 0.8, 1]"#, at: [0.4, 0.8, 0.9]), [2, 4, 2])
    }

    @Test func discreteValuesHold() throws {
        let values = try values(
            #""values": [1, 2, 3, 0], "calculationMode": "discrete""#,
            at: [0, 0.24, 0.25, 0.74, 0.8]
        )
        expect(values, [1, 1, 2, 3, 0])
    }

    @Test func pacedValuesMoveAtAnEvenSpeed() throws {
        let members = #""values": [0, 1, 4, 0], "keyTimes": [0, 0.5, 0.6, 1], "calculationMode": "paced""#
        try expect(values(members, at: [0.125, 0.5, 0.75]), [1, 4, 2])
    }

    @Test func cubicValuesAreReachedSmoothly() throws {
        let members = #""values": [0, 1, 3, 0], "calculationMode": "cubic""#
        try expect(values(members, at: [1.0 / 3, 2.0 / 3]), [1, 3])
        let timeline = try track(members)
        for key in [1.0 / 3, 2.0 / 3] {
            let before = timeline.pose(at: key - 1e-5).sheet.rotation
            let at = timeline.pose(at: key).sheet.rotation
            let after = timeline.pose(at: key + 1e-5).sheet.rotation
            #expect(abs((at - before) - (after - at)) < 1e-8, "the slope is the same on both sides")
        }
    }

    @Test func cubicPacedReachesItsValuesByDistance() throws {
        let members = #""values": [0, 1, 3, 0], "calculationMode": "cubicPaced""#
        try expect(values(members, at: [1.0 / 6, 0.5]), [1, 3])
    }

    @Test func eachWayHasItsOwnCurve() throws {
        let members = #""values": [0, 1, 2], "curves": [{"steps": 1}, "linear"]"#
        try expect(values(members, at: [0.25, 0.499, 0.75]), [0, 0, 1.5])
    }
}
