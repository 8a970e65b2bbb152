import SheetConfiguration
import SheetMotion
import Testing

@Suite struct TransitionTests {
    @Test(arguments: TransitionStyle.allCases)
    func entryEndsExactlyAtRest(style: TransitionStyle) throws {
        let entry = try Played(style, .entry)
        for seconds in [entry.duration, entry.duration * 2, 1_000] {
            let pose = entry.pose(at: seconds)
            #expect(pose.dim == 0.5)
            #expect(pose.sheet.frame == Played.rest)
            #expect((pose.sheet.scale, pose.sheet.rotation, pose.sheet.opacity) == (1, 0, 1))
            #expect(pose.sheet.state == .presented)
        }
    }

    @Test(arguments: TransitionStyle.allCases.filter { $0 != .none })
    func exitStartsExactlyAtRest(style: TransitionStyle) throws {
        let pose = try Played(style, .exit).pose(at: 0)
        #expect(pose.dim == 0.5)
        #expect(pose.sheet.frame == Played.rest)
        #expect((pose.sheet.scale, pose.sheet.rotation, pose.sheet.opacity) == (1, 0, 1))
        #expect(pose.sheet.state == .dismissing)
    }

    @Test(arguments: TransitionStyle.allCases)
    func sheetIsGoneWhenItsExitIsOver(style: TransitionStyle) throws {
        let exit = try Played(style, .exit)
        #expect(exit.pose(at: exit.duration).sheet.state == .dismissed)
        #expect(exit.pose(at: exit.duration).dim == 0)
    }

    @Test func styleNoneMovesAtOnceWhileTheDimmingStillFades() throws {
        let entry = try Played(.none, .entry)
        #expect(entry.pose(at: 0).sheet.state == .presented)
        #expect(entry.pose(at: 0).dim == 0)
        #expect(entry.duration == 0.3)
        let exit = try Played(.none, .exit)
        #expect(exit.pose(at: 0).sheet.state == .dismissed)
        #expect(abs(exit.pose(at: 0.15).dim - 0.25) < 1e-9)
    }

    @Test(arguments: TransitionStyle.allCases, Transition.Direction.allCases)
    func askingBackwardsChangesNothing(style: TransitionStyle, direction: Transition.Direction) throws {
        let played = try Played(style, direction)
        let instants = (-5...50).map { Double($0) / 100 }
        let forwards = instants.map(played.pose(at:))
        let backwards = instants.reversed().map(played.pose(at:))
        #expect(forwards == backwards.reversed())
    }

    @Test(arguments: TransitionStyle.allCases, Transition.Direction.allCases)
    func nothingJumpsDuringATransition(style: TransitionStyle, direction: Transition.Direction) throws {
        let played = try Played(style, direction)
        let poses = (0...1_000).map { played.pose(at: played.movement.duration * Double($0) / 1_000) }
        for (before, after) in zip(poses, poses.dropFirst()) {
            #expect(abs(before.sheet.frame.minX - after.sheet.frame.minX) < 3)
            #expect(abs(before.sheet.frame.minY - after.sheet.frame.minY) < 3)
            #expect(abs(before.sheet.scale - after.sheet.scale) < 0.01)
            #expect(abs(before.sheet.opacity - after.sheet.opacity) < 0.01)
        }
    }

    @Test(arguments: TransitionStyle.allCases, Transition.Direction.allCases)
    func onlyOpacityFadesAndOnlyAFadeChangesIt(style: TransitionStyle, direction: Transition.Direction) throws {
        let half = try Played(style, direction).pose(at: 0.1).sheet
        #expect((half.opacity < 1) == (style == .fade))
        #expect((half.rotation != 0) == (style == .dropDown && direction == .exit))
        #expect((half.scale != 1) == (style == .bounce))
        #expect(half.frame.size == Played.rest.size)
    }
}

