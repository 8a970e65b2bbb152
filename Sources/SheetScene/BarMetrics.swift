import SheetConfiguration

/// How high bars are.
struct BarMetrics {
    /// A navigation bar without its large title, points.
    let navigationBar: Double

    /// On a screen of its own: lower on a phone in landscape, higher on a tablet.
    init(screen: ScreenConfiguration) {
        let isTablet = min(screen.size.width, screen.size.height) >= 600
        navigationBar = isTablet ? 50 : screen.orientation == .landscape ? 32 : 44
    }

    /// In a sheet: the system's cards keep more room above their titles.
    init(sheet: PresentationStyle, on screen: ScreenConfiguration) {
        switch sheet {
        case .formSheet: navigationBar = 44
        case .pageSheet, .sheet: navigationBar = 56
        case .semiModal, .overCurrentContext, .overFullScreen, .fullScreen:
            navigationBar = BarMetrics(screen: screen).navigationBar
        }
    }
}
