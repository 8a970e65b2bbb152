import Testing

@testable import SheetConfiguration

@Suite struct TextPositionTests {
    @Test(arguments: [
        ("abc", 0, 1, 1), ("abc", 2, 1, 3), ("abc", 3, 1, 4), ("abc", 99, 1, 4),
        ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1),
        ("a\r\nb", 2, 1, 3), ("a\r\nb", 3, 2, 1),
        ("a\rb", 2, 2, 1), ("\n\r\n\r", 4, 4, 1),
        ("é€😀x", 2, 1, 2), ("é€😀x", 5, 1, 3), ("é€😀x", 9, 1, 4),
        ("e\u{301}x", 3, 1, 3),
    ])
    func columnsCountScalarsAndLinesEndAsOnAnySystem(text: String, offset: Int, line: Int, column: Int) {
        #expect(TextPosition(of: offset, in: Array(text.utf8)) == TextPosition(line: line, column: column))
    }

    @Test func manyPlacesInOnePassAreThoseFoundOneByOne() {
        let text = Array("{\n  \"é\": [1,\r\n 2],\r \"x\": 3 }\n".utf8)
        let offsets = Array(0...text.count + 1)
        #expect(TextPosition.positions(of: offsets, in: text) == offsets.map { TextPosition(of: $0, in: text) })
    }
}
