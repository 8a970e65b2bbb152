import SheetConfiguration
import SheetMotion
import Testing

/// What holds for every preset, and for thousands of storyboards that nobody would write.
@Suite struct TimelineLawTests {
    /// SplitMix64 (Steele, Lea and Flood, 2014): a failure happens again with its seed.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
            return mixed ^ mixed >> 31
        }
    }

    private static let sheets = [
        "{}", #"{"transitionStyle": "bounce", "exitTransitionStyle": "dropDown"}"#,
        #"{"transitionStyle": "none", "shouldDismissOnBackgroundViewTap": true}"#,
        #"{"presentationStyle": "sheet", "detents": ["medium", "large", {"height": 120}]}"#,
        #"{"presentationStyle": "sheet", "metrics": "ios26", "detents": ["large", {"identifier": "low", "fraction": 0.3}]}"#,
        #"{"presentationStyle": "pageSheet"}"#, #"{"presentationStyle": "semiModal"}"#,
        #"{"transition": {"entry": {"spring": {"dampingRatio": 0.6, "duration": 0.7}}, "exit": {"curve": {"steps": 3}}}}"#,
        #"{"autoresizing": ["flexibleWidth"], "movementWhenKeyboardAppears": "aboveKeyboard", "transitionStyle": "fade"}"#,
        #"{"transitionStyle": "custom", "transition": {"entry": {"tracks": {"offsetX": [-50, 30, 20], "scale": [3, 2]}}}}"#,
    ]

    private static let steps = [
        #""action": "present""#, #""action": "present""#, #""action": "present""#, #""action": "dismiss""#,
        #""action": "dismiss""#, #""action": "dismiss", "animated": false"#, #""action": "present", "sheet": 0"#,
        #""action": "tapBackground", "point": {"x": 2, "y": 2}"#, #""action": "presentModal""#,
        #""action": "dismissModal""#, #""action": "selectDetent", "detent": "large""#, #""action": "showKeyboard""#,
        #""action": "hideKeyboard""#, #""action": "rotate""#, #""action": "drag", "distance": 150"#,
        #""action": "drag", "distance": -80, "velocity": -3000"#, #""action": "wait", "duration": 0.2"#,
    ]

    private func randomConfiguration(_ dice: inout Dice) throws -> ReelConfiguration {
        let sheets = (0..<Int.random(in: 1...3, using: &dice)).map { _ in
            Self.sheets.randomElement(using: &dice) ?? "{}"
        }
        let steps = (0..<Int.random(in: 1...9, using: &dice)).map { _ in
            let step = Self.steps.randomElement(using: &dice) ?? ""
            let delay = Bool.random(using: &dice) ? "" : #", "delay": \#(Double.random(in: 0...0.5, using: &dice))"#
            let at =
                Int.random(in: 0..<5, using: &dice) == 0
                ? #", "at": \#(Double.random(in: 0...4, using: &dice))"# : delay
            return "{\(step)\(at)}"
        }
        let devices = ["iphone-8", "iphone-14", "ipad-air"]
        return try ReelConfiguration(
            json: """
                {"screen": {"device": "\(devices.randomElement(using: &dice) ?? "")"},
                 "sheets": [\(sheets.joined(separator: ", "))], "storyboard": [\(steps.joined(separator: ", "))]}
                """
        )
    }

    @Test(arguments: 1...20)
    func anyStoryboardObeysTheLaws(seed: Int) async throws {
        var dice = Dice(state: UInt64(seed))
        for _ in 0..<150 {
            // Other tests wait for sockets and clocks, and have few threads to do it on.
            await Task.yield()
            let configuration = try randomConfiguration(&dice)
            // Impossible steps are left out, so that this is a timeline whatever the dice say.
            try check(Timeline(configuration), sheets: configuration.sheets.count)
        }
    }

    @Test(arguments: Preset.all.map(\.name))
    func everyPresetObeysTheLaws(name: String) throws {
        let configuration = try ReelConfiguration(
            json: #"{"preset": "\#(name)"}"#,
            defaultPhase: .all,
            objections: Timeline.objections
        )
        let timeline = Timeline(configuration)
        try check(timeline, sheets: 1)
        #expect(timeline.warnings.isEmpty)
        #expect(timeline.pose(at: timeline.duration).sheet.state == .dismissed)
        #expect(timeline.pose(at: timeline.duration).dim == 0)
        let rest = try #require(timeline.passages.first)
        let pose = timeline.pose(at: rest.start + rest.length + 0.1)
        #expect(pose.sheet.frame == rest.rest)
        #expect((pose.sheet.scale, pose.sheet.rotation, pose.sheet.opacity) == (1, 0, 1))
    }

    private func check(_ timeline: Timeline, sheets: Int) throws {
        #expect(timeline.duration.isFinite && timeline.duration >= 0 && timeline.duration <= 60)
        let events = timeline.events
        #expect(events.map(\.time) == events.map(\.time).sorted(), "events are in order")
        for sheet in 0..<sheets { checkPairs(events.filter { $0.sheet == sheet }) }

        let instants = (0...60).map { timeline.duration * Double($0) / 60 }
        let forwards = instants.map(timeline.pose(at:))
        let backwards = instants.reversed().map(timeline.pose(at:))
        #expect(forwards == backwards.reversed(), "asking backwards gives the same")
        #expect(forwards.allSatisfy { isSound($0, sheets) }, "nothing is beyond what can be drawn")
        // What has come to rest stays there.
        #expect(timeline.pose(at: timeline.duration) == timeline.pose(at: timeline.duration + 100))
    }

    private func isSound(_ pose: Pose, _ sheets: Int) -> Bool {
        let numbers =
            [pose.dim, pose.presenter.scale, pose.presenter.tintDimmed, pose.modal, pose.keyboard]
            + pose.sheets.flatMap { sheet in
                [
                    sheet.frame.minX, sheet.frame.minY, sheet.frame.width, sheet.frame.height, sheet.scale,
                    sheet.rotation,
                ]
            }
        let shares = [pose.dim, pose.modal] + pose.sheets.flatMap { [$0.opacity, $0.progress] }
        return pose.sheets.count == sheets && numbers.allSatisfy { $0.isFinite }
            && shares.allSatisfy { (0...1).contains($0) }
    }

    /// Presenting and dismissing take turns, and nothing is done that did not begin.
    private func checkPairs(_ events: [TimelineEvent]) {
        let names = events.filter { $0.kind == .handler }.map(\.name)
        var isThere = false
        var isComing = false
        for name in names {
            switch name {
            case "willPresent":
                #expect(!isThere && !isComing)
                isComing = true
            case "didPresent":
                #expect(isComing)
                (isThere, isComing) = (true, false)
            case "willDismiss":
                #expect(isThere || isComing)
                (isThere, isComing) = (false, false)
            case "didDismiss": #expect(!isThere && !isComing)
            default: #expect(isThere)
            }
        }
        #expect(names.count { $0 == "willDismiss" } == names.count { $0 == "didDismiss" })
        let completions = events.count { $0.kind == .completion && $0.name == "present" }
        #expect(completions >= names.count { $0 == "willPresent" }, "every call is completed")
    }

    @Test(arguments: TransitionStyle.allCases)
    func wholeLifeIsContinuousInEveryStyle(style: TransitionStyle) throws {
        // With none the sheet is there at once, and with nothing but tracks it is as well.
        guard style != .none, style != .custom else { return }
        try checkContinuity(#"{"sheet": {"transitionStyle": "\#(style)"}, "output": {"phase": "all"}}"#)
    }

    @Test(arguments: Preset.all.map(\.name))
    func wholeLifeIsContinuousInEveryPreset(name: String) throws {
        try checkContinuity(#"{"preset": "\#(name)", "output": {"phase": "all"}}"#)
    }

    private func checkContinuity(_ json: String) throws {
        let timeline = try timeline(json)
        let poses = (0...5_000).map { timeline.pose(at: timeline.duration * Double($0) / 5_000) }
        let jump = zip(poses, poses.dropFirst()).first { before, after in
            guard after.sheet.state != .dismissed else { return false }
            return abs(before.sheet.frame.minX - after.sheet.frame.minX) > 3
                || abs(before.sheet.frame.minY - after.sheet.frame.minY) > 3
                || abs(before.sheet.scale - after.sheet.scale) > 0.01
                || abs(before.sheet.opacity - after.sheet.opacity) > 0.01
                || abs(before.dim - after.dim) > 0.01
                || abs(before.presenter.scale - after.presenter.scale) > 0.01
        }
        #expect(jump.map { [$0.0, $0.1] } == nil)
    }
}
