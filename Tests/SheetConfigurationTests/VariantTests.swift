import Testing

@testable import SheetConfiguration

/// A configuration that is compared with another: the same request with some members changed.
@Suite struct VariantTests {
    private func compared(_ json: String) throws -> ReelConfiguration {
        try #require(try ReelConfiguration(json: json).compared.first)
    }

    @Test func changesAreLaidOverTheRequest() throws {
        let variant = try compared(
            #"{"screen": {"scale": 1}, "sheet": {"cornerRadius": 9, "exitAngle": 1}, "compare": {"sheet": {"exitAngle": 0.5}}}"#
        )
        let direct = try ReelConfiguration(
            json: #"{"screen": {"scale": 1}, "sheet": {"cornerRadius": 9, "exitAngle": 0.5}}"#
        )
        #expect(variant == direct)
    }

    @Test func presetCanBeNamedAlone() throws {
        let variant = try compared(#"{"preset": "compose", "sheet": {"cornerRadius": 9}, "compare": "deck"}"#)
        let direct = try ReelConfiguration(json: #"{"preset": "deck", "sheet": {"cornerRadius": 9}}"#)
        #expect(variant.sheets == direct.sheets)
        #expect(variant.title == "deck")
    }

    @Test func stackTakesThePlaceOfASheet() throws {
        let variant = try compared(#"{"sheet": {"cornerRadius": 9}, "compare": {"sheets": [{}, {}]}}"#)
        #expect(variant == (try ReelConfiguration(json: #"{"sheets": [{}, {}]}"#)))
    }

    @Test func titleIsNotShared() throws {
        let json = #"{"title": "one", "compare": {"sheet": {"cornerRadius": 9}}}"#
        #expect(try ReelConfiguration(json: json).title == "one")
        #expect(try compared(json).title == nil)
    }

    @Test func queryGivesTheSame() throws {
        let json = #"{"sheet": {"cornerRadius": 9}, "compare": {"sheet": {"exitAngle": 0.5}}}"#
        let query = [("cornerRadius", "9"), ("compare", #"{"sheet": {"exitAngle": 0.5}}"#)]
        #expect(try ReelConfiguration(json: json) == ReelConfiguration(query: query))
        #expect(try ReelConfiguration(query: [("compare", "deck")]) == ReelConfiguration(json: #"{"compare": "deck"}"#))
    }

    @Test(arguments: [
        (#"{"compare": {"sheet": {"cornerRadiu": 1}}}"#, "/compare/sheet/cornerRadiu", Fault.Code.unknownMember, 24),
        (#"{"compare": {"sheet": {"exitAngle": "x"}}}"#, "/compare/sheet/exitAngle", .wrongType, 37),
        (#"{"compare": {"compare": {}}}"#, "/compare/compare", .unknownMember, 25),
        (#"{"compare": {"preset": "dec"}}"#, "/compare/preset", .unknownValue, 24),
        (#"{"compare": "dec"}"#, "/compare", .unknownValue, 13), (#"{"compare": 7}"#, "/compare", .wrongType, 13),
        (
            #"{"sheets": [{}, {}], "storyboard": [{"action": "present", "sheet": 1}], "compare": {"sheets": [{}]}}"#,
            "/compare", .outOfRange, 84
        ),
    ])
    func faultIsToldAtTheChange(json: String, pointer: String, code: Fault.Code, column: Int) throws {
        let faults = try faults(json)
        #expect(faults.map(\.pointer) == [pointer])
        #expect(faults.map(\.code) == [code])
        #expect(faults.map(\.position?.column) == [column])
    }

    @Test func faultThatIsThereWithoutTheChangesIsToldOnce() throws {
        #expect(try faults(#"{"sheet": {"exitAngle": "x"}, "compare": {}}"#).map(\.pointer) == ["/sheet/exitAngle"])
    }
}
