import SheetMotion
import Testing

@testable import SheetConfiguration
@testable import SheetScene

/// Every letter as wide as half its size: layouts can be told by hand.
struct HalfEmText: TextMeasuring {
    func width(of string: String, in style: TextStyle) -> Double {
        Double(string.unicodeScalars.count) * style.size / 2
    }

    /// Lines are broken wherever they are full.
    func extent(of paragraph: Paragraph) -> ParagraphExtent {
        let whole = width(of: paragraph.string, in: paragraph.style)
        let needed = max(1, Int((whole / max(paragraph.width, paragraph.style.size / 2)).rounded(.up)))
        let count = min(needed, paragraph.maximumLines ?? needed)
        return ParagraphExtent(
            lines: [ClosedRange](repeating: 0...min(whole, paragraph.width), count: count),
            lineHeight: paragraph.lineHeight,
            isTruncated: count < needed
        )
    }
}

@Suite struct BlockLayoutTests {
    private func scene(_ json: String) throws -> Scene {
        let configuration = try ReelConfiguration(json: json)
        let timeline = Timeline(configuration)
        return Stage(configuration, measuring: HalfEmText()).scene(of: timeline, at: timeline.moment)
    }

    /// A text and the room that it has.
    private struct PlacedText {
        let string: String
        let minX: Double
        let maxX: Double
        /// Of its first line.
        let baseline: Double
    }

    /// Everything that has letters.
    private func texts(_ shapes: [Shape]) -> [PlacedText] {
        shapes.flatMap { shape -> [PlacedText] in
            switch shape {
            case .text(let line):
                let width = min(HalfEmText().width(of: line.string, in: line.style), line.maximumWidth)
                let left =
                    switch line.alignment {
                    case .left: line.baseline.x
                    case .center: line.baseline.x - width / 2
                    case .right: line.baseline.x - width
                    }
                return [PlacedText(string: line.string, minX: left, maxX: left + width, baseline: line.baseline.y)]
            case .paragraph(let paragraph):
                let (left, top) = (paragraph.origin.x, paragraph.origin.y)
                let baseline = top + paragraph.firstBaseline
                let right = left + paragraph.width
                return [PlacedText(string: paragraph.string, minX: left, maxX: right, baseline: baseline)]
            case .clipped(_, let inner): return texts(inner)
            default: return []
            }
        }
    }

    /// One block of each type with something in all of it, as JSON.
    static let blocks = [
        #"{"type": "navigationBar", "title": "Title", "leading": "Cancel", "trailing": "Done"}"#,
        #"{"type": "navigationBar", "title": "Title", "largeTitle": true, "back": "Back", "trailingSymbol": "plus"}"#,
        #"{"type": "toolbar", "items": [{"symbol": "trash"}, {"title": "Words"}, {"symbol": "plus"}]}"#,
        #"{"type": "tabBar", "items": [{"title": "Home", "symbol": "house"}, {"title": "More", "symbol": "star", "badge": "3"}]}"#,
        #"{"type": "searchBar", "placeholder": "Search"}"#,
        #"{"type": "text", "text": "A title", "textStyle": "title1", "weight": "bold"}"#,
        #"{"type": "paragraph", "text": "Several words that do not fit on one line of a narrow screen", "color": "systemRed"}"#,
        #"{"type": "row", "symbol": "bell", "symbolColor": "systemRed", "title": "Title", "value": "Value", "switch": true}"#,
        #"{"type": "section", "header": "Head", "footer": "Foot", "rows": [{"title": "One"}, {"title": "Two", "detail": "More"}]}"#,
        #"{"type": "section", "style": "plain", "rows": [{"avatar": "AB", "title": "One", "accessory": "checkmark"}]}"#,
        #"{"type": "section", "style": "grouped", "rows": [{"title": "One", "accessory": "detail"}]}"#,
        #"{"type": "button", "title": "Button", "style": "tinted", "symbol": "heart"}"#,
        #"{"type": "actions", "buttons": [{"title": "Cancel", "role": "cancel"}, {"title": "OK"}]}"#,
        #"{"type": "textField", "label": "To:", "text": "Anna", "isFocused": true}"#,
        #"{"type": "textView", "text": "Words and words", "isFocused": true}"#,
        #"{"type": "segmentedControl", "segments": ["One", "Two", "Three"], "selectedIndex": 1}"#,
        #"{"type": "slider", "minimumSymbol": "speaker.wave.2", "maximumSymbol": "speaker.wave.2"}"#,
        #"{"type": "progress"}"#, #"{"type": "progress", "style": "spinner"}"#, #"{"type": "image"}"#,
        #"{"type": "avatar", "initials": "AB"}"#, #"{"type": "map"}"#, #"{"type": "separator"}"#,
        #"{"type": "spacer", "height": 10}"#, #"{"type": "keyboard"}"#, #"{"type": "grabber"}"#,
    ]

