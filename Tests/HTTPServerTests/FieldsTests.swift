import Testing

@testable import HTTPServer

@Suite struct FieldsTests {
    @Test func namesAreComparedWithoutCaseAndKeptAsWritten() {
        var fields: Fields = ["Content-Type": "a/b", "X-One": "1"]
        fields.append("x-one", "2")
        #expect(fields["CONTENT-TYPE"] == "a/b")
        #expect(fields.values(of: "X-ONE") == ["1", "2"])
        fields.set("X-One", "3")
        #expect(fields.values(of: "x-one") == ["3"])
        #expect(fields.pairs.map(\.name) == ["Content-Type", "X-One"])
        fields.remove("content-type")
        #expect(!fields.contains("Content-Type"))
        #expect(fields.count == 1)
    }

    @Test(arguments: ["a\r\nb", "a\rb", "a\nb", "a\0b", "a\u{7F}", " a", "a ", "\t", "\u{1B}[0m"])
    func aValueThatWouldSplitAResponseCannotExist(value: String) {
        #expect(FieldValue(value) == nil)
        var fields = Fields()
        #expect(throws: FieldError.invalidValue) { try fields.append("X", checking: value) }
        #expect(fields.isEmpty)
    }

    @Test(arguments: ["", "a b", "a:", "a\r", "\u{E9}", "(a)"])
    func aNameThatIsNoTokenCannotExist(name: String) {
        #expect(FieldName(name) == nil)
        var fields = Fields()
        #expect(throws: FieldError.invalidName) { try fields.append(checking: name, checking: "v") }
    }

    @Test func octetsThatAreNoTextSurvive() throws {
        var parser = HeadParser(limits: ServerLimits())
        let bytes = Array("GET / HTTP/1.1\r\nHost: a\r\nX: ".utf8) + [0xFF, 0x80] + Array("\r\n\r\n".utf8)
        guard case .complete(let parsed) = parser.advance(over: bytes.span), case .request(let head) = parsed.content
        else {
            Issue.record("the head is complete")
            return
        }
        #expect(head.fields.rawValue(of: "X").map(Array.init) == [0xFF, 0x80])
        #expect(head.fields["X"] == "\u{FFFD}\u{FFFD}")
    }

    @Test func aNameThatOnlyUnicodeFoldsIsAnother() {
        let fields: Fields = ["K": "kelvin"]
        #expect(["\u{212A}"].compactMap { FieldName($0) }.isEmpty)
        #expect(fields["k"] == "kelvin")
    }
}
