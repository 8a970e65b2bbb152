import SheetConfiguration

/// The sizes of the system's text styles: Apple's Human Interface Guidelines, "Dynamic Type sizes" and "Larger
/// accessibility type sizes".
struct DynamicType {
    /// Points to the em, from extra small to AX5.
    let sizes: [Double]
    /// Points from line to line.
    let lineHeights: [Double]
    let weight: TextStyle.Weight

    /// The em and the line of `category`.
    func metrics(_ category: ContentSizeCategory) -> (size: Double, lineHeight: Double) {
        guard let index = ContentSizeCategory.allCases.firstIndex(of: category) else {
            preconditionFailure("every category is one of its own cases")
        }
        return (sizes[index], lineHeights[index])
    }
}

extension TextStyleName {
    /// One row a style, at the sizes xS, S, M, L, xL, xxL, xxxL, AX1 … AX5.
    var dynamicType: DynamicType {
        switch self {
        case .largeTitle:
            DynamicType(
                sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
                lineHeights: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
                weight: .regular
            )
        case .title1:
            DynamicType(
                sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
                lineHeights: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
                weight: .regular
            )
        case .title2:
            DynamicType(
                sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
                lineHeights: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
                weight: .regular
            )
        case .title3:
            DynamicType(
                sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
                lineHeights: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
                weight: .regular
            )
        case .headline:
            DynamicType(
                sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
                lineHeights: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
                weight: .semibold
            )
        case .subheadline:
            DynamicType(
                sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
                lineHeights: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
                weight: .regular
            )
        case .body:
            DynamicType(
                sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
                lineHeights: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
                weight: .regular
            )
        case .callout:
            DynamicType(
                sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
                lineHeights: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
                weight: .regular
            )
        case .footnote:
            DynamicType(
                sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
                lineHeights: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
                weight: .regular
            )
        case .caption1:
            DynamicType(
                sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
                lineHeights: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
                weight: .regular
            )
        case .caption2:
            DynamicType(
                sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
                lineHeights: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
                weight: .regular
            )
        }
    }
}
