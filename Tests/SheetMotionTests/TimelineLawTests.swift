import SheetConfiguration
import SheetMotion
import Testing

/// What holds for every preset, and for thousands of storyboards that nobody would write.
@Suite struct TimelineLawTests {
    @Test(arguments: 1...20)
    func anyStoryboardObeysTheLaws(seed: Int) async throws {
        var storyboards = RandomStoryboards(seed: seed)
        for _ in 0..<150 {
            // Other tests wait for sockets and clocks, and have few threads to do it on.
            await Task.yield()
            let configuration = try storyboards.next(.any)
            // Impossible steps are left out, so that this is a timeline whatever the dice say.
            let timeline = Timeline(configuration)
            try check(timeline, sheets: configuration.sheets.count)
            checkRest(timeline, of: configuration)
        }
    }

    @Test(arguments: 21...30)
    func anySmoothStoryboardIsContinuous(seed: Int) async throws {
        var storyboards = RandomStoryboards(seed: seed)
        for _ in 0..<150 {
            await Task.yield()
            let timeline = Timeline(try storyboards.next(.smooth))
            // Whatever takes over from something else does so when it is told, or when a way ends.
            let passages = timeline.passages.flatMap { [$0.start, $0.start + $0.length] }
            for instant in Set(timeline.events.map(\.time) + passages) {
                let step = 1e-6
                let jump = jump(between: timeline.pose(at: instant - step), and: timeline.pose(at: instant + step))
                #expect(jump == nil, "at \(instant) of seed \(seed)")
            }
        }
    }

    /// What differs between two poses by more than a spring's last thousandth, which it is cut at as Core Animation
    /// cuts it. Left out are sheets that were or are not there: a way in may begin anywhere.
    private func jump(between before: Pose, and after: Pose) -> String? {
        func differs(_ value: (Pose) -> Double, by most: Double) -> Bool { abs(value(before) - value(after)) > most }
        let shares: [(String, (Pose) -> Double)] = [
            ("dim", \.dim), ("dimProgress", \.dimProgress), ("presenter.scale", \.presenter.scale),
            ("presenter.opacity", \.presenter.opacity), ("presenter.tilt", \.presenter.tilt),
            ("presenter.tint", \.presenter.tintDimmed), ("modal", \.modal),
        ]
        if let (name, share) = shares.first(where: { differs($0.1, by: 2e-3) }) {
            return "\(name): \(share(before)) to \(share(after))"
        }
        if differs(\.keyboard, by: 1.5) { return "keyboard" }
        for (sheet, pair) in zip(before.sheets, after.sheets).enumerated() {
            let isThere = pair.0.state != .dismissed && pair.1.state != .dismissed
            guard isThere, (pair.0.state, pair.1.state) != (.dismissing, .presenting) else { continue }
            let lengths = [\SheetPose.frame.minX, \.frame.minY, \.frame.width, \.frame.height]
            if lengths.contains(where: { abs(pair.0[keyPath: $0] - pair.1[keyPath: $0]) > 1.5 }) {
                return "frame \(sheet): \(pair.0.frame) to \(pair.1.frame)"
            }
            let factors = [\SheetPose.scaleX, \.scaleY, \.rotation, \.opacity, \.dimShare]
            if factors.contains(where: { abs(pair.0[keyPath: $0] - pair.1[keyPath: $0]) > 2e-3 }) {
                return "sheet \(sheet): \(pair.0) to \(pair.1)"
            }
        }
        return nil
    }

    /// What is there in the end stands exactly where the rules want it on this screen, with this keyboard, at one of
    /// its detents.
    private func checkRest(_ timeline: Timeline, of configuration: ReelConfiguration) {
        let pose = timeline.pose(at: timeline.duration)
        for (sheet, appearance) in zip(pose.sheets, configuration.sheets) where sheet.state == .presented {
            var surroundings = RestingLayout.Surroundings(configuration.screen.held(pose.orientation))
            surroundings.keyboard = pose.keyboard
            let places = appearance.detents.indices.flatMap { detent in
                // A sheet on a sheet stays where it is when the lower one goes.
                [false, true].map { isOnSheet in
                    surroundings.isOnSheet = isOnSheet
                    return RestingLayout(appearance, detent: detent, in: surroundings).frame
                }
            }
            #expect(places.contains(sheet.frame), "\(sheet.frame) is none of \(places)")
            #expect([sheet.scaleX, sheet.scaleY, sheet.opacity, sheet.rotation] == [1, 1, 1, 0])
        }
    }

    @Test func tenThousandFramesAreAsManyPoses() throws {
        let timeline = try timeline(
            #"{"storyboard": [{"action": "present"}, {"action": "wait", "duration": 49.7}], "output": {"fps": 199.98}}"#
        )
        #expect(timeline.instants.count == 10_000)
        #expect(timeline.instants.allSatisfy { isSound(timeline.pose(at: $0), 1) })
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
            [pose.presenter.scale, pose.presenter.tilt, pose.keyboard]
            + pose.sheets.flatMap { sheet in
                [
                    sheet.frame.minX, sheet.frame.minY, sheet.frame.width, sheet.frame.height, sheet.scale,
                    sheet.scaleX, sheet.scaleY, sheet.rotation,
                ]
            }
        let shares =
            [
                pose.dim, pose.dimProgress, pose.modal, pose.presenter.tintDimmed, pose.presenter.opacity,
            ] + pose.sheets.flatMap { [$0.opacity, $0.progress, $0.dimShare] }
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
