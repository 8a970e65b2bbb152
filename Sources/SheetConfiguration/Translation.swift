/// The texts of the templates in the languages that they are known in, besides English.
package enum Translation {
    /// In the order of the table's columns; by BCP 47.
    package enum Language: String, Sendable, Hashable, CaseIterable {
        case arabic = "ar"
        case hebrew = "he"
        case hindi = "hi"
        case thai = "th"
        case japanese = "ja"
        case simplifiedChinese = "zh"
        case korean = "ko"
        case german = "de"
        case french = "fr"
        case spanish = "es"
        case russian = "ru"
    }

    /// The one for `locale`; nil for English, and where there is none.
    package static func language(for locale: LanguageTag) -> Language? {
        switch locale.language {
        // An old name that is still in use.
        case "iw": .hebrew
        case "zh": isTraditional(locale) ? nil : .simplifiedChinese
        default: Language(rawValue: locale.language)
        }
    }

    /// Chinese is written with other characters there.
    private static func isTraditional(_ locale: LanguageTag) -> Bool {
        locale.script.map { $0 == "Hant" } ?? ["-TW", "-HK", "-MO"].contains { locale.text.hasSuffix($0) }
    }

    /// What `text`, in English, is in `language`; nil if it is not known.
    package static func of(_ text: String, into language: Language) -> String? {
        rows[text]?[language]
    }

    private static let rows: [String: [Language: String]] = {
        var rows: [String: [Language: String]] = [:]
        for line in table.split(separator: "\n") {
            let columns = line.split(separator: "|").map { String($0.trimmingSpaces) }
            precondition(columns.count == 1 + Language.allCases.count, "a column is missing: \(line)")
            rows[columns[0]] = Dictionary(uniqueKeysWithValues: zip(Language.allCases, columns.dropFirst()))
        }
        return rows
    }()
}

extension Substring {
    fileprivate var trimmingSpaces: Substring {
        let start = drop { $0 == " " }
        return start.lastIndex { $0 != " " }.map { start[...$0] } ?? start[start.endIndex...]
    }
}
