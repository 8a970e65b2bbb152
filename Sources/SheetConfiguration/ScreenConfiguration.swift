/// The screen a sheet is shown on, as it is held.
package struct ScreenConfiguration: Sendable, Hashable {
    /// Which way the screen is held.
    package enum Orientation: String, Sendable, Hashable, CaseIterable {
        case portrait
        case landscape

        /// The other one.
        package var turned: Orientation { self == .portrait ? .landscape : .portrait }
    }

    package let orientation: Orientation
    package internal(set) var grid: PixelGrid
    /// Whether the system's setting is on that turns slides into cross-fades.
    package let reduceMotion: Bool
    /// How things on it look.
    package let traits: Traits
    /// The device's body, if it is shown around the screen.
    package let bezel: DeviceFrame?
    private let portrait: Held
    private let landscape: Held

    /// What depends on how the screen is held.
    struct Held: Sendable, Hashable {
        let size: Size
        let safeArea: EdgeInsets
        let statusBarHeight: Double
    }

    init(
        orientation: Orientation,
        grid: PixelGrid,
        reduceMotion: Bool,
        traits: Traits,
        bezel: DeviceFrame?,
        portrait: Held,
        landscape: Held
    ) {
        self.orientation = orientation
        self.grid = grid
        self.reduceMotion = reduceMotion
        self.traits = traits
        self.bezel = bezel
        self.portrait = portrait
        self.landscape = landscape
    }

    private var held: Held { orientation == .portrait ? portrait : landscape }

    /// The screen's size in its current orientation, points.
    package var size: Size { held.size }
    /// What the system keeps free of content in the current orientation, points.
    package var safeArea: EdgeInsets { held.safeArea }
    /// Height of the status bar, points; 0 when there is none.
    package var statusBarHeight: Double { held.statusBarHeight }

    /// The whole screen.
    package var bounds: Rectangle { Rectangle(origin: .zero, size: size) }
    /// The size of a picture of the screen.
    package var pixelSize: PixelSize { grid.pixels(size) }

    /// The size of a picture of the screen, with the device's body if that is shown, points.
    package var pictureSize: Size {
        guard let insets = bezel?.insets(held: orientation) else { return size }
        return Size(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }

    /// The same screen, held that way.
    package func held(_ orientation: Orientation) -> ScreenConfiguration {
        ScreenConfiguration(
            orientation: orientation,
            grid: grid,
            reduceMotion: reduceMotion,
            traits: traits,
            bezel: bezel,
            portrait: portrait,
            landscape: landscape
        )
    }
}
