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
        let reduceMotion = screen.flag("reduceMotion", default: false)
        let traits = Traits(screen)
        let showsBezel = screen.flag("bezel", default: false)

        screen.refuse("device", besides: ["width", "height", "safeArea"])
        screen.require("height", besides: "width", unless: "device")
        screen.require("width", besides: "height", unless: "device")
        screen.require("width", besides: "safeArea", unless: "device")

        let size = width.flatMap { width in height.map { Size(width: width, height: $0) } }
        func held(_ orientation: Orientation) -> Held {
            size.map { Held(size: $0, safeArea: safeArea, held: orientation, hasStatusBar: hasStatusBar) }
                ?? Held(device, held: orientation, hasStatusBar: hasStatusBar)
        }
        self.init(
            orientation: orientation,
            grid: PixelGrid(scale: scale ?? (size == nil ? device.scale : 2)),
            reduceMotion: reduceMotion,
            traits: traits,
            bezel: showsBezel ? size == nil ? device.frame : .plain : nil,
            portrait: held(.portrait),
            landscape: held(.landscape)
        )
    }
}

extension ScreenConfiguration.Held {
    fileprivate init(_ device: Device, held orientation: ScreenConfiguration.Orientation, hasStatusBar: Bool) {
        let isPortrait = orientation == .portrait
        self.init(
            size: isPortrait ? device.size : device.size.turned,
            keeping: isPortrait ? device.portraitSafeArea : device.landscapeSafeArea,
            hasStatusBar: hasStatusBar,
            hasCutOut: device.hasCutOut
        )
    }

    /// A custom screen. Turning it turns its size only: the safe area names the sides as the screen is held, so
    /// that its top is the status bar's height in both orientations.
    fileprivate init(
        size: Size,
        safeArea: EdgeInsets,
        held orientation: ScreenConfiguration.Orientation,
        hasStatusBar: Bool
    ) {
        self.init(
            size: orientation == .portrait ? size : size.turned,
            keeping: safeArea,
            hasStatusBar: hasStatusBar,
            hasCutOut: false
        )
    }

    /// A screen whose status bar, if it has one, is as high as its safe area's top.
    private init(size: Size, keeping safeArea: EdgeInsets, hasStatusBar: Bool, hasCutOut: Bool) {
        var kept = safeArea
        if !hasStatusBar, !hasCutOut {
            kept.top = 0
        }
        self.init(size: size, safeArea: kept, statusBarHeight: hasStatusBar ? safeArea.top : 0)
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
