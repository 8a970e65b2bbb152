import SheetConfiguration

/// What blocks of content are laid out with. Everything is laid out from the left, and mirrored as a whole for
/// languages that start at the right.
struct BlockContext {
    /// Points across, margins and safe area included.
    let width: Double
    /// Kept free on the left and right by the screen's edges, points.
    let safeArea: EdgeInsets
    /// The system's keyboard on this screen, points.
    let keyboardHeight: Double
    let traits: Traits
    let palette: Palette
    let grid: PixelGrid
    let text: any TextMeasuring

    var typography: Typography { Typography(category: traits.contentSizeCategory) }
    /// One device pixel, points.
    var hairline: Double { 1 / grid.scale }
    var isRightToLeft: Bool { traits.locale.isRightToLeft }
    /// Whether text is so large that what stands side by side is laid out one below the other.
    var stacksRows: Bool { traits.contentSizeCategory.isAccessibilityCategory }

    /// The system's layout margin: 16 points on narrow screens, 20 on wide ones.
    var margin: Double { width >= 414 ? 20 : 16 }
    /// From the column's left edge to its content, and from its right edge.
    var leading: Double { (isRightToLeft ? safeArea.right : safeArea.left) + margin }
    var trailing: Double { (isRightToLeft ? safeArea.left : safeArea.right) + margin }
    /// Between the margins.
    var contentWidth: Double { max(0, width - leading - trailing) }
}
