import HTTPServer
import Testing

@Suite struct EntityTagTests {
    @Test(arguments: [
        ("\"a\"", ["\"a\""]), ("W/\"a\"", ["W/\"a\""]), ("\"a\", \"b\"", ["\"a\"", "\"b\""]),
        ("\"a\",W/\"b\" , \"\"", ["\"a\"", "W/\"b\"", "\"\""]), ("\"a,b\"", ["\"a,b\""]),
        ("\"a\\\"", ["\"a\\\""]), (", ,\"a\",", ["\"a\""]), ("\"\u{E9}\"", ["\"\u{E9}\""]),
    ])
    func listsAreRead(line: String, tags: [String]) throws {
        guard case .tags(let found) = EntityTagCondition([line]) else {
            Issue.record("\(line) is a list")
            return
        }
        #expect(found.map(\.description) == tags)
    }

    @Test(arguments: [
        "", "a", "\"a", "a\"", "\"a\" \"b\"", "w/\"a\"", "W/a", "W /\"a\"", "\"a b\"", "*, \"a\"", "\"a\"b",
    ])
    func whatIsMalformedIsNoCondition(line: String) { #expect(EntityTagCondition([line]) == nil) }

    @Test func linesAddUpAndAStarStandsAlone() throws {
        let tag = try #require(EntityTag(opaque: "b"))
        #expect(EntityTagCondition(["\"a\"", "W/\"b\""])?.weaklyMatches(tag) == true)
        #expect(EntityTagCondition(["*"]) == .any)
        #expect(EntityTagCondition(["*", "\"a\""]) == nil)
        #expect(EntityTagCondition([]) == nil)
        #expect(EntityTagCondition.any.stronglyMatches(tag))
    }

    /// RFC 9110 §8.8.3.2, its table.
    @Test(arguments: [
        ("W/\"1\"", "W/\"1\"", false, true), ("W/\"1\"", "W/\"2\"", false, false), ("W/\"1\"", "\"1\"", false, true),
        ("\"1\"", "\"1\"", true, true),
    ])
    func comparisonsAreThoseOfTheTable(one: String, other: String, strong: Bool, weak: Bool) throws {
        guard case .tags(let tags) = EntityTagCondition([one, other]) else {
            Issue.record("both are tags")
            return
        }
        #expect(tags[0].stronglyMatches(tags[1]) == strong)
        #expect(tags[0].weaklyMatches(tags[1]) == weak)
    }

    @Test func tagsThatUnicodeCallsEqualDiffer() throws {
        let composed = try #require(EntityTag(opaque: "\u{E9}"))
        let decomposed = try #require(EntityTag(opaque: "e\u{301}"))
        #expect(!composed.weaklyMatches(decomposed))
        #expect(!composed.stronglyMatches(decomposed))
        #expect(EntityTag(opaque: "a\"b") == nil)
    }
}
