/// The system's colours by UIKit's names. What each looks like depends on the appearance.
package enum SystemColor: String, Sendable, Hashable, CaseIterable {
    // Text.
    case label
    case secondaryLabel
    case tertiaryLabel
    case quaternaryLabel
    case placeholderText
    case link

    // What shapes are filled with, thin, so that the background shows through.
    case systemFill
    case secondarySystemFill
    case tertiarySystemFill
    case quaternarySystemFill

    // Backgrounds.
    case systemBackground
    case secondarySystemBackground
    case tertiarySystemBackground
    case systemGroupedBackground
    case secondarySystemGroupedBackground
    case tertiarySystemGroupedBackground

    // Lines.
    case separator
    case opaqueSeparator

    // Hues.
    case systemRed
    case systemOrange
    case systemYellow
    case systemGreen
    case systemMint
    case systemTeal
    case systemCyan
    case systemBlue
    case systemIndigo
    case systemPurple
    case systemPink
    case systemBrown

    // Greys.
    case systemGray
    case systemGray2
    case systemGray3
    case systemGray4
    case systemGray5
    case systemGray6

    // Whatever the appearance.
    case black
    case white
    case clear

    static let names = allCases.map(\.rawValue)
}
