/// The screen a sheet is shown on, as it is held.
package struct ScreenConfiguration: Sendable, Hashable {
    /// Which way the screen is held.
    package enum Orientation: String, Sendable, Hashable, CaseIterable {
        case portrait
        case landscape
    }

    /// The screen's size in its current orientation, points.
    package let size: Size
    package let orientation: Orientation
    package let grid: PixelGrid
    /// What the system keeps free of content in the current orientation, points.
    package let safeArea: EdgeInsets
    /// Height of the status bar, points; 0 when there is none.
    package let statusBarHeight: Double

    /// The whole screen.
    package var bounds: Rectangle { Rectangle(origin: .zero, size: size) }
    /// The size of a picture of the screen.
    package var pixelSize: PixelSize { grid.pixels(size) }
}
