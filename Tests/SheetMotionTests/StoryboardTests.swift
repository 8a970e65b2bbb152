import SheetConfiguration
import SheetMotion
import Testing

/// What happens, and when, for the original's rules at every corner of a sheet's life.
@Suite struct StoryboardTests {
    /// Events as "time kind name sheet", without those that only repeat a handler.
    private func story(_ steps: String, _ rest: String = #""sheet": {}"#) throws -> [String] {
        let timeline = try timeline(#"{\#(rest), "storyboard": [\#(steps)]}"#)
        return timeline.events.filter { $0.kind != .notification || $0.name.hasPrefix("UI") }.map { event in
            "\(event.time.css) \(event.kind.rawValue) \(event.name)" + (event.sheet.map { " \($0)" } ?? "")
        }
    }

    private func objections(_ steps: String, _ rest: String = #""sheet": {}"#) throws -> [String] {
        let configuration = try ReelConfiguration(json: #"{\#(rest), "storyboard": [\#(steps)]}"#)
        return Timeline.objections(to: configuration).map { $0.path.joined(separator: "/") }
    }

    private static let present = #"{"action": "present"}"#
    private static let dismiss = #"{"action": "dismiss"}"#

    @Test func handlerNotificationAndCompletionComeInTheOriginalsOrder() throws {
        let events = try timeline(#"{"storyboard": [\#(Self.present), \#(Self.dismiss)]}"#).events
        #expect(
            events.map(\.name) == [
                "willPresent", "MZFormSheetWillPresentNotification", "didPresent", "MZFormSheetDidPresentNotification",
                "present", "willDismiss", "MZFormSheetWillDismissNotification", "didDismiss",
                "MZFormSheetDidDismissNotification", "dismiss",
            ]
        )
    }

    @Test func tapHandlerComesBeforeTheDismissalItCauses() throws {
        let tap = #"{"action": "tapBackground", "point": {"x": 20, "y": 400}}"#
        #expect(
            try story("\(Self.present), \(tap)", #""sheet": {"shouldDismissOnBackgroundViewTap": true}"#) == [
                "0 handler willPresent 0", "0.3 handler didPresent 0", "0.3 completion present 0",
                "0.3 tap didTapOnBackgroundView 0", "0.3 handler willDismiss 0", "0.6 handler didDismiss 0",
                "0.6 completion dismiss 0",
            ]
        )
        #expect(
            try story("\(Self.present), \(tap)") == [
                "0 handler willPresent 0", "0.3 handler didPresent 0", "0.3 completion present 0",
                "0.3 tap didTapOnBackgroundView 0",
            ]
        )
    }

