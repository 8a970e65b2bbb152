/// A language as BCP 47 names it, in the case that it recommends: `zh-Hans`, `pt-BR`.
package struct LanguageTag: Sendable, Hashable {
    package let text: String

    package static let english = LanguageTag(text: "en")

    /// The tag that `text` spells, in any case; nil if it is not well-formed.
    package init?(_ text: String) {
        let subtags = text.split(separator: "-", omittingEmptySubsequences: false)
        let isWellFormed = subtags.enumerated().allSatisfy { index, subtag in
            let isLetters = subtag.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
            let isLettersOrDigits = subtag.utf8.allSatisfy { byte in
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            }
            return index == 0
                ? isLetters && (2...8).contains(subtag.utf8.count)
                : isLettersOrDigits && (1...8).contains(subtag.utf8.count)
        }
        guard isWellFormed, text.utf8.count <= Self.longest else { return nil }
        self.text = subtags.enumerated().map { index, subtag in
            switch (index, subtag.utf8.count) {
            case (1..., 4): subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
            case (1..., 2): subtag.uppercased()
            default: subtag.lowercased()
            }
        }.joined(separator: "-")
    }

    private init(text: String) {
        self.text = text
    }

    /// Bytes; the longest that RFC 5646 §4.4.1 asks everyone to take.
    private static let longest = 35

    /// The primary language: `zh` of `zh-Hans`.
    package var language: String { text.split(separator: "-").first.map(String.init) ?? text }

    /// The script, if the tag names one: `Hans` of `zh-Hans`.
    package var script: String? {
        text.split(separator: "-").dropFirst().first { $0.utf8.count == 4 }.map(String.init)
    }

    /// Whether it is written from right to left; by the script if it names one.
    package var isRightToLeft: Bool {
        script.map(Self.rightToLeftScripts.contains) ?? Self.rightToLeftLanguages.contains(language)
    }

    private static let rightToLeftScripts: Set<String> = [
        "Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
    ]

    /// Those whose likely script (CLDR) runs from right to left.
    private static let rightToLeftLanguages: Set<String> = [
        "ar", "arc", "azb", "bal", "ckb", "dv", "fa", "glk", "he", "iw", "khw", "ks", "lrc", "mzn", "nqo", "pnb",
        "prs", "ps", "rhg", "sd", "syr", "ug", "ur", "yi",
    ]
}

extension ConfigurationReader {
    /// A language by its tag; `fallback` if it is left out or at fault.
    func language(_ name: String, default fallback: LanguageTag) -> LanguageTag {
        let tag = read(name, .language, default: "\"\(fallback.text)\"") { value throws(JSONValue.Mismatch) in
            switch value.content {
            case .string(let text), .untyped(let text):
                guard let tag = LanguageTag(text) else { throw .unknownValue }
                return tag
            default: throw .wrongType
            }
        }
        return tag ?? fallback
    }
}
