/// What a sheet does to all that lies behind it.
package struct DimmingConfiguration: Sendable, Hashable {
    /// Alpha of the layer behind the sheet, 0…1; a colour's own alpha makes it thinner still.
    package let opacity: Double
    /// Nil is black.
    package let color: DynamicColor?
    /// Standard deviation of the Gaussian that three box filters come close to, points; 0 leaves the screen sharp.
    package let blurRadius: Double
    /// How colourful the blurred screen is: 0 is grey, 1 as it was.
    package let saturation: Double
    /// Laid over the blurred screen.
    package let tint: DynamicColor?
    /// Whether the status bar lies below it, as the screen does.
    package let dimsStatusBar: Bool

    /// Whether the screen behind is changed otherwise than by a layer over it.
    package var changesScreen: Bool { blurRadius > 0 || saturation != 1 || tint != nil }

    /// Reads `/sheet/dimming`.
    init(_ dimming: ConfigurationReader, default opacity: Double, dimsStatusBar: Bool, within limits: Limits) {
        self.opacity = dimming.number("opacity", within: 0...1, default: opacity)
        color = dimming.dynamicColor("color")
        blurRadius = dimming.number("blurRadius", within: limits.blurRadius, default: 0)
        saturation = dimming.number("saturation", within: limits.saturation, default: 1)
        tint = dimming.dynamicColor("tint")
        self.dimsStatusBar = dimming.flag("dimsStatusBar", default: dimsStatusBar)
    }
}
