import HTTPServer
import Testing

@Suite struct AcceptTests {
    private static let offers = ["image/png", "image/svg+xml", "application/json"].compactMap { MediaType($0) }

    @Test(
        arguments: [
            ("image/png", 0), ("image/*;q=0.5, image/png;q=0", 1), ("*/*", 0), ("application/json, */*;q=0.1", 2),
            ("image/svg+xml, image/png;q=0.9", 1), ("text/html", nil), ("*/*;q=0", nil), ("IMAGE/PNG", 0),
            ("image/png;q=0.001", 0), ("text/html, application/xhtml+xml, image/*;q=0.8", 0),
            ("image/png;level=1", nil),
            ("garbage", 0), ("", 0), ("image/png;q=1.001, image/svg+xml", 1), ("image/png;q=2, application/json", 2),
            ("image/png;q=.5, application/json", 2), ("image/png;q=\"1\"", 0), ("a/b;x=\",\", image/svg+xml", 1),
        ] as [(String, Int?)]
    )
    func theMostWelcomeIsChosen(line: String, index: Int?) {
        #expect(Accept([line]).preferred(of: Self.offers) == index)
    }

    @Test func absentMeansEverything() { #expect(Accept([]).preferred(of: Self.offers) == 0) }

    @Test func linesAddUp() { #expect(Accept(["text/html", "application/json"]).preferred(of: Self.offers) == 2) }

    @Test func twoHundredElementsAreNoTrouble() {
        let line = (0..<200).map { "x/y\($0);q=0.5" }.joined(separator: ",") + ",application/json"
        #expect(Accept([line]).preferred(of: Self.offers) == 2)
    }

    @Test func theMoreSpecificRangeDecides() throws {
        let accept = Accept(["text/*;q=0.3, text/plain;q=0.7, text/plain;format=flowed, */*;q=0.5"])
        let types = ["text/plain;format=flowed", "text/plain", "text/html", "image/jpeg"].compactMap { MediaType($0) }
        #expect(types.map { accept.quality(of: $0) } == [1000, 700, 300, 500])
    }

    @Test func namingAKindIsMoreThanTakingAnything() throws {
        let png = try #require(MediaType("image/png"))
        #expect(Accept(["image/avif,image/*,*/*;q=0.8"]).names(png))
        #expect(!Accept(["*/*"]).names(png))
        #expect(!Accept(["application/json"]).names(png))
        #expect(!Accept([]).names(png))
    }
}

@Suite struct MediaTypeTests {
    @Test(
        arguments: [
            ("application/json", "application/json", nil), ("APPLICATION/JSON", "application/json", nil),
            ("application/json; charset=utf-8", "application/json", "utf-8"),
            ("application/json;charset=\"UTF-8\"", "application/json", "utf-8"),
            ("text/plain ; format=flowed ; charset=x", "text/plain", "x"), ("a/b;", "a/b", nil),
        ] as [(String, String, String?)]
    )
    func typesAndTheirCharsetsAreRead(text: String, essence: String, charset: String?) {
        #expect(MediaType(text)?.essence == essence)
        #expect(MediaType(text)?.charset == charset)
    }

    @Test(arguments: [
        "", "json", "/json", "application/", "a/b/c", "a b/c", ";q=1", "a/b;c", "a/b;c=", "a/b;=d", "a/b;c=\"d",
        "a/b;c=d;C=e",
        "a/b;c=\"d\"e", "a/\u{E9}",
    ])
    func whatIsMalformedIsNoType(text: String) { #expect(MediaType(text) == nil) }

    @Test func listsAreDividedOutsideQuotes() {
        #expect(FieldList(["a, \"b,c\" ,,d", "e"])?.elements == ["a", "\"b,c\"", "d", "e"])
        #expect(FieldList(["\"a\\\",b\", c"])?.elements == ["\"a\\\",b\"", "c"])
        #expect(FieldList(["a, \"b"]) == nil)
        #expect(FieldList([])?.elements == [])
    }
}
