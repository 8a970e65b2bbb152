import SheetConfiguration
import SheetMotion
import Testing

@Suite struct LayoutTests {
    private func frame(_ json: String, at seconds: Double = 1_000) throws -> Rectangle {
        try timeline(json).pose(at: seconds).sheet.frame
    }

    @Test(arguments: [("portrait", 26.0), ("landscape", 66)])
    func topInsetIsThatOfTheOrientationBelowTheStatusBar(orientation: String, top: Double) throws {
        // A phone has no status bar in landscape.
        #expect(try frame(#"{"screen": {"orientation": "\#(orientation)"}}"#).minY == top)
    }

    @Test(arguments: [0.0, 20, 40])
    func statusBarPushesTheSheetDown(height: Double) throws {
        let json = #"{"screen": {"width": 320, "height": 480, "safeArea": {"top": \#(height)}}}"#
        #expect(try frame(json) == Rectangle(x: 18, y: height + 6, width: 284, height: 284))
    }

    @Test func sheetLargerThanTheScreenHangsOverEqually() throws {
        let json = #"{"sheet": {"presentedFormSheetSize": {"width": 475, "height": 900}}}"#
        #expect(try frame(json) == Rectangle(x: -50, y: 26, width: 475, height: 900))
    }

    @Test func centredSheetStandsInTheMiddleOfItsContainer() throws {
        let json = #"{"sheet": {"shouldCenterVertically": true, "containerProfile": "PROFILE"}}"#
        #expect(try frame(json.replacing("PROFILE", with: "fullScreen")).minY == 191.5)
        #expect(try frame(json.replacing("PROFILE", with: "legacy")).minY == 201.5)
    }

