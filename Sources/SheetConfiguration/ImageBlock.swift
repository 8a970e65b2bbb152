/// A picture that comes with the configuration; nothing is ever fetched.
package struct ImageBlock: Sendable, Hashable {
    /// Nil is a grey placeholder.
    package let data: ImageData?
    /// How the picture fills its frame.
    package let contentMode: ImageContentMode
    /// Points; nil follows from the width and the picture's proportions.
    package let height: Double?
    /// Points.
    package let cornerRadius: Double
    /// Whether it reaches from edge to edge instead of keeping to the margins.
    package let isFullWidth: Bool

    init(_ block: ConfigurationReader, within limits: Limits) {
        data = block.image("data", within: limits)
        contentMode = block.choice("contentMode", default: .scaleAspectFill)
        height = block.number("height", within: limits.blockHeight)
        cornerRadius = block.number("cornerRadius", within: limits.radius, default: 0)
        isFullWidth = block.flag("fullWidth", default: false)
    }
}

/// How a picture fills its frame, by UIKit's names.
package enum ImageContentMode: String, Sendable, Hashable, CaseIterable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case center
}
