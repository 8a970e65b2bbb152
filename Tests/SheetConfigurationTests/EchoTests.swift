import Testing

@testable import SheetConfiguration

@Suite struct EchoTests {
    @Test(
        arguments: [
            (0, "0"), (-0.0, "0"), (200, "200"), (-8_192, "-8192"), (0.5, "0.5"), (1e15, "1000000000000000"),
            (1e16, "1e+16"), (-9_223_372_036_854_775_808, "-9.223372036854776e+18"),
            (-.greatestFiniteMagnitude, "-1.7976931348623157e+308"),
        ] as [(Double, String)]
    )
    func numbersAreWrittenAsAPersonWould(number: Double, text: String) {
        #expect(number.plainText == text)
    }

    @Test func longTextIsCutAndControlCharactersAreReplaced() {
        #expect("a\u{1B}[31m\n".quoted == "\"a\u{FFFD}[31m\u{FFFD}\"")
        #expect(String(repeating: "é", count: 64).quoted == "\"\(String(repeating: "é", count: 64))\"")
        #expect(String(repeating: "é", count: 65).quoted == "\"\(String(repeating: "é", count: 64))…\"")
    }
}
