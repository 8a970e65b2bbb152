import SheetConfiguration
import Testing

@Suite struct ReelConfigurationTests {
    @Test func anEmptyObjectIsAPicture() throws {
        let reel = try ReelConfiguration(json: "{}")

        #expect(reel.screen.size == Size(width: 375, height: 667))
        #expect(reel.screen.orientation == .portrait)
        #expect(reel.screen.grid == PixelGrid(scale: 2))
        #expect(reel.screen.safeArea == EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(reel.screen.statusBarHeight == 20)

        #expect(reel.sheet.presentedFormSheetSize == Size(width: 284, height: 284))
        #expect(reel.sheet.portraitTopInset == 6)
        #expect(reel.sheet.landscapeTopInset == 66)
        #expect(!reel.sheet.shouldCenterVertically)
        #expect(reel.sheet.cornerRadius == 6)
        #expect(reel.sheet.shadowRadius == 6)
        #expect(reel.sheet.shadowOpacity == 0.5)
        #expect(!reel.sheet.shouldDismissOnBackgroundViewTap)
        #expect(reel.sheet.transitionStyle == .slideFromTop)
        #expect(reel.sheet.exitTransitionStyle == nil)
        #expect(reel.sheet.exitAngle == 0.25)

        #expect(reel.output.phase == .entry)
        #expect(reel.output.moment == .progress(1))
        #expect(reel.output.sampling == .rate(framesPerSecond: 30, count: nil))
    }

    @Test func everyFaultIsReportedInTheOrderOfTheDocument() throws {
        let faults = try faults(#"{"sheet":{"cornerRadiu":8,"shadowOpacity":3}}"#)
        #expect(faults.map(\.pointer) == ["/sheet/cornerRadiu", "/sheet/shadowOpacity"])
        #expect(faults.map(\.code) == [.unknownMember, .outOfRange])
        #expect(faults.map(\.suggestion) == ["cornerRadius", nil])
        #expect(faults.last?.detail == "Must be a number from 0 to 1, not 3.")
    }

    @Test func aQueryMeansTheSameAsJSON() throws {
        let query = [
            ("sheet.transitionStyle", "bounce"), ("cornerRadius", "8"), ("presentedFormSheetSize", "320x200"),
            ("times", "0,0.1,0.2"), ("statusBar", "0"),
        ]
        let json = """
            {"sheet": {"transitionStyle": "bounce", "cornerRadius": 8,
                       "presentedFormSheetSize": {"width": 320, "height": 200}},
             "output": {"times": [0, 0.1, 0.2]}, "screen": {"statusBar": false}}
            """
        #expect(try ReelConfiguration(query: query) == ReelConfiguration(json: json))
    }
}