/// The dimming and the screen behind while sheets come and go.
@Suite struct BackdropTests {
    @Test func widthAndHeightScaleApartAndTogether() throws {
        let timeline = try timeline(
            """
            {"sheet": {"transitionStyle": "custom", "transition": {"entry": {"duration": 1, "curve": "linear", "tracks": {
              "scale": [0.5, 1], "scaleX": [2, 1], "scaleY": [0.2, 1]}}}}, "output": {"phase": "entry"}}
            """
        )
        let start = timeline.pose(at: 0).sheet
        #expect((start.scale, start.scaleX, start.scaleY) == (0.5, 1, 0.1))
        let half = timeline.pose(at: 0.5).sheet
        #expect(abs(half.scaleX - 0.75 * 1.5) < 1e-12 && abs(half.scaleY - 0.75 * 0.6) < 1e-12)
        let rest = timeline.pose(at: 1).sheet
        #expect((rest.scale, rest.scaleX, rest.scaleY) == (1, 1, 1))
    }

    @Test func presenterTiltsBackByFifteenDegreesAndComesUprightSmaller() throws {
        let timeline = try timeline(#"{"preset": "kn-semi-modal", "output": {"phase": "entry"}}"#)
        let half = timeline.pose(at: 0.25).presenter
        #expect(abs(half.tilt * 180 / .pi - 15) < 1e-9 && abs(half.scale - 0.95) < 1e-9)
        let rest = timeline.pose(at: 0.5).presenter
        #expect((rest.tilt, rest.scale, rest.opacity) == (0, 0.8, 0.5))
    }

    @Test func topmostSheetThatDimsOwnsTheDimming() throws {
        let timeline = try timeline(
            """
            {"sheets": [{}, {"dimming": {"opacity": 0}}, {"dimming": {"opacity": 0.3}}],
             "storyboard": [{"action": "present"}, {"action": "present"}, {"action": "present"}, {"action": "dismiss"},
                            {"action": "dismiss"}, {"action": "dismiss"}]}
            """
        )
        // One entry or exit every 0.3 s; the second sheet does not dim, so the first keeps the dimming.
        func shares(_ seconds: Double) -> [Double] {
            timeline.pose(at: seconds).sheets.map { ($0.dimShare * 1e9).rounded() / 1e9 }
        }
        #expect(shares(0) == [0, 0, 0])
        #expect(shares(0.3) == [1, 0, 0])
        #expect(shares(0.6) == [1, 0, 0])
        #expect(shares(0.9) == [0, 0, 1])
        #expect(shares(1.2) == [1, 0, 0])
        #expect(shares(1.8) == [0, 0, 0])
        for step in 30...150 {
            #expect(abs(timeline.pose(at: Double(step) / 100).dimProgress - 1) < 1e-12, "handed over without a gap")
        }
        #expect(timeline.pose(at: 0.15).dimProgress == 0.5)
        #expect(timeline.pose(at: 0.9).dim == 0.5, "a second sheet does not darken the first")
    }

    @Test func dimmingFollowsTheFinger() throws {
        let timeline = try timeline(
            """
            {"sheet": {"presentationStyle": "sheet", "detents": ["large"]},
             "storyboard": [{"action": "present"}, {"action": "drag", "distance": 300, "duration": 1, "velocity": 0}]}
            """
        )
        let start = try #require(timeline.passages.first).length
        let rest = timeline.pose(at: start)
        let dragged = timeline.pose(at: start + 1)
        let share = (667 - dragged.sheet.frame.minY) / (667 - rest.sheet.frame.minY)
        #expect(abs(dragged.sheet.frame.minY - rest.sheet.frame.minY - 300) < 1e-9)
        #expect(abs(dragged.dim - rest.dim * share) < 1e-9)
        #expect(abs(1 - dragged.presenter.scale - (1 - 0.9165) * share) < 1e-9)
        #expect(timeline.pose(at: timeline.duration).dim == rest.dim, "and comes back with the sheet")
    }
}
