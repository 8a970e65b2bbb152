import Testing

@testable import SheetConfiguration

@Suite struct ShortNameTests {
    @Test(arguments: [
        (#"{"sheet": {"transition": "bounce"}}"#, #"{"sheet": {"transitionStyle": "bounce"}}"#),
        (#"{"sheet": {"style": "bounce"}}"#, #"{"sheet": {"transitionStyle": "bounce"}}"#),
        (
            #"{"sheet": {"style": "fade", "transition": {"entry": {"duration": 1}}}}"#,
            #"{"sheet": {"transitionStyle": "fade", "transition": {"entry": {"duration": 1}}}}"#
        ),
        (
            #"{"sheet": {"size": "320x200.5"}}"#,
            #"{"sheet": {"presentedFormSheetSize": {"width": 320, "height": 200.5}}}"#
        ),
        (
            #"{"sheet": {"size": {"width": 320}}}"#,
            #"{"sheet": {"presentedFormSheetSize": {"width": 320, "height": 284}}}"#
        ),
        (#"{"sheets": [{}, {"style": "fade"}]}"#, #"{"sheets": [{}, {"transitionStyle": "fade"}]}"#),
        (
            #"{"compare": {"sheet": {"transition": "fade"}}}"#,
            #"{"compare": {"sheet": {"transitionStyle": "fade"}}}"#
        ),
    ])
    func shortNameMeansTheFullOne(short: String, full: String) throws {
        #expect(try ReelConfiguration(json: short) == ReelConfiguration(json: full))
    }

    @Test func shortNameOverridesThePresetsMember() throws {
        let sheet = try ReelConfiguration(
            json: #"{"preset": "compose", "sheet": {"transition": "fade", "size": "300x100"}}"#
        ).sheet
        #expect(sheet.transitionStyle == .fade)
        #expect(sheet.presentedFormSheetSize == Size(width: 300, height: 100))
    }

    @Test(arguments: [
        (#"{"sheet": {"style": "fade", "transitionStyle": "bounce"}}"#, "/sheet/transitionStyle", "style"),
        (#"{"sheet": {"transitionStyle": "bounce", "transition": "fade"}}"#, "/sheet/transition", "transitionStyle"),
        (#"{"sheet": {"style": "fade", "transition": "fade"}}"#, "/sheet/transition", "style"),
        (
            #"{"sheets": [{"size": "1x1", "presentedFormSheetSize": {}}]}"#, "/sheets/0/presentedFormSheetSize", "size"
        ),
        (
            #"{"compare": {"sheet": {"style": "fade", "transition": "fade"}}}"#, "/compare/sheet/transition", "style"
        ),
    ])
    func twoNamesOfOneMemberAreAFaultThatNamesBoth(json: String, pointer: String, rival: String) throws {
        let faults = try faults(json)
        #expect(faults.map(\.code) == [.conflict])
        #expect(faults.map(\.pointer) == [pointer])
        #expect(faults.first?.detail.contains(rival) == true)
    }

    @Test(arguments: [
        (#"{"sheet": {"style": "bonce"}}"#, "/sheet/transitionStyle"),
        (#"{"sheet": {"size": "320"}}"#, "/sheet/presentedFormSheetSize"),
        (#"{"sheet": {"size": "320x0"}}"#, "/sheet/presentedFormSheetSize/height"),
        (#"{"sheet": {"transition": 3}}"#, "/sheet/transition"),
    ])
    func faultIsToldAtTheMemberThatIsMeant(json: String, pointer: String) throws {
        #expect(try faults(json).map(\.pointer) == [pointer])
    }
}