    @Test func rotationFollowsTheRuleOfTheOtherOrientation() throws {
        let steps = #""storyboard": [{"action": "present"}, {"action": "rotate"}]"#
        let turned = try timeline(#"{"screen": {"device": "ipad-air"}, \#(steps)}"#)
        #expect(turned.pose(at: 0.3).sheet.frame == Rectangle(x: 268, y: 30, width: 284, height: 284))
        #expect(turned.pose(at: 5).orientation == .landscape)
        #expect(turned.pose(at: 5).sheet.frame == Rectangle(x: 448, y: 90, width: 284, height: 284))
        let back = try timeline(
            #"{"storyboard": [{"action": "present"}, {"action": "rotate"}, {"action": "rotate"}]}"#
        )
        #expect(back.pose(at: 9).sheet.frame == back.pose(at: 0.3).sheet.frame)
    }

    @Test func flexibleWidthKeepsTheSideMargins() throws {
        let steps = #""storyboard": [{"action": "present"}, {"action": "rotate"}]"#
        let timeline = try timeline(#"{"preset": "compose", \#(steps)}"#)
        #expect(timeline.pose(at: 0.3).sheet.frame == Rectangle(x: 27.5, y: 26, width: 320, height: 200))
        #expect(timeline.pose(at: 5).sheet.frame == Rectangle(x: 27.5, y: 6, width: 612, height: 200))
    }

    /// Movement, top of a sheet of 284 points that fits, and of one of 500 that does not; the keyboard is 216 high on
    /// a screen of 667, so that 451 are visible.
    @Test(arguments: [
        ("doNothing", 26.0, 26.0), ("center", 93.5, 20), ("moveToTop", 20, 20), ("moveToTopInset", 26, 20),
        ("aboveKeyboard", 147, 20),
    ])
    func keyboardIsMadeRoomForByTheRule(movement: String, fitting: Double, tall: Double) throws {
        for (height, expected) in [(284, fitting), (500, tall)] {
            let sheet = """
                {"movementWhenKeyboardAppears": "\(movement)", "presentedFormSheetSize": {"height": \(height)}}
                """
            let json = #"{"sheet": \#(sheet), "storyboard": [STEPS]}"#
            let up = json.replacing("STEPS", with: #"{"action": "present"}, {"action": "showKeyboard"}"#)
            #expect(try frame(up).minY == expected)
            #expect(abs(try timeline(up).pose(at: 0.45).keyboard - 108) < 1e-9)
            let alreadyUp = json.replacing("STEPS", with: #"{"action": "showKeyboard"}, {"action": "present"}"#)
            #expect(try frame(alreadyUp).minY == expected)
            let down = json.replacing(
                "STEPS",
                with: #"{"action": "present"}, {"action": "showKeyboard"}, {"action": "hideKeyboard"}"#
            )
            #expect(try frame(down).minY == 26)
        }
    }

    /// Width, height, safe top and bottom, and the measured height of the medium detent and top of the large one.
    static let phones: [([Double], medium: Double, large: Double)] = [
        ([320, 568, 20, 0], 338.9, 30), ([375, 667, 20, 0], 356.7, 30), ([390, 844, 47, 34], 455.7, 57),
        ([393, 852, 59, 34], 453.4, 69), ([402, 874, 62, 34], 464.1, 72), ([430, 932, 59, 34], 498.2, 69),
        ([440, 956, 62, 34], 510.0, 72),
    ]

    @Test(arguments: phones)
    func detentsAreTheMeasuredOnes(screen: [Double], medium: Double, large: Double) throws {
        func frame(_ detent: String) throws -> Rectangle {
            try self.frame(
                """
                {"screen": {"width": \(screen[0]), "height": \(screen[1]), "scale": 3,
                            "safeArea": {"top": \(screen[2]), "bottom": \(screen[3])}},
                 "sheet": {"presentationStyle": "sheet", "detents": ["\(detent)"]}, "output": {"phase": "entry"}}
                """
            )
        }
        // Half a device pixel for the rounding, half a unit of the last digit for the measurement.
        #expect(abs(try frame("medium").height - medium) <= 1.0 / 6 + 0.05)
        #expect(abs(try frame("large").minY - large) <= 1.0 / 6)
        #expect(try frame("large").maxY == screen[1])
    }

    @Test func sheetOfiOS26FloatsWhereItWasCaptured() throws {
        let frame = try frame(
            #"{"screen": {"device": "iphone-17"}, "preset": "sheet-ios26", "output": {"phase": "entry"}}"#
        )
        #expect(frame.minX == 8)
        #expect(frame.width == 386)
        #expect(abs(frame.minY - 415.03) < 0.01)
        #expect(abs(frame.height - 450.97) < 0.01)
    }

    @Test(arguments: [("ipad-mini", 580.0, 640.0), ("ipad-air", 580, 640), ("ipad-pro-13", 580, 640)])
    func tabletShowsABoxInTheMiddle(device: String, width: Double, height: Double) throws {
        let frame = try frame(
            #"{"screen": {"device": "\#(device)"}, "preset": "sheet-medium", "output": {"phase": "entry"}}"#
        )
        #expect(frame.size == Size(width: width, height: height))
        let screen = try #require(Device.named(device)).size
        #expect(abs(frame.center.x - screen.width / 2) <= 0.25)
        #expect(abs(frame.center.y - screen.height / 2) <= 0.25)
    }

    @Test func phoneInLandscapeHasTheWholeScreenUnlessAttached() throws {
        let json =
            #"{"screen": {"orientation": "landscape"}, "preset": "page-sheet", "sheet": {"prefersEdgeAttachedInCompactHeight": FLAG}, "output": {"phase": "entry"}}"#
        #expect(try frame(json.replacing("FLAG", with: "false")) == Rectangle(x: 0, y: 0, width: 667, height: 375))
        #expect(try frame(json.replacing("FLAG", with: "true")) == Rectangle(x: 0, y: 10, width: 667, height: 365))
    }

    @Test func mediumIsNoDetentInCompactHeight() throws {
        let json = """
            {"screen": {"orientation": "landscape"}, "preset": "sheet-medium",
             "sheet": {"prefersEdgeAttachedInCompactHeight": true}, "output": {"phase": "entry"}}
            """
        #expect(try frame(json) == Rectangle(x: 0, y: 10, width: 667, height: 365))
    }

    @Test(arguments: ["semiModal", "overCurrentContext", "overFullScreen", "fullScreen"])
    func coveringStylesCoverTheScreen(style: String) throws {
        let json = #"{"sheet": {"presentationStyle": "\#(style)"}, "output": {"phase": "entry"}}"#
        #expect(try frame(json) == Rectangle(x: 0, y: 0, width: 375, height: 667))
        #expect(try timeline(json).pose(at: 9).dim == 0)
    }
}

@Suite struct PresentationTests {
    @Test func semiModalTakesItsTimesAndGreysTheTint() throws {
        let timeline = try timeline(#"{"preset": "semi-modal", "output": {"phase": "all"}}"#)
        #expect(timeline.passages.map(\.transition.movement.duration) == [0.6, 0.3])
        #expect(timeline.pose(at: 0.3).presenter.tintDimmed == 0.5)
        #expect(timeline.pose(at: 0.3).sheet.frame.minY == 333.5)
        #expect(timeline.pose(at: 0.6).presenter.tintDimmed == 1)
        #expect(timeline.pose(at: 1.5).presenter.tintDimmed == 0)
    }

    @Test func onlyAFullSystemSheetPushesTheScreenBack() throws {
        func scale(_ preset: String) throws -> Double {
            try timeline(#"{"preset": "\#(preset)", "output": {"phase": "entry"}}"#).pose(at: 9).presenter.scale
        }
        #expect(try scale("page-sheet") == 0.9165)
        #expect(try scale("sheet-large") == 0.9165)
        #expect(try scale("sheet-medium") == 1)
        #expect(try scale("sheet-ios26") == 1)
        #expect(try scale("fitted-sheets") == 0.92)
    }

    @Test func selectingADetentMovesSheetDimmingAndScreen() throws {
        let timeline = try timeline(
            """
            {"preset": "sheet-medium", "sheet": {"largestUndimmedDetentIdentifier": "medium"},
             "storyboard": [{"action": "present"}, {"action": "selectDetent", "detent": "large"}]}
            """
        )
        #expect(timeline.pose(at: 0.6).dim == 0)
        #expect(timeline.pose(at: 0.6).sheet.frame.height == 356.5)
        #expect(timeline.pose(at: 1.2).dim == 0.2)
        #expect(timeline.pose(at: 1.2).sheet.frame.minY == 30)
        #expect(timeline.pose(at: 1.2).presenter.scale == 0.9165)
        #expect(timeline.events.last?.name == "didChangeSelectedDetent")
    }

    /// Distance and speed of a finger on a sheet at medium, and where the sheet ends up.
    @Test(arguments: [
        (-40.0, 0.0, "medium"), (-200, 0, "large"), (-20, -2_000, "large"), (60, 0, "medium"), (300, 0, "gone"),
        (40, 2_000, "gone"), (40, -2_000, "large"),
    ])
    func fingerDecidesWhereASheetEndsUp(distance: Double, velocity: Double, end: String) throws {
        let timeline = try timeline(
            """
            {"preset": "sheet-medium", "storyboard": [
              {"action": "present"}, {"action": "drag", "distance": \(distance), "velocity": \(velocity)}]}
            """
        )
        let pose = timeline.pose(at: timeline.duration).sheet
        switch end {
        case "gone": #expect(pose.state == .dismissed)
        case "large": #expect(pose.frame.minY == 30)
        default: #expect(pose.frame.minY == 310.5)
        }
        #expect(timeline.events.contains { $0.name == "didEndDragging" })
    }

    @Test func whereAllDetentsAreAlikeADragChangesNone() throws {
        let timeline = try timeline(
            """
            {"screen": {"device": "ipad-air"},
             "sheet": {"presentationStyle": "sheet", "detents": ["medium", "large"],
                       "selectedDetentIdentifier": "large", "largestUndimmedDetentIdentifier": "medium"},
             "storyboard": [{"action": "present"}, {"action": "drag", "distance": 40, "velocity": 0}]}
            """
        )
        #expect(!timeline.events.contains { $0.name == "didChangeSelectedDetent" })
        #expect(timeline.pose(at: 0.6).dim == 0.2)
        #expect(timeline.pose(at: timeline.duration).dim == 0.2)
    }

    @Test func sheetAtItsTopGivesWayLikeABand() throws {
        let timeline = try timeline(
            #"{"preset": "sheet-large", "storyboard": [{"action": "present"}, {"action": "drag", "distance": -100, "duration": 1}]}"#
        )
        // UIKit's band: (1 − 1 ÷ (.55·x ÷ D + 1))·D.
        let expected = (1 - 1 / (0.55 * 100 / 667 + 1)) * 667
        #expect(abs(timeline.pose(at: 1.6).sheet.frame.minY - (30 - expected)) < 1e-9)
        #expect(timeline.pose(at: 1.6).sheet.frame.maxY >= 667)
    }

    @Test(arguments: TransitionStyle.allCases)
    func reducedMotionFadesWhateverWouldMove(style: TransitionStyle) throws {
        for phase in ["entry", "exit"] {
            let timeline = try timeline(
                #"{"screen": {"reduceMotion": true}, "sheet": {"transitionStyle": "\#(style)"}, "output": {"phase": "\#(phase)"}}"#
            )
            for index in 0...20 {
                let pose = timeline.pose(at: Double(index) / 50).sheet
                #expect(pose.frame == timeline.passages.first?.rest)
                #expect((pose.scale, pose.rotation) == (1, 0))
            }
        }
    }

    @Test func fromTheRightIsTheDocumentedExample() throws {
        let timeline = try timeline(
            """
            {"screen": {"width": 320, "height": 480}, "sheet": {"portraitTopInset": 66, "transitionStyle": "custom",
              "transition": {
                "entry": {"duration": 0.3, "curve": "easeInOut", "tracks": {"offsetX": ["offscreenRight", "rest"]}},
                "exit": {"duration": 0.3, "curve": "easeIn", "tracks": {"offsetX": ["rest", "offscreenRight"]}}}},
             "output": {"phase": "all"}}
            """
        )
        // The built-in slide from the right goes the same way in.
        for (time, x) in [(0, 320), (0.075, 280.993), (0.15, 169), (0.225, 57.007), (0.3, 18)] {
            #expect(abs(timeline.pose(at: time).sheet.frame.minX - x) <= 0.000_5)
        }
        let out = (0...4).map { timeline.pose(at: 0.9 + 0.075 * Double($0)).sheet.frame.minX }
        for (x, eased) in zip(out, [0, 0.093465, 0.315357, 0.621862, 1]) {
            #expect(abs(x - (18 + 302 * eased)) < 0.001)
        }
    }

    @Test func offsetsAreInPointsPartsAndPlaces() throws {
        func offset(_ value: String) throws -> Double {
            try timeline(
                """
                {"screen": {"width": 320, "height": 480}, "sheet": {"portraitTopInset": 66, "transitionStyle": "custom",
                 "transition": {"entry": {"tracks": {"offsetY": [\(value), 0]}}}}, "output": {"phase": "entry"}}
                """
            ).pose(at: 0).sheet.frame.minY - 86
        }
        #expect(try offset("-30") == -30)
        #expect(try offset(#"{"points": 10, "screen": 0.5, "sheet": -1}"#) == 10 + 240 - 284)
        #expect(try offset(#""offscreenTop""#) == -284 - 86)
        #expect(try offset(#""offscreenBottom""#) == 480 - 86)
        #expect(try offset(#""rest""#) == 0)
    }

    @Test func tracksOfTheSurroundingsLeadThem() throws {
        let timeline = try timeline(
            """
            {"sheet": {"transition": {"entry": {"duration": 1, "curve": "linear", "tracks": {
              "dimmingOpacity": [0, 0.8], "presenterScale": [1, 0.9], "presenterTint": [0, 1]}}}},
             "output": {"phase": "entry"}}
            """
        )
        let pose = timeline.pose(at: 0.5)
        #expect(abs(pose.dim - 0.4) < 1e-12)
        #expect(abs(pose.presenter.scale - 0.95) < 1e-12)
        #expect(abs(pose.presenter.tintDimmed - 0.5) < 1e-12)
    }

    @Test func curveKeepsKeyframesAndASpringReplacesThem() throws {
        func scales(_ entry: String) throws -> [Double] {
            let timeline = try timeline(
                #"{"sheet": {"transitionStyle": "bounce", "transition": {"entry": {\#(entry)}}}, "output": {"phase": "entry"}}"#
            )
            return [0.25, 0.5, 0.75].map { timeline.pose(at: $0).sheet.scale }
        }
        let curved = try scales(#""duration": 1, "curve": "linear""#)
        for (scale, expected) in zip(curved, [0.555, 1.1, 0.9]) { #expect(abs(scale - expected) < 1e-12) }
        let sprung = try scales(#""spring": {"dampingRatio": 1, "duration": 1}"#)
        #expect(sprung == sprung.sorted())
        #expect(sprung.allSatisfy { $0 < 1 })
    }
}
