import Testing

@testable import SheetConfiguration

@Suite struct PresetTests {
    @Test(arguments: Preset.all.map(\.name))
    func everyPresetCanBeReadByNameAndByItsMembers(name: String) throws {
        let preset = try #require(Preset.all.first { $0.name == name })
        #expect(try ReelConfiguration(json: preset.json) == ReelConfiguration(json: #"{"preset": "\#(name)"}"#))
        #expect(!preset.meaning.isEmpty)
    }

    @Test func namesAreDistinct() {
        #expect(Set(Preset.all.map(\.name)).count == Preset.all.count)
    }

    @Test func requestOverridesMemberByMember() throws {
        let json = #"{"preset": "compose", "sheet": {"cornerRadius": 20, "presentedFormSheetSize": {"height": 300}}}"#
        let sheet = try ReelConfiguration(json: json).sheet
        #expect(sheet.cornerRadius == 20)
        #expect(sheet.presentedFormSheetSize == Size(width: 320, height: 300))
        #expect(sheet.transitionStyle == .slideFromBottom)
    }

    @Test func curvesSpringsAndListsAreReplacedWhole() throws {
        let base = #"{"preset": "pan-modal", "sheet": {"detents": ["medium"], "transition": {"entry": ENTRY}}}"#
        let spring = try ReelConfiguration(json: base.replacing("ENTRY", with: #"{"spring": {"response": 0.3}}"#)).sheet
        #expect(spring.detents == [.medium])
        #expect(spring.transition.entry.curve == .spring(SpringConfiguration(.response(0.3, dampingFraction: 0.825))))
        let curve = try ReelConfiguration(json: base.replacing("ENTRY", with: #"{"curve": "easeOut"}"#)).sheet
        #expect(curve.transition.entry.curve == .easeOut)
        #expect(curve.transition.exit.curve != .easeOut)
    }

    @Test func everySheetOfAStackIsLaidOverThePresetsOne() throws {
        let json = #"{"preset": "compose", "sheets": [{}, {"cornerRadius": 1}]}"#
        let reel = try ReelConfiguration(json: json)
        #expect(reel.sheets.map(\.cornerRadius) == [8, 1])
        #expect(reel.sheets.map(\.presentedFormSheetSize.width) == [320, 320])
        let query = [(name: "preset", value: "compose"), (name: "sheets", value: #"[{}, {"cornerRadius": 1}]"#)]
        #expect(try ReelConfiguration(query: query) == reel)
    }

    @Test func faultPointsIntoTheRequest() throws {
        let faults = try faults("{\"preset\": \"compose\",\n \"sheet\": {\"cornerRadius\": -1}}")
        #expect(faults.map(\.pointer) == ["/sheet/cornerRadius"])
        #expect(faults.map(\.position) == [TextPosition(line: 2, column: 28)])
    }

    @Test func unknownPresetIsAFaultWithTheNearestName() throws {
        let faults = try faults(#"{"preset": "compos"}"#)
        #expect(faults.map(\.pointer) == ["/preset"])
        #expect(faults.map(\.suggestion) == ["compose"])
    }

    @Test func contentOfOnesOwnReplacesAPresetsTemplate() throws {
        let own = try ReelConfiguration(json: #"{"preset": "alert", "sheet": {"content": []}}"#)
        #expect(own.sheet.content == .blocks([]))
        #expect(try ReelConfiguration(json: #"{"preset": "alert"}"#).sheet.content == .template(.alert))
    }
}
