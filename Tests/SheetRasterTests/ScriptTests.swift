import SheetConfiguration
import SheetEncoding
import SheetRaster
import SheetScene
import Testing

private let otherFonts =
    ["Arabic", "Hebrew", "Devanagari", "Thai"].map { "/usr/share/fonts/truetype/noto/NotoSans\($0)-Regular.ttf" }
    + [
        "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
        "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
    ]

/// Scripts that Inter has no letters for, drawn with Debian's Noto fonts where they are installed.
@Suite(.enabled(if: otherFonts.allSatisfy(isInstalled)))
struct ScriptTests {
    private let engine: TextEngine

    init() throws {
        engine = try TextEngine(FontSet(files: inter.files + otherFonts))
    }

    private static let samples = ["مرحبا بالعالم", "שלום עולם", "नमस्ते दुनिया", "สวัสดีชาวโลก", "你好，世界", "こんにちは", "👋🏽🎉"]

    @Test(arguments: samples)
    func everyScriptHasItsLetters(sample: String) {
        #expect(engine.missingCharacters(in: [sample]) == [])
        #expect(engine.width(of: sample, in: TextStyle(size: 17, weight: .regular)) > 20)
    }

    /// A picture 120 × 30 points that shows `string`, black on white.
    private func picture(_ string: String, language: String = "en") throws -> [UInt32] {
        let style = TextStyle(size: 20, weight: .regular, language: try #require(LanguageTag(language)))
        let paragraph = Paragraph(string, style, .black, origin: .zero, width: 120, lineHeight: 30)
        let scene = Scene(
            size: Size(width: 120, height: 30),
            grid: PixelGrid(scale: 2),
            backdrop: [
                .fill(.rectangle(Rectangle(x: 0, y: 0, width: 120, height: 30)), .white), .paragraph(paragraph),
            ]
        )
        return try ScenePainter(text: engine).bitmap(of: scene).pixels
    }

    @Test func emojiKeepTheirColours() throws {
        let isColourful = try picture("🎉").contains { pixel in
            let channels = [pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF]
            return channels.max()! - channels.min()! > 100
        }
        #expect(isColourful)
        let isGrey = try picture("abc").allSatisfy { ($0 >> 16 & 0xFF) == ($0 & 0xFF) }
        #expect(isGrey)
    }

    @Test func theLanguageChoosesAmongLettersThatLanguagesShare() throws {
        #expect(try picture("直骨", language: "ja") != picture("直骨", language: "zh-Hans"))
        #expect(try picture("直骨", language: "ja") == picture("直骨", language: "ja"))
    }

    @Test func aFamilyJoinedByZeroWidthJoinersIsOneGlyph() {
        let style = TextStyle(size: 17, weight: .regular)
        #expect(engine.width(of: "👩‍👩‍👧‍👦", in: style) < 1.5 * engine.width(of: "👩", in: style))
    }
}
