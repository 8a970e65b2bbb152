package import SheetConfiguration

/// Where a sheet stands when nothing moves, and the lengths that its transitions are measured in.
package struct RestingLayout: Sendable, Hashable {
    /// The whole area that sheets move in, points.
    package let container: Size
    /// The sheet at rest, its origin on device pixels: half points blur text.
    package let frame: Rectangle

    /// Centred across; from the top by the orientation's inset below the status bar, or in the middle if asked.
    /// A sheet larger than the screen is neither moved nor shrunk: it hangs over, equally on the left and right.
    package init(_ sheet: SheetAppearance, on screen: ScreenConfiguration) {
        let size = sheet.presentedFormSheetSize
        let inset =
            switch screen.orientation {
            case .portrait: sheet.portraitTopInset
            case .landscape: sheet.landscapeTopInset
            }
        let origin = Point(
            x: (screen.size.width - size.width) / 2,
            y: sheet.shouldCenterVertically
                ? (screen.size.height - size.height) / 2
                : screen.statusBarHeight + inset
        )
        self.init(container: screen.size, frame: Rectangle(origin: screen.grid.aligned(origin), size: size))
    }

    package init(container: Size, frame: Rectangle) {
        self.container = container
        self.frame = frame
    }
}
