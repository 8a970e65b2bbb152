import Testing

@Suite struct MissingCharacterTests {
    @Test func theTimelineWarnsOfCharactersThatNoFontHas() async throws {
        let hieroglyph = #"{"sheet": {"content": [{"type": "text", "text": "\#u{13000} is A"}]}}"#
        #expect(try await Asking.post(hieroglyph, to: "/v1/timeline").text.contains("no font has U+13000: boxes"))
        #expect(try await Asking.post("{}", to: "/v1/timeline").text.contains(#""warnings": []"#))
    }
}
