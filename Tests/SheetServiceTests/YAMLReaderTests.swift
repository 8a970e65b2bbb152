import SheetEncoding
import Testing

@testable import SheetService

@Suite struct YAMLReaderTests {
    @Test(
        arguments: [
            ("a: 1\nb: two words", #"{"a": 1, "b": "two words"}"#),
            ("a:\n  - 1\n  - -2.5\n  - true\n  - null\n  - ~", #"{"a": [1, -2.5, true, null, null]}"#),
            ("a:\n- x\n- y", #"{"a": ["x", "y"]}"#),
            ("- a: 1\n  b: 2\n- c: 3", #"[{"a": 1, "b": 2}, {"c": 3}]"#),
            ("a: { b: [c, 'd, e'], f: \"g\\n\" }", #"{"a": {"b": ["c", "d, e"], "f": "g\u000a"}}"#),
            ("a:\n  { b: 1,\n    c: 2 }", #"{"a": {"b": 1, "c": 2}}"#),
            ("a: |\n  one\n    two\n\n  three\nb: 1", #"{"a": "one\u000a  two\u000a\u000athree\u000a", "b": 1}"#),
            ("a: &x [1]\nb: *x", #"{"a": [1], "b": [1]}"#),
            ("a: &x\n  b: 1\nc: *x", #"{"a": {"b": 1}, "c": {"b": 1}}"#),
            ("'200': 'it''s' # told", #"{"200": "it's"}"#),
            ("# nothing\na: http://x/y # a\n\nb: a:b", #"{"a": "http://x/y", "b": "a:b"}"#),
            ("a: one\n  two\nb:", #"{"a": "one two", "b": null}"#),
            ("a: 0.1.0\nb: 1e3\nc: '1'", #"{"a": "0.1.0", "b": 1000, "c": "1"}"#),
        ]
    )
    func textBecomesItsTree(yaml: String, json: String) throws {
        let tree = try YAMLReader.read(yaml)
        let bytes = JSONText.inline(tree).bytes.dropLast()
        #expect(String(decoding: bytes, as: UTF8.self) == json)
    }

    @Test(
        arguments: [
            ("a: 1\n b: 2", 2), ("a: [1", 1), ("a: 'b", 1), ("a: >\n  b", 1), ("a: *b", 1), ("a: 1\na: 2", 2),
            ("a: {b 1}", 1), ("a: [1] 2", 1), ("  a: 1\nb: 2", 2), ("a:\n  b: \"\\q\"", 2),
        ]
    )
    func whatIsNotReadIsRefusedWithItsLine(yaml: String, line: Int) {
        let failure = #expect(throws: YAMLReader.Failure.self) { try YAMLReader.read(yaml) }
        #expect(failure?.line == line, "\(failure.map(\.description) ?? "")")
    }

    @Test func everyPrefixOfTheContractIsReadOrRefused() throws {
        let text = String(decoding: Resource.contract, as: UTF8.self)
        for count in stride(from: 0, to: min(text.count, 6_000), by: 41) {
            _ = try? YAMLReader.read(String(text.prefix(count)))
        }
        #expect(try YAMLReader.read(text)["openapi"] == .string("3.1.0"))
    }
}
