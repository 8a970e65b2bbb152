/// An sRGB colour, straight alpha; each channel 0…1.
package struct Color: Sendable, Hashable {
    package let red: Double
    package let green: Double
    package let blue: Double
    package let alpha: Double

    /// The colour 0xRRGGBB.
    package init(_ rgb: UInt32, alpha: Double = 1) {
        red = Double((rgb >> 16) & 0xFF) / 255
        green = Double((rgb >> 8) & 0xFF) / 255
        blue = Double(rgb & 0xFF) / 255
        self.alpha = alpha
    }

    private init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package static let black = Color(0x000000)
    package static let white = Color(0xFFFFFF)
}

extension Color {
    /// The same colour, thinner.
    package func multiplied(byAlpha factor: Double) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    /// The same colour, by `share` on its way to the grey of the same luma (Rec. 709).
    package func desaturated(by share: Double) -> Color {
        let luma = 0.212_6 * red + 0.715_2 * green + 0.072_2 * blue
        func mixed(_ channel: Double) -> Double { channel + (luma - channel) * share }
        return Color(red: mixed(red), green: mixed(green), blue: mixed(blue), alpha: alpha)
    }
}