    private static let categories = ContentSizeCategory.allCases.map(\.rawValue)

    @Test(arguments: blocks, categories)
    func nothingIsCutAtTheNarrowestPhoneWhateverTheTextSize(block: String, category: String) throws {
        for locale in ["en", "ar"] {
            let scene = try scene(
                """
                {"screen": {"width": 320, "height": 568, "contentSizeCategory": "\(category)", "locale": "\(locale)"},
                 "presenter": {"content": [\(block)]}, "output": {"progress": 0}}
                """
            )
            for text in texts(scene.backdrop) where text.string != "9:41" {
                #expect(text.minX >= -0.01 && text.maxX <= 320.01, "\(text.string)")
            }
        }
    }

    @Test(arguments: blocks)
    func aLanguageFromRightToLeftMirrorsTheLayoutAndNothingElse(block: String) throws {
        func places(_ locale: String) throws -> [ClosedRange<Double>] {
            let scene = try scene(
                """
                {"screen": {"width": 320, "height": 568, "statusBar": false, "locale": "\(locale)"},
                 "presenter": {"content": [\(block)]}, "output": {"progress": 0}}
                """
            )
            // A keyboard's letters are those of the language.
            guard !block.contains("keyboard") else { return [] }
            let places = texts(scene.backdrop).map { text in
                locale == "fa" ? 320 - text.maxX...320 - text.minX : text.minX...text.maxX
            }
            return places.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
        }
        let (one, other) = (try places("en"), try places("fa"))
        #expect(one.count == other.count)
        for (place, mirrored) in zip(one, other) {
            #expect(abs(place.lowerBound - mirrored.lowerBound) < 0.01)
            #expect(abs(place.upperBound - mirrored.upperBound) < 0.01)
        }
    }

    @Test func aSheetsMotionIsNotMirrored() throws {
        func frame(_ locale: String) throws -> PlacedCard? {
            let json = """
                {"screen": {"locale": "\(locale)"}, "sheet": {"transitionStyle": "slideFromLeft", "content": []},
                 "output": {"progress": 0.3}}
                """
            return try scene(json).cards.first
        }
        #expect(try frame("en")?.placement == frame("ar")?.placement)
    }

    @Test func whatIsBelowTheScreenIsNotLaidOut() throws {
        let rows = Array(repeating: #"{"title": "Row"}"#, count: 500).joined(separator: ",")
        let scene = try scene(
            #"{"presenter": {"content": [{"type": "section", "rows": [\#(rows)]}]}, "output": {"progress": 0}}"#
        )
        let drawn = texts(scene.backdrop).count { $0.string == "Row" }
        #expect((13...20).contains(drawn))
    }

    @Test func whatTheOthersLeaveGoesToTheFlexibleBlock() throws {
        let scene = try scene(
            """
            {"screen": {"width": 320, "height": 568}, "presenter": {"content": [
               {"type": "text", "text": "Top"}, {"type": "spacer"}, {"type": "text", "text": "Bottom"}]},
             "output": {"progress": 0}}
            """
        )
        let bottom = try #require(texts(scene.backdrop).first { $0.string == "Bottom" })
        #expect((535...560).contains(bottom.baseline))
    }

    @Test func barsStayAtTheBottomWhereverASheetStands() throws {
        func barTop(_ detent: String) throws -> Double? {
            let scene = try scene(
                """
                {"sheet": {"presentationStyle": "sheet", "detents": ["medium", "large"],
                           "selectedDetentIdentifier": "\(detent)",
                           "content": [{"type": "toolbar", "items": [{"title": "Words"}]}]}}
                """
            )
            guard let card = scene.cards.first, case .upright(let origin) = card.placement else { return nil }
            return texts(card.card.content).first.map { $0.baseline + origin.y }
        }
        #expect(try barTop("medium") == barTop("large"))
    }
}
