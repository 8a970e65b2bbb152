import Testing

@testable import SheetConfiguration

@Suite struct ContentBlockTests {
    private func content(_ blocks: String) throws -> Content {
        try ReelConfiguration(json: #"{"sheet": {"content": [\#(blocks)]}}"#).sheet.content
    }

    @Test func contentLeftOutIsATemplateAndNoneIsBare() throws {
        let standard = try ReelConfiguration(json: "{}")
        #expect(standard.sheet.content == .template(.list))
        #expect(standard.presenter.content == .template(.settings))
        #expect(try content("") == .blocks([]))
    }

    @Test(arguments: ContentBlock.Kind.allCases)
    func aBlockOfEachTypeIsReadWithNothingButItsType(kind: ContentBlock.Kind) throws {
        let json = #"{"type": "\#(kind.rawValue)"}"#
        guard case .blocks(let blocks) = try content(json) else { throw Missing() }
        #expect(blocks.count == 1)
    }

    private struct Missing: Error {}

    @Test(arguments: ContentBlock.Kind.allCases)
    func aMemberThatABlockDoesNotHaveIsRefused(kind: ContentBlock.Kind) throws {
        let faults = try faults(#"{"sheet": {"content": [{"type": "\#(kind.rawValue)", "nonsense": 1}]}}"#)
        #expect(faults.map { "\($0.pointer) \($0.code.rawValue)" } == ["/sheet/content/0/nonsense unknown-member"])
    }

    @Test(arguments: ContentBlock.Kind.allCases)
    func everyNumberOfABlockIsBounded(kind: ContentBlock.Kind) throws {
        for member in ContentBlock.members(of: kind, within: .standard) {
            let values: [String]
            switch member.kind {
            case .number(let range): values = ["\(range.lowerBound.nextDown)", "\(range.upperBound.nextUp)", "1e400"]
            case .wholeNumber(let range): values = ["\(range.lowerBound - 1)", "\(range.upperBound + 1)"]
            default: continue
            }
            for value in values {
                let json = #"{"sheet": {"content": [{"type": "\#(kind.rawValue)", "\#(member.name)": \#(value)}]}}"#
                let faults = try faults(json)
                #expect(faults.map(\.pointer) == ["/sheet/content/0/\(member.name)"], "\(value)")
                #expect(faults.map(\.code) == [.outOfRange])
            }
        }
    }

    @Test(arguments: [
        (#"{}"#, "/sheet/content/0 missing-member"),
        (#"{"type": "tex"}"#, "/sheet/content/0/type unknown-value"),
        (#"{"type": 7, "nonsense": 1}"#, "/sheet/content/0/type wrong-type"),
        (#"7"#, "/sheet/content/0 wrong-type"),
        (#"{"type": "section", "rows": [{"titel": "A"}]}"#, "/sheet/content/0/rows/0/titel unknown-member"),
        (#"{"type": "section", "rows": [7]}"#, "/sheet/content/0/rows/0 wrong-type"),
        (#"{"type": "section", "rows": [{"type": "text"}]}"#, "/sheet/content/0/rows/0/type unknown-value"),
        (#"{"type": "row", "symbol": "bel"}"#, "/sheet/content/0/symbol unknown-value"),
        (#"{"type": "row", "switch": true, "accessory": "checkmark"}"#, "/sheet/content/0/accessory conflict"),
        (#"{"type": "navigationBar", "leading": "A", "back": "B"}"#, "/sheet/content/0/back conflict"),
        (#"{"type": "toolbar", "items": [{}]}"#, "/sheet/content/0/items/0 missing-member"),
        (#"{"type": "segmentedControl", "segments": ["A", 1]}"#, "/sheet/content/0/segments/1 wrong-type"),
        (#"{"type": "slider", "value": "0.5"}"#, "/sheet/content/0/value wrong-type"),
    ])
    func aFaultIsToldAtItsPlace(block: String, expected: String) throws {
        let faults = try faults(#"{"sheet": {"content": [\#(block)]}}"#)
        #expect(faults.map { "\($0.pointer) \($0.code.rawValue)" } == [expected])
    }

    @Test func contentAndATemplateExcludeEachOther() throws {
        let faults = try faults(#"{"presenter": {"template": "map", "content": []}}"#)
        #expect(faults.map { "\($0.pointer) \($0.code.rawValue)" } == ["/presenter/content conflict"])
    }

    @Test func aQueryNamesATemplateAndSpellsContentAsJSON() throws {
        let query = try ReelConfiguration(query: [("template", "map"), ("presenter.content", #"[{"type":"map"}]"#)])
        #expect(query.sheet.content == .template(.map))
        guard case .blocks(let blocks) = query.presenter.content else { throw Missing() }
        #expect(blocks.count == 1)
    }

    @Test func tooMuchIsOneFaultThatSaysHowMuchIsAllowed() throws {
        let row = #"{"title": "A"}"#
        let rows = Array(repeating: row, count: 10_000).joined(separator: ",")
        let tooLong = try faults(#"{"sheet": {"content": [{"type": "section", "rows": [\#(rows)]}]}}"#)
        #expect(tooLong.map { "\($0.pointer) \($0.code.rawValue)" } == ["/sheet/content/0/rows out-of-range"])

        let block = #"{"type": "section", "rows": [\#(Array(repeating: row, count: 500).joined(separator: ","))]}"#
        let tooMany = try faults(#"{"sheet": {"content": [\#(block), \#(block), \#(block)]}}"#)
        #expect(tooMany.map { "\($0.pointer) \($0.code.rawValue)" } == ["/sheet/content over-budget"])

        let text = String(repeating: "a", count: 1_000_000)
        let tooWide = try faults(#"{"sheet": {"content": [{"type": "text", "text": "\#(text)"}]}}"#)
        #expect(tooWide.map { "\($0.pointer) \($0.code.rawValue)" } == ["/sheet/content/0/text out-of-range"])
    }
}
