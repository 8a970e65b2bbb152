import SheetConfiguration
import SheetRaster
import SheetScene
import Testing

@Suite struct ParagraphTests {
    private let engine: TextEngine
    private let body = TextStyle(size: 17, weight: .regular)

    init() throws {
        engine = try TextEngine(inter)
    }

    private func paragraph(
        _ string: String,
        width: Double = 200,
        _ alignment: Paragraph.Alignment = .natural,
        _ direction: Paragraph.Direction = .natural,
        maximumLines: Int? = nil,
        language: String = "en"
    ) throws -> Paragraph {
        let tag = try #require(LanguageTag(language))
        return Paragraph(
            string,
            TextStyle(size: 17, weight: .regular, language: tag),
            .black,
            origin: .zero,
            width: width,
            lineHeight: 22,
            alignment: alignment,
            direction: direction,
            maximumLines: maximumLines
        )
    }

    private let pangram = "The quick brown fox jumps over the lazy dog and then has a long rest below a tree."

    @Test func noLineIsWiderThanItsParagraph() throws {
        for width in stride(from: 40.0, through: 400, by: 30) {
            let extent = engine.extent(of: try paragraph(pangram, width: width))
            #expect(extent.width <= width + 0.01)
            #expect(extent.height == Double(extent.lines.count) * 22)
            #expect(!extent.isTruncated)
        }
    }

    @Test func aNarrowerParagraphHasNoFewerLines() throws {
        let counts = try [400.0, 300, 200, 100, 50].map {
            engine.extent(of: try paragraph(pangram, width: $0)).lines.count
        }
        #expect(counts == counts.sorted())
        #expect(counts[0] >= 2)
    }

    @Test func aParagraphEndsInAnEllipsisAfterItsLastLine() throws {
        let whole = engine.extent(of: try paragraph(pangram, maximumLines: 50))
        #expect(!whole.isTruncated)
        for count in 1..<whole.lines.count {
            let cut = engine.extent(of: try paragraph(pangram, maximumLines: count))
            #expect(cut.lines.count == count)
            #expect(cut.isTruncated)
            #expect(cut.width <= 200.01)
        }
    }

    @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}"])
    func everyEndOfALineEndsALine(separator: String) throws {
        let extent = engine.extent(of: try paragraph("one\(separator)two\(separator)three", maximumLines: 2))
        #expect(extent.lines.count == 2)
        #expect(extent.isTruncated)
        #expect(engine.extent(of: try paragraph("one\(separator)two")).lines.count == 2)
    }

    @Test func linesStandWhereTheirAlignmentSays() throws {
        func line(_ alignment: Paragraph.Alignment, _ string: String = "short") throws -> ClosedRange<Double> {
            try #require(engine.extent(of: try paragraph(string, alignment)).lines.first)
        }
        #expect(try line(.left).lowerBound == 0)
        #expect(try line(.natural).lowerBound == 0)
        #expect(try line(.right).upperBound == 200)
        let middle = try line(.center)
        #expect(abs(middle.lowerBound + middle.upperBound - 200) < 1e-9)
        #expect(try line(.natural, "שלום").upperBound == 200)
        #expect(try line(.left, "שלום").lowerBound == 0)
    }

    @Test func textWithoutLettersIsReadAsItsLanguageIs() throws {
        func start(_ language: String, _ direction: Paragraph.Direction = .natural) throws -> Double {
            let extent = engine.extent(of: try paragraph("12:30", .natural, direction, language: language))
            return try #require(extent.lines.first).lowerBound
        }
        #expect(try start("en") == 0)
        #expect(try start("ar") > 100)
        #expect(try start("ar", .leftToRight) == 0)
        #expect(try start("en", .rightToLeft) > 100)
    }

    @Test func charactersWithoutAFormTakeNoRoom() {
        let plain = engine.width(of: "ab", in: body)
        for nothing in ["\u{0}", "\u{7}", "\u{9F}", "\u{200D}", "\u{200B}", "\u{FEFF}"] {
            #expect(abs(engine.width(of: "a\(nothing)b", in: body) - plain) < 0.5, "\(nothing.unicodeScalars)")
        }
    }

    @Test func textThatNobodyCouldReadIsCut() throws {
        for letter in ["m", "\u{200D}", "\u{301}", "שׁ", " ", "\n"] {
            let extent = engine.extent(of: try paragraph(String(repeating: letter, count: 1_000_000), maximumLines: 3))
            #expect(extent.isTruncated)
            #expect(extent.lines.count <= 3)
        }
        #expect(engine.width(of: String(repeating: "m", count: 1_000_000), in: body) < 2_001 * 20)
    }

    @Test func largeTextIsSetInTheDisplayCut() {
        let (small, large) = (TextStyle(size: 19, weight: .regular), TextStyle(size: 20, weight: .regular))
        let ratio = engine.width(of: pangram, in: large) / engine.width(of: pangram, in: small)
        #expect(ratio < 20.0 / 19)
    }

    @Test func charactersThatNoFontHasAreNamedOnce() {
        #expect(engine.missingCharacters(in: ["Plain", "Größe — “ok”", "a\u{200D}b\u{FE0F}"]) == [])
        let missing = engine.missingCharacters(in: ["\u{13000}x\u{12000}", "\u{13000}"])
        #expect(missing == ["\u{13000}", "\u{12000}"])
    }
}
