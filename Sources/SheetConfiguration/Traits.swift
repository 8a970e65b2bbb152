/// What a screen's owner has chosen about how things look: UIKit's trait collection.
package struct Traits: Sendable, Hashable {
    /// Light or dark.
    package enum Appearance: String, Sendable, Hashable, CaseIterable {
        case light
        case dark
    }

    /// How far colours stand apart.
    package enum AccessibilityContrast: String, Sendable, Hashable, CaseIterable {
        case normal
        case high
    }

    package let appearance: Appearance
    package let accessibilityContrast: AccessibilityContrast
    /// Chooses the texts of the default content, letter forms, and which side things start at.
    package let locale: LanguageTag
    package let contentSizeCategory: ContentSizeCategory

    /// Reads what of `/screen` is about looks.
    init(_ screen: ConfigurationReader) {
        appearance = screen.choice("appearance", default: .light)
        accessibilityContrast = screen.choice("accessibilityContrast", default: .normal)
        locale = screen.language("locale", default: .english)
        contentSizeCategory = screen.choice("contentSizeCategory", default: .large)
    }
}
