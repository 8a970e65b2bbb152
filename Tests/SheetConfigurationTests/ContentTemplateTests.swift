import Testing

@testable import SheetConfiguration

@Suite struct ContentTemplateTests {
    @Test(arguments: ContentTemplate.allCases)
    func aTemplateIsWhatACallerWouldWriteToHaveTheSame(template: ContentTemplate) throws {
        let written = try ReelConfiguration(json: #"{"sheet": {"content": \#(template.json)}}"#).sheet.content
        #expect(written == .blocks(template.blocks(in: .english)))
        #expect(!template.blocks(in: .english).isEmpty)
    }

    @Test(arguments: Translation.Language.allCases)
    func everyTemplateWithTextsHasThemInEveryLanguage(language: Translation.Language) throws {
        let locale = try #require(LanguageTag(language.rawValue))
        for template in ContentTemplate.allCases where template != .map {
            #expect(template.blocks(in: locale) != template.blocks(in: .english), "\(template)")
        }
    }

    @Test func aLanguageWithoutTextsHasTheEnglishOnes() throws {
        for tag in ["fi", "zh-Hant", "zh-TW", "en-GB"] {
            let locale = try #require(LanguageTag(tag))
            #expect(ContentTemplate.form.blocks(in: locale) == ContentTemplate.form.blocks(in: .english))
        }
    }
}
