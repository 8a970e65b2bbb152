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
