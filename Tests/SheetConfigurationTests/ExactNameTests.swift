import Testing

@testable import SheetConfiguration

@Suite struct ExactNameTests {
    @Test(arguments: [
        ("K", "\u{212A}"),
        ("\u{E9}", "e\u{301}"),
        ("a\u{301}\u{316}", "a\u{316}\u{301}"),
        ("name", "Name"),
    ])
    func namesOfOtherBytesAreOtherNames(first: String, second: String) {
        #expect(ExactName(first) != ExactName(second))
        #expect(Set([ExactName(first), ExactName(second)]).count == 2)
    }

    @Test func namesOfTheSameBytesAreOneName() {
        let name = "sheet.\u{E9}"
        let pieces = ExactName(["sheet", "\u{E9}"].joined(separator: "."))
        #expect(ExactName(name) == pieces)
        #expect(ExactName(name).hashValue == pieces.hashValue)
    }
}
