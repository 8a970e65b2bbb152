extension ScreenConfiguration {
    /// Reads `/screen`: a device by its name, or a custom screen by its width and height in portrait.
    ///
    /// Without a status bar nothing is kept free at the top, whatever the safe area says, except by a device
    /// that has something cut out there.
    init(_ screen: ConfigurationReader, within limits: Limits) {
        let device = screen.row("device", of: Device.all, by: { $0.name }, default: .standard)
        let width = screen.number("width", within: limits.screenSide)
        let height = screen.number("height", within: limits.screenSide)
        let safeArea = screen.object("safeArea") { EdgeInsets($0, within: limits) }
        let orientation: Orientation = screen.choice("orientation", default: .portrait)
        let scale = screen.number("scale", within: limits.scale)
        let hasStatusBar = screen.flag("statusBar", default: true)

        screen.refuse("device", besides: ["width", "height", "safeArea"])
        screen.require("height", besides: "width", unless: "device")
        screen.require("width", besides: "height", unless: "device")
        screen.require("width", besides: "safeArea", unless: "device")

        let held =
            if let width, let height {
                HeldScreen(size: Size(width: width, height: height), safeArea: safeArea, held: orientation)
            } else {
                HeldScreen(device, held: orientation)
            }
        size = held.size
        self.orientation = orientation
        grid = PixelGrid(scale: scale ?? held.scale)
        statusBarHeight = hasStatusBar ? held.safeArea.top : 0
        var kept = held.safeArea
        if !hasStatusBar, !held.hasCutOut {
            kept.top = 0
        }
        self.safeArea = kept
    }
}

/// A screen in the orientation that it is held in, its status bar as high as its safe area's top.
private struct HeldScreen {
    let size: Size
    let scale: Double
    let safeArea: EdgeInsets
    let hasCutOut: Bool

    init(_ device: Device, held orientation: ScreenConfiguration.Orientation) {
        switch orientation {
        case .portrait: (size, safeArea) = (device.size, device.portraitSafeArea)
        case .landscape: (size, safeArea) = (device.size.turned, device.landscapeSafeArea)
        }
        scale = device.scale
        hasCutOut = device.hasCutOut
    }

    /// A custom screen. Turning it turns its size only: the safe area names the sides as the screen is held, so
    /// that its top is the status bar's height in both orientations.
    init(size: Size, safeArea: EdgeInsets, held orientation: ScreenConfiguration.Orientation) {
        self.size = orientation == .portrait ? size : size.turned
        self.safeArea = safeArea
        scale = 2
        hasCutOut = false
    }
}

extension EdgeInsets {
    /// Reads `/screen/safeArea`; by default only a status bar is kept free.
    fileprivate init(_ safeArea: ConfigurationReader, within limits: Limits) {
        self.init(
            top: safeArea.number("top", within: limits.safeArea, default: 20),
            left: safeArea.number("left", within: limits.safeArea, default: 0),
            bottom: safeArea.number("bottom", within: limits.safeArea, default: 0),
            right: safeArea.number("right", within: limits.safeArea, default: 0)
        )
    }
}
