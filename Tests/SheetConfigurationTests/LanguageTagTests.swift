import Testing

@testable import SheetConfiguration

@Suite struct LanguageTagTests {
    @Test(arguments: [("en", "en"), ("EN-us", "en-US"), ("ZH-HANS-cn", "zh-Hans-CN"), ("sr-latn-RS", "sr-Latn-RS")])
    func aTagIsWrittenInItsRecommendedCase(given: String, written: String) {
        #expect(LanguageTag(given)?.text == written)
    }

    @Test(arguments: ["", "e", "en_US", "en-", "-en", "en--US", "12", "englishlanguage", "en-abcdefghi", "ｅｎ", "en US"])
    func aTagThatIsNotWellFormedIsRefused(text: String) throws {
        #expect(LanguageTag(text) == nil)
        let faults = try faults(#"{"screen": {"locale": "\#(text)"}}"#)
        #expect(faults.map { "\($0.pointer) \($0.code.rawValue)" } == ["/screen/locale unknown-value"])
    }

    @Test func aTagOfAnyLengthIsBounded() {
        #expect(LanguageTag("en" + String(repeating: "-abc", count: 100_000)) == nil)
    }

    @Test(arguments: ["ar", "he", "iw", "fa-IR", "ur", "az-Arab", "ckb"])
    func someLanguagesRunFromRightToLeft(text: String) {
        #expect(LanguageTag(text)?.isRightToLeft == true)
    }

    @Test(arguments: ["en", "ru", "ja", "ar-Latn", "ku", "hi"])
    func mostLanguagesRunFromLeftToRight(text: String) {
        #expect(LanguageTag(text)?.isRightToLeft == false)
    }
}
