import Testing

@testable import SheetConfiguration

@Suite struct ColorTests {
    private func color(_ text: String) throws -> DynamicColor? {
        try ReelConfiguration(json: #"{"presenter": {"tint": "\#(text)"}}"#).presenter.tint
    }

    @Test(arguments: [("#F2F2F7", 0xF2F2F7, 255), ("#f0a", 0xFF00AA, 255), ("#3C3C4399", 0x3C3C43, 0x99)])
    func aColourIsItsDigits(text: String, rgb: UInt32, alpha: Int) throws {
        #expect(try color(text) == .custom(Color(rgb, alpha: Double(alpha) / 255)))
    }

    @Test(arguments: [
        "", "#", "F2F2F7", "#F2", "#F2F2", "#F2F2F", "#F2F2F7F", "#F2F2F7FFF", "#GGGGGG", "#F2F2F 7", "red",
    ])
    func whatSpellsNoColourIsRefused(text: String) throws {
        let faults = try faults(#"{"presenter": {"tint": "\#(text)"}}"#)
        #expect(faults.map { "\($0.pointer) \($0.code.rawValue)" } == ["/presenter/tint unknown-value"])
    }

    @Test(arguments: SystemColor.allCases)
    func aSystemColourIsNamedAsInUIKit(name: SystemColor) throws {
        #expect(try color(name.rawValue) == .system(name))
        let faults = try faults(#"{"presenter": {"tint": "\#(name.rawValue.uppercased())"}}"#)
        #expect(faults.map(\.suggestion) == [name.rawValue])
    }

    @Test func aQueryMayLeaveOutTheSign() throws {
        let query = try ReelConfiguration(query: [("tint", "F00"), ("backgroundColor", "#00FF0080")])
        #expect(query.presenter.tint == .custom(Color(0xFF0000)))
        #expect(query.sheet.backgroundColor == .custom(Color(0x00FF00, alpha: 128.0 / 255)))
    }

    @Test(arguments: ["#000000", "#FFFFFF", "#0A84FF", "#3C3C4399", "#00000000"])
    func aColourIsWrittenAsItIsRead(text: String) throws {
        #expect(Color(hexadecimal: text)?.hexadecimal == text)
    }
}
