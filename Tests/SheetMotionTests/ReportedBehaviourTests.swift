import SheetConfiguration
import SheetMotion
import Testing

/// What users of the original library reported to go wrong, and the right behaviour.
@Suite struct ReportedBehaviourTests {
    private static let present = #"{"action": "present"}"#
    private static let dismiss = #"{"action": "dismiss"}"#

    private func end(_ members: String, _ steps: String) throws -> Pose {
        let timeline = try timeline(#"{\#(members), "storyboard": [\#(steps)]}"#)
        return timeline.pose(at: timeline.duration)
    }

    @Test func sheetOpenedInLandscapeStandsByTheSameRulesAfterTurning() throws {
        let landscape = #""screen": {"device": "iphone-8", "orientation": "landscape"}"#
        let turned = try end(landscape, "\(Self.present), {\"action\": \"rotate\"}")
        let upright = try end(#""screen": {"device": "iphone-8"}"#, Self.present)
        #expect(turned.orientation == .portrait)
        #expect(turned.sheet.frame == upright.sheet.frame)
        #expect(turned.dim == upright.dim)
    }

    @Test func modalOverTheSheetDoesNotLoseItsPlaceInARotation() throws {
        let steps = """
            \(Self.present), {"action": "presentModal"}, {"action": "rotate"}, {"action": "dismissModal"}
            """
        let covered = try end(#""sheet": {}"#, steps)
        let open = try end(#""sheet": {}"#, "\(Self.present), {\"action\": \"rotate\"}")
        #expect(covered.orientation == .landscape)
        #expect(covered.sheet == open.sheet)
    }

    @Test func tapThatDismissesTakesSheetAndDimmingTogether() throws {
        let tap = #"{"action": "tapBackground", "point": {"x": 4, "y": 600}}"#
        let pose = try end(#""sheet": {"shouldDismissOnBackgroundViewTap": true}"#, "\(Self.present), \(tap)")
        #expect((pose.dim, pose.dimProgress) == (0, 0))
        #expect(pose.sheet.state == .dismissed)
    }

    @Test func everythingOfTheDimmingFadesOutAsItFadedIn() throws {
        let timeline = try timeline(#"{"output": {"phase": "all"}}"#)
        for instant in [0, 0.05, 0.1, 0.2, 0.3] {
            let (coming, going) = (timeline.pose(at: instant), timeline.pose(at: 1.2 - instant))
            #expect(abs(coming.dim - going.dim) < 1e-9)
            #expect(abs(coming.dimProgress - going.dimProgress) < 1e-9)
        }
    }

    @Test(arguments: [1.0, 2, 3])
    func restingOriginsAreOnDevicePixels(scale: Double) throws {
        for (width, height) in [(283.0, 201.0), (284.5, 99.7), (1, 1), (400, 900)] {
            let pose = try end(
                """
                "screen": {"width": 375, "height": 667, "scale": \(scale)},
                "sheet": {"presentedFormSheetSize": {"width": \(width), "height": \(height)},
                          "shouldCenterVertically": true}
                """,
                Self.present
            )
            for edge in [pose.sheet.frame.minX, pose.sheet.frame.minY] {
                #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-9)
            }
        }
    }

    @Test func entersFromOneSideAndLeavesToTheOtherInItsOwnTime() throws {
        let timeline = try timeline(
            """
            {"sheet": {"transitionStyle": "slideFromRight", "exitTransitionStyle": "slideFromLeft",
                       "transition": {"entry": {"duration": 0.8}, "exit": {"duration": 1.1}}},
             "storyboard": [\(Self.present), \(Self.dismiss)]}
            """
        )
        #expect(abs(timeline.duration - 1.9) < 1e-9)
        #expect(timeline.pose(at: 0).sheet.frame.minX == 375)
        #expect(timeline.pose(at: 1.9).sheet.frame.minX == -375)
    }
}

/// Where a tap beside a sheet goes.
@Suite struct BackgroundTapTests {
    private static let present = #"{"action": "present"}"#
    private static let tap = #"{"action": "tapBackground", "point": {"x": 4, "y": 90}}"#

    @Test func onlyTheTopmostSheetIsToldWithThePointOnTheScreen() throws {
        let timeline = try timeline(
            #"{"sheets": [{}, {}], "storyboard": [\#(Self.present), \#(Self.present), \#(Self.tap)]}"#
        )
        let taps = timeline.events.filter { $0.kind == .tap }
        #expect(taps.map(\.sheet) == [1])
        #expect(taps.first?.point == Point(x: 4, y: 90))
    }

    @Test func whereNothingIsDimmedATapFallsThrough() throws {
        let timeline = try timeline(
            """
            {"sheet": {"presentationStyle": "sheet", "detents": ["medium", "large"],
                       "largestUndimmedDetentIdentifier": "medium", "shouldDismissOnBackgroundViewTap": true},
             "storyboard": [\(Self.present), \(Self.tap)]}
            """
        )
        #expect(!timeline.events.contains { $0.kind == .tap || $0.name == "willDismiss" })
        #expect(timeline.warnings == ["Step 1: the tap falls through: nothing is dimmed."])
    }

    @Test func modalOnTopGetsTheTap() throws {
        let timeline = try timeline(
            #"{"storyboard": [\#(Self.present), {"action": "presentModal"}, \#(Self.tap)]}"#
        )
        #expect(!timeline.events.contains { $0.kind == .tap })
        #expect(timeline.warnings == ["Step 2: the tap reaches the modal, not the sheet."])
    }
}