    @Test func tapDuringATransitionIsToldToNobody() throws {
        let tap = #"{"action": "tapBackground", "at": 0.1, "point": {"x": 20, "y": 600}}"#
        let timeline = try timeline(#"{"storyboard": [\#(Self.present), \#(tap)]}"#)
        #expect(!timeline.events.contains { $0.kind == .tap })
        #expect(timeline.warnings == ["Step 1: a tap during a transition has no effect."])
    }

    @Test func entryCutShortIsNeverDoneAndGoesOnFromWhereItIs() throws {
        let dismiss = #"{"action": "dismiss", "at": 0.15}"#
        #expect(
            try story("\(Self.present), \(dismiss)") == [
                "0 handler willPresent 0", "0.15 completion present 0", "0.15 handler willDismiss 0",
                "0.45 handler didDismiss 0", "0.45 completion dismiss 0",
            ]
        )
        let timeline = try timeline(#"{"storyboard": [\#(Self.present), \#(dismiss)]}"#)
        let (before, after) = (timeline.pose(at: 0.149_999), timeline.pose(at: 0.150_001))
        #expect(before.sheet.state == .presenting)
        #expect(after.sheet.state == .dismissing)
        #expect(abs(before.sheet.frame.minY - after.sheet.frame.minY) < 0.01)
        #expect(abs(before.dim - after.dim) < 0.001)
        #expect(timeline.pose(at: 0.45).sheet.frame.minY == -667)
    }

    @Test func propertyThatTheExitDoesNotMoveStaysWhereItWasInterrupted() throws {
        let timeline = try timeline(
            """
            {"sheet": {"transitionStyle": "bounce", "exitTransitionStyle": "fade"},
             "storyboard": [\(Self.present), {"action": "dismiss", "at": 0.1}]}
            """
        )
        #expect(abs(timeline.pose(at: 0.2).sheet.scale - 0.555) < 1e-9)
        #expect(timeline.pose(at: 0.2).sheet.opacity < 1)
    }

    @Test func sheetOnItsWayToADetentLeavesFromWhereItIs() throws {
        let timeline = try timeline(
            """
            {"preset": "sheet-medium", "storyboard": [
              \(Self.present), {"action": "selectDetent", "detent": "large"}, {"action": "dismiss", "at": 0.7}]}
            """
        )
        let (before, after) = (timeline.pose(at: 0.699_999).sheet, timeline.pose(at: 0.700_001).sheet)
        #expect(abs(before.frame.minY - after.frame.minY) < 0.01)
        #expect(!timeline.events.contains { $0.name == "didChangeSelectedDetent" })
    }

    @Test func secondSheetDarkensNothingAndOnlyTheLastTakesTheDimmingAlong() throws {
        let steps = [Self.present, Self.present, Self.dismiss, Self.dismiss].joined(separator: ", ")
        let timeline = try timeline(#"{"sheets": [{}, {}], "storyboard": [\#(steps)]}"#)
        #expect([0.3, 0.45, 0.6, 0.75, 0.9].map { timeline.pose(at: $0).dim } == Array(repeating: 0.5, count: 5))
        #expect(abs(timeline.pose(at: 1.05).dim - 0.25) < 1e-9)
        #expect(timeline.pose(at: 1.2).dim == 0)
        #expect(timeline.pose(at: 0.75).sheets.map(\.state) == [.presented, .dismissing])
        #expect(timeline.pose(at: 0.75).order == [0, 1])
    }

    @Test func dismissingALowerSheetRemovesOnlyIt() throws {
        let steps = "\(Self.present), \(Self.present), {\"action\": \"dismiss\", \"sheet\": 0}"
        let timeline = try timeline(#"{"sheets": [{}, {}], "storyboard": [\#(steps)]}"#)
        #expect(timeline.pose(at: 5).sheets.map(\.state) == [.dismissed, .presented])
        #expect(timeline.pose(at: 5).dim == 0.5)
    }

    @Test func didDismissWaitsForTheDimming() throws {
        let none = #""sheet": {"transitionStyle": "none"}"#
        let story = try story("\(Self.present), \(Self.dismiss)", none)
        #expect(story.contains("0.3 handler willDismiss 0"))
        #expect(story.contains("0.6 handler didDismiss 0"))
    }

    @Test func presentingWhatIsThereOnlyCallsTheCompletion() throws {
        let story = try story("\(Self.present), {\"action\": \"present\", \"sheet\": 0}")
        #expect(story.count { $0.contains("handler willPresent") } == 1)
        #expect(story.last == "0.3 completion present 0")
    }

    @Test func dismissingTwiceIsOneDismissal() throws {
        let again = #"{"action": "dismiss", "at": 0.4}"#
        let story = try story("\(Self.present), \(Self.dismiss), \(again)")
        #expect(story.count { $0.contains("didDismiss") } == 1)
        #expect(story.count { $0.contains("completion dismiss") } == 1)
    }

    @Test func modalCoversTheSheetAndLeavesItAsItWas() throws {
        let timeline = try timeline(
            #"{"storyboard": [\#(Self.present), {"action": "presentModal"}, {"action": "dismissModal"}]}"#
        )
        #expect(timeline.pose(at: 0.7).modal == 1)
        #expect(timeline.pose(at: 0.7).sheet == timeline.pose(at: 0.3).sheet)
        #expect(timeline.pose(at: 1.1).modal == 0)
        #expect(
            timeline.events.filter { $0.kind == .completion }.map(\.name) == [
                "present", "presentModal", "dismissModal",
            ]
        )
    }

    @Test func stepsWaitForEventsForTimesAndForEachOther() throws {
        let story = try story(
            """
            \(Self.present), {"action": "wait", "duration": 0.5},
            {"action": "dismiss", "after": "didPresent", "delay": 0.7}
            """
        )
        #expect(story.contains("1 handler willDismiss 0"))
        let waited = try self.story("\(Self.present), {\"action\": \"wait\", \"duration\": 0.5}, \(Self.dismiss)")
        #expect(waited.contains("0.8 handler willDismiss 0"))
    }

    @Test func withoutAnimationEverythingIsAtOnce() throws {
        let story = try story(#"{"action": "present", "animated": false}, {"action": "dismiss", "animated": false}"#)
        #expect(story.allSatisfy { $0.hasPrefix("0 ") })
        let timeline = try timeline(#"{"storyboard": [{"action": "present", "animated": false}]}"#)
        #expect(timeline.pose(at: 0).dim == 0.5)
        #expect(timeline.pose(at: 0).sheet.state == .presented)
    }

    @Test(arguments: [
        (#"{"action": "dismiss"}"#, "storyboard/0"),
        (#"{"action": "present"}, {"action": "present", "sheet": 0, "at": 0.1}"#, "storyboard/1"),
        (#"{"action": "present"}, {"action": "present"}"#, "storyboard/1"),
        (#"{"action": "tapBackground", "point": {"x": 1, "y": 1}}"#, "storyboard/0"),
        (#"{"action": "present"}, {"action": "tapBackground", "point": {"x": 180, "y": 100}}"#, "storyboard/1/point"),
        (#"{"action": "present"}, {"action": "tapBackground", "point": {"x": -1, "y": 100}}"#, "storyboard/1/point"),
        (#"{"action": "present"}, {"action": "wait", "at": 2}, {"action": "dismiss", "at": 1}"#, "storyboard/2/at"),
        (#"{"action": "present"}, {"action": "dismiss", "after": "didRotate"}"#, "storyboard/1/after"),
        (
            #"{"action": "present"}, {"action": "dismiss", "at": 1}, {"action": "wait", "after": "didPresent"}"#,
            "storyboard/2/after"
        ),
        (#"{"action": "dismissModal"}"#, "storyboard/0"),
        (#"{"action": "presentModal"}, {"action": "presentModal"}"#, "storyboard/1"),
        (#"{"action": "presentModal"}, {"action": "present"}"#, "storyboard/1"),
        (#"{"action": "hideKeyboard"}"#, "storyboard/0"),
        (#"{"action": "showKeyboard"}, {"action": "showKeyboard"}"#, "storyboard/1"),
        (#"{"action": "present"}, {"action": "showKeyboard", "at": 0.1}"#, "storyboard/1"),
        (#"{"action": "rotate", "to": "portrait"}"#, "storyboard/0/to"),
        (#"{"action": "present"}, {"action": "rotate", "at": 0.2}"#, "storyboard/1"),
        (#"{"action": "present"}, {"action": "selectDetent", "detent": "large"}"#, "storyboard/1"),
        (#"{"action": "present"}, {"action": "drag", "distance": 9}"#, "storyboard/1"),
        (#"{"action": "wait", "duration": 60}, {"action": "present"}"#, "storyboard/1"),
    ])
    func stepThatCannotHappenIsObjectedToAtItsMember(steps: String, path: String) throws {
        #expect(try objections(steps) == [path])
    }

    @Test func everyImpossibleStepIsFoundAtOnce() throws {
        #expect(
            try objections(#"{"action": "dismiss"}, {"action": "hideKeyboard"}"#) == ["storyboard/0", "storyboard/1"]
        )
    }

    @Test func phaseThatDoesNotComeIsObjectedTo() throws {
        let exit = #""output": {"phase": "exit"}"#
        #expect(try objections(Self.present, exit) == ["output/phase"])
        #expect(try objections("\(Self.present), \(Self.dismiss)", exit) == [])
    }

    @Test func framesBeyondTheLimitAreObjectedTo() throws {
        #expect(try objections(#"{"action": "wait", "duration": 59}"#, #""output": {"fps": 240}"#) == ["output/fps"])
    }

    @Test func movementThatLastsTooLongIsObjectedTo() throws {
        let configuration = try ReelConfiguration(
            json: #"{"sheet": {"transition": {"entry": {"duration": 30}, "exit": {"duration": 30}}}}"#
        )
        #expect(Timeline.objections(to: configuration).map(\.path) == [["sheet"]])
    }
}
