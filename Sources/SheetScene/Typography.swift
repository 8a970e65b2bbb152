import SheetConfiguration

/// Letters and the distance between their lines.
struct Font: Sendable, Hashable {
    let style: TextStyle
    /// Points from line to line.
    let lineHeight: Double

    init(size: Double, weight: TextStyle.Weight, lineHeight: Double) {
        style = TextStyle(size: size, weight: weight, tracking: size * Self.tracking(size))
        self.lineHeight = lineHeight
    }

    /// From the top of a line to its baseline: capitals stand in its middle.
    var baseline: Double { (lineHeight + style.capHeight) / 2 }

    /// Inter's own tracking for a size, in ems: −0.0223 + 0.185·e^(−0.1745·size), read off at whole points.
    private static func tracking(_ size: Double) -> Double {
        let ems = [0.008_6, 0.004_8, 0.000_5, -0.003_1, -0.006_2, -0.008_8, -0.011, -0.012_8, -0.014_3, -0.015_6]
        let index = Int(min(max(size.rounded(), 10), 60)) - 10
        if index < ems.count { return ems[index] }
        // From 20 points on letters are drawn for display, and stand closer by themselves.
        return size < 24 ? -0.009 : size < 32 ? -0.010 : -0.011
    }
}

/// The system's fonts as a screen's owner has chosen their size.
struct Typography: Sendable, Hashable {
    let category: ContentSizeCategory

    /// The font of a text style, its weight replaced if `weight` is given.
    subscript(style: TextStyleName, weight weight: TextStyle.Weight? = nil) -> Font {
        let row = style.dynamicType
        let (size, lineHeight) = row.metrics(category)
        return Font(size: size, weight: weight ?? row.weight, lineHeight: lineHeight)
    }

    /// The same fonts, no larger than at `category`: what stands in bars grows no further.
    func capped(at largest: ContentSizeCategory) -> Typography {
        let sizes = ContentSizeCategory.allCases
        let index = min(sizes.firstIndex(of: category) ?? 0, sizes.firstIndex(of: largest) ?? 0)
        return Typography(category: sizes[index])
    }

    /// What does not follow the owner's choice: bars' titles and buttons, and what stands in a tab.
    static let barTitle = Font(size: 17, weight: .semibold, lineHeight: 22)
    static let barButton = Font(size: 17, weight: .regular, lineHeight: 22)
    static let tab = Font(size: 10, weight: .medium, lineHeight: 12)
    static let badge = Font(size: 13, weight: .regular, lineHeight: 16)
    /// The time in a status bar beside a cut-out, and in a plain one.
    static let statusTime = Font(size: 17, weight: .semibold, lineHeight: 22)
    static let smallStatusTime = Font(size: 12, weight: .semibold, lineHeight: 15)
}

extension TextStyle.Weight {
    init(_ weight: TextWeight) {
        switch weight {
        case .regular: self = .regular
        case .medium: self = .medium
        case .semibold: self = .semibold
        case .bold: self = .bold
        }
    }
}
