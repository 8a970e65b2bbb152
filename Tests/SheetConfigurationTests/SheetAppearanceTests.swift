import Testing

@testable import SheetConfiguration

@Suite struct SheetAppearanceTests {
    @Test func everyMemberIsTakenFromTheConfiguration() throws {
        let json = """
            {"sheet": {
                "presentedFormSheetSize": {"width": 320, "height": 200.5}, "portraitTopInset": -1, "landscapeTopInset": 2,
                "shouldCenterVertically": true, "cornerRadius": 3, "shadowRadius": 4, "shadowOpacity": 0.75,
                "shouldDismissOnBackgroundViewTap": true, "transitionStyle": "bounce", "exitTransitionStyle": "fade",
                "exitAngle": -0.5
            }}
            """
        let sheet = try ReelConfiguration(json: json).sheet
        #expect(sheet.presentedFormSheetSize == Size(width: 320, height: 200.5))
        #expect(sheet.portraitTopInset == -1)
        #expect(sheet.landscapeTopInset == 2)
        #expect(sheet.shouldCenterVertically)
        #expect(sheet.cornerRadius == 3)
        #expect(sheet.shadowRadius == 4)
        #expect(sheet.shadowOpacity == 0.75)
        #expect(sheet.shouldDismissOnBackgroundViewTap)
        #expect(sheet.transitionStyle == .bounce)
        #expect(sheet.exitTransitionStyle == .fade)
        #expect(sheet.exitAngle == -0.5)
    }

    @Test func eachSideOfTheSizeHasItsOwnDefault() throws {
        let wide = try ReelConfiguration(json: #"{"sheet": {"presentedFormSheetSize": {"width": 320}}}"#)
        #expect(wide.sheet.presentedFormSheetSize == Size(width: 320, height: 284))
        let high = try ReelConfiguration(json: #"{"sheet": {"presentedFormSheetSize": {"height": 320}}}"#)
        #expect(high.sheet.presentedFormSheetSize == Size(width: 284, height: 320))
    }

    @Test(arguments: TransitionStyle.allCases)
    func everyStyleHasAName(style: TransitionStyle) throws {
        let json = #"{"sheet": {"transitionStyle": "\#(style.rawValue)", "exitTransitionStyle": "\#(style.rawValue)"}}"#
        let sheet = try ReelConfiguration(json: json).sheet
        #expect(sheet.transitionStyle == style)
        #expect(sheet.exitTransitionStyle == style)
    }
}
