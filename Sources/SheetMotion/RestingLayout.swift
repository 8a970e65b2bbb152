package import SheetConfiguration

/// Where a sheet stands when nothing moves, and what its transitions are measured in. All in screen coordinates.
package struct RestingLayout: Sendable, Hashable {
    /// The whole area that the sheet moves in, points.
    package let container: Rectangle
    /// The sheet at rest, its origin on device pixels: half points blur text.
    package let frame: Rectangle

    package init(container: Rectangle, frame: Rectangle) {
        self.container = container
        self.frame = frame
    }

    /// What else decides where a sheet stands.
    package struct Surroundings: Sendable, Hashable {
        package var screen: ScreenConfiguration
        /// The keyboard's height, points; 0 when it is hidden.
        package var keyboard = 0.0
        /// Whether another sheet is below.
        package var isOnSheet = false

        package init(_ screen: ScreenConfiguration) {
            self.screen = screen
        }
    }

    /// `detent` is the place of a system sheet's height among its detents, the lowest first.
    package init(_ sheet: SheetAppearance, detent: Int = 0, in surroundings: Surroundings) {
        let screen = surroundings.screen
        switch sheet.presentationStyle {
        case .formSheet:
            self.init(formSheet: sheet, in: surroundings)
        case .pageSheet, .sheet:
            let heights = DetentHeights(sheet, in: surroundings)
            self.init(container: screen.bounds, frame: heights.frame(of: detent))
        case .semiModal, .overCurrentContext, .overFullScreen, .fullScreen:
            self.init(container: screen.bounds, frame: screen.bounds)
        }
    }

    /// Centred across; from the top by the orientation's inset below the status bar, or in the middle if asked; out
    /// of the keyboard's way if asked. A sheet larger than the screen is neither moved nor shrunk: it hangs over,
    /// equally on the left and right.
    private init(formSheet sheet: SheetAppearance, in surroundings: Surroundings) {
        let screen = surroundings.screen
        var size = sheet.presentedFormSheetSize
        if sheet.autoresizing.contains(.flexibleWidth) {
            // The side margins are those of portrait, whichever way the screen is held.
            let margins = screen.held(.portrait).size.width - size.width
            size.width = max(1, screen.size.width - margins)
        }
        let top = sheet.containerProfile == .legacy ? screen.statusBarHeight : 0
        let container = Rectangle(
            x: 0,
            y: top,
            width: screen.size.width,
            height: screen.size.height - top
        )
        let origin = Point(
            x: (container.width - size.width) / 2,
            y: Self.top(of: sheet, height: size.height, container: container, surroundings)
        )
        self.init(container: container, frame: Rectangle(origin: screen.grid.aligned(origin), size: size))
    }

    private static func top(
        of sheet: SheetAppearance,
        height: Double,
        container: Rectangle,
        _ surroundings: Surroundings
    ) -> Double {
        let screen = surroundings.screen
        let bar = screen.statusBarHeight
        let inset = screen.orientation == .portrait ? sheet.portraitTopInset : sheet.landscapeTopInset
        let visible = screen.size.height - surroundings.keyboard
        let fits = visible > height
        if surroundings.keyboard > 0 {
            switch sheet.movementWhenKeyboardAppears {
            case .doNothing: break
            case .center: return fits ? (bar + visible - height) / 2 : bar
            case .moveToTop: return bar
            case .moveToTopInset: return fits ? bar + inset : bar
            case .aboveKeyboard: return fits ? visible - height - 20 : bar
            }
        }
        return sheet.shouldCenterVertically ? container.minY + (container.height - height) / 2 : bar + inset
    }
}
