/// The system's text styles by UIKit's names. Their sizes follow the content size category.
package enum TextStyleName: String, Sendable, Hashable, CaseIterable {
    case largeTitle
    case title1
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption1
    case caption2
}

/// How heavy letters are, by UIKit's names of those that there are fonts for.
package enum TextWeight: String, Sendable, Hashable, CaseIterable {
    case regular
    case medium
    case semibold
    case bold
}

/// Which side lines keep to, by UIKit's names; natural is the side that the language starts at.
package enum TextAlignmentName: String, Sendable, Hashable, CaseIterable {
    case natural
    case left
    case center
    case right
}
