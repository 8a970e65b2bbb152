import Testing

@testable import SheetConfiguration

/// Curves, springs, tracks, detents and steps as they are read.
@Suite struct MotionReadingTests {
    private func entry(_ members: String) throws -> MovementConfiguration {
        try ReelConfiguration(json: #"{"sheet": {"transition": {"entry": {\#(members)}}}}"#).sheet.transition.entry
    }

    @Test(
        arguments: [
            (#""linear""#, .linear), (#""easeInOut""#, .easeInOut),
            ("[0.32, 0.72, 0, 1]", .bezier(x1: 0.32, y1: 0.72, x2: 0, y2: 1)),
            (#"{"steps": 4}"#, .steps(count: 4, position: .end)),
            (#"{"steps": 4, "position": "start"}"#, .steps(count: 4, position: .start)),
            (#"{"steps": 1, "position": "none"}"#, .steps(count: 2, position: .none)),
            (
                #"{"linear": [0, [1, 0.5], [0.5, 0.6, 0.7], 1]}"#,
                .stops([
                    LinearStop(output: 0), LinearStop(output: 1, start: 0.5),
                    LinearStop(output: 0.5, start: 0.6, end: 0.7), LinearStop(output: 1),
                ])
            ),
            (
                #"{"spring": {"dampingRatio": 0.8, "duration": 0.5, "initialVelocity": 2}}"#,
                .spring(SpringConfiguration(.timed(dampingRatio: 0.8, duration: 0.5), initialVelocity: 2))
            ),
        ] as [(String, CurveConfiguration)]
    )
    func curveIsReadInEverySpelling(json: String, curve: CurveConfiguration) throws {
        #expect(try entry("\"curve\": \(json)").curve == curve)
    }

    @Test(
        arguments: [
            ("{}", .physical(mass: 1, stiffness: 100, damping: 10)),
            (#"{"mass": 3, "stiffness": 1000, "damping": 500}"#, .physical(mass: 3, stiffness: 1_000, damping: 500)),
            (#"{"response": 0.15, "dampingFraction": 0.86}"#, .response(0.15, dampingFraction: 0.86)),
            (#"{"duration": 0.5, "bounce": 0.3}"#, .perceptual(duration: 0.5, bounce: 0.3)),
            (#"{"bounce": 0.3}"#, .perceptual(duration: 0.5, bounce: 0.3)),
            (#"{"dampingRatio": 0.7, "duration": 0.4}"#, .timed(dampingRatio: 0.7, duration: 0.4)),
        ] as [(String, SpringConfiguration.Shape)]
    )
    func springIsReadInEverySpelling(json: String, shape: SpringConfiguration.Shape) throws {
        #expect(try entry("\"spring\": \(json)").curve == .spring(SpringConfiguration(shape)))
    }

    @Test(arguments: [
        (#""curve": "easy""#, "/curve", Fault.Code.unknownValue), (#""curve": [0, 0, 1]"#, "/curve", .outOfRange),
        (#""curve": [2, 0, 1, 1]"#, "/curve/0", .outOfRange), (#""curve": {}"#, "/curve", .missingMember),
        (#""curve": {"steps": 0}"#, "/curve/steps", .outOfRange),
        (#""curve": {"linear": [0]}"#, "/curve/linear", .outOfRange),
        (#""curve": {"linear": [0, "1"]}"#, "/curve/linear/1", .wrongType),
        (#""curve": {"steps": 2, "linear": [0, 1]}"#, "/curve/linear", .conflict),
        (#""curve": "ease", "spring": {}"#, "/spring", .conflict),
        (#""spring": {"mass": 1, "response": 1}"#, "/spring/response", .conflict),
        (#""spring": {"stiffness": 0}"#, "/spring/stiffness", .outOfRange),
        (#""spring": {"weight": 0}"#, "/spring/weight", .unknownMember),
        (#""tracks": {"offsetX": ["offscreenTop", 0]}"#, "/tracks/offsetX/0", .unknownValue),
        (#""tracks": {"scale": ["rest", 0]}"#, "/tracks/scale/0", .wrongType),
        (#""tracks": {"opacity": [0, 2]}"#, "/tracks/opacity/1", .outOfRange),
        (#""tracks": {"opacity": [0]}"#, "/tracks/opacity", .outOfRange),
        (
            #""tracks": {"opacity": {"values": [0, 1], "keyTimes": [0, 0.5, 1]}}"#, "/tracks/opacity/keyTimes",
            .outOfRange
        ),
        (#""tracks": {"opacity": {"values": [0, 1], "keyTimes": [0.5, 1]}}"#, "/tracks/opacity/keyTimes", .outOfRange),
        (
            #""tracks": {"opacity": {"values": [0, 1], "curves": ["ease", "ease"]}}"#, "/tracks/opacity/curves",
            .outOfRange
        ),
        (#""tracks": {"opacity": {"keyTimes": [0, 1]}}"#, "/tracks/opacity", .missingMember),
        (#""tracks": {"skew": [0, 1]}"#, "/tracks/skew", .unknownMember),
    ])
    func faultOfAMovementIsToldAtItsMember(members: String, pointer: String, code: Fault.Code) throws {
        let faults = try faults(#"{"sheet": {"transition": {"entry": {\#(members)}}}}"#)
        #expect(faults.map(\.pointer) == ["/sheet/transition/entry\(pointer)"])
        #expect(faults.map(\.code) == [code])
    }

    @Test func lengthsArePointsPartsAndPlaces() throws {
        let track = try entry(
            #""tracks": {"offsetX": ["offscreenRight", -20, {"points": 1, "screen": 0.5, "sheet": -1}, "rest"]}"#
        ).tracks[0]
        #expect(track.property == .offsetX)
        #expect(
            track.values == [
                .place(.offscreenRight), .number(-20), .length(points: 1, screen: 0.5, sheet: -1), .place(.rest),
            ]
        )
    }

    @Test func detentsAreNamesHeightsAndFractions() throws {
        let json = #"{"sheet": {"detents": ["large", {"height": 200}, {"identifier": "low", "fraction": 0.2}]}}"#
        #expect(
            try ReelConfiguration(json: json).sheet.detents == [
                .large, Detent(identifier: "detent1", height: .points(200)),
                Detent(identifier: "low", height: .fraction(0.2)),
            ]
        )
        let query = [(name: "detents", value: "medium,large")]
        #expect(try ReelConfiguration(query: query).sheet.detents == [.medium, .large])
    }

    @Test(arguments: [
        (#""detents": ["huge"]"#, "/sheet/detents/0", Fault.Code.unknownValue),
        (#""detents": [{}]"#, "/sheet/detents/0", .missingMember),
        (#""detents": ["large", "large"]"#, "/sheet/detents", .conflict),
        (
            #""detents": ["medium"], "selectedDetentIdentifier": "large""#, "/sheet/selectedDetentIdentifier",
            .unknownValue
        ),
    ])
    func faultOfADetentIsToldAtItsMember(members: String, pointer: String, code: Fault.Code) throws {
        let faults = try faults(#"{"sheet": {\#(members)}}"#)
        #expect(faults.map(\.pointer) == [pointer])
        #expect(faults.map(\.code) == [code])
    }

    @Test func stepHasATimeAndTheMembersOfItsAction() throws {
        let json = """
            {"storyboard": [
              {"action": "present", "at": 1}, {"action": "tapBackground", "after": "didPresent", "delay": 0.5,
               "point": {"x": 3, "y": 4}}, {"action": "dismiss", "sheet": 0, "animated": false}, {"action": "hideKeyboard"}]}
            """
        #expect(
            try ReelConfiguration(json: json).storyboard?.steps == [
                StoryboardStep(timing: .at(1), action: .present(sheet: nil, isAnimated: true)),
                StoryboardStep(timing: .after(.didPresent, delay: 0.5), action: .tapBackground(Point(x: 3, y: 4))),
                StoryboardStep(timing: .settled(delay: 0), action: .dismiss(sheet: 0, isAnimated: false)),
                StoryboardStep(timing: .settled(delay: 0), action: .hideKeyboard),
            ]
        )
    }

    @Test(arguments: [
        ("{}", "/storyboard/0", Fault.Code.missingMember), ("3", "/storyboard/0", .wrongType),
        (#"{"action": "jump"}"#, "/storyboard/0/action", .unknownValue),
        (#"{"action": "present", "point": {"x": 1}}"#, "/storyboard/0/point", .unknownMember),
        (#"{"action": "present", "sheet": 1}"#, "/storyboard/0/sheet", .outOfRange),
        (#"{"action": "present", "at": 1, "delay": 1}"#, "/storyboard/0/delay", .conflict),
        (#"{"action": "present", "at": 61}"#, "/storyboard/0/at", .outOfRange),
        (#"{"action": "tapBackground"}"#, "/storyboard/0/point", .missingMember),
        (#"{"action": "drag"}"#, "/storyboard/0", .missingMember),
    ])
    func faultOfAStepIsToldAtItsMember(step: String, pointer: String, code: Fault.Code) throws {
        let faults = try faults(#"{"storyboard": [\#(step)]}"#)
        #expect(faults.map(\.pointer) == [pointer])
        #expect(faults.map(\.code) == [code])
    }

    @Test func storyboardIsDrawnAsAWholeUnlessAPhaseIsAskedFor() throws {
        let steps = #""storyboard": [{"action": "present"}]"#
        #expect(try ReelConfiguration(json: "{\(steps)}").output.phase == .all)
        #expect(try ReelConfiguration(json: #"{\#(steps), "output": {"phase": "entry"}}"#).output.phase == .entry)
        #expect(try ReelConfiguration(json: "{}", defaultPhase: .all).output.phase == .all)
    }

    @Test func objectionIsAFaultAtItsPlace() throws {
        let json = "{\"storyboard\": [\n  {\"action\": \"present\"}]}"
        let error = try #require(throws: ConfigurationError.self) {
            try ReelConfiguration(
                json: json,
                objections: { _ in
                    [
                        Objection(.impossible, at: ["storyboard", "0", "at"], "No.")
                    ]
                }
            )
        }
        guard case .invalid(let list) = error else { throw error }
        #expect(list.listed.map(\.pointer) == ["/storyboard/0/at"])
        #expect(list.listed.map(\.position) == [TextPosition(line: 2, column: 3)])
    }
}
