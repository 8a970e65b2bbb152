import Testing

@testable import SheetConfiguration

@Suite struct QuerySpellingTests {
    @Test(
        arguments: [
            "{}", #"{"screen": {"width": 200, "height": 300, "safeArea": {"top": 0}}, "output": {"times": [0, 0.25]}}"#,
            #"{"sheet": {"presentedFormSheetSize": {"width": 320, "height": 200}, "exitTransitionStyle": null}}"#,
            #"{"title": "a & b = 100 %", "storyboard": [{"action": "present"}, {"action": "dismiss"}]}"#,
            #"{"sheet": {"detents": ["medium", {"height": 300}], "presentationStyle": "sheet"}, "compare": {"title": "x\"y"}}"#,
        ] + Preset.all.map(\.json)
    )
    func queryMeansWhatTheTextMeans(json: String) throws {
        let spelling = try QuerySpelling(json: Array(json.utf8))
        #expect(try ReelConfiguration(query: spelling.parameters) == ReelConfiguration(json: json))
    }

    @Test func queryIsPercentEncoded() throws {
        let spelling = try QuerySpelling(json: Array(#"{"title": "é&=", "output": {"times": [0, 1]}}"#.utf8))
        #expect(spelling.text == "title=%C3%A9%26%3D&output.times=0,1")
    }
}
