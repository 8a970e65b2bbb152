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

    /// The colour that `text` spells: `#RGB`, `#RRGGBB` or `#RRGGBBAA`; nil if it spells none.
    package init?(hexadecimal text: String) {
        let digits = text.utf8.dropFirst().compactMap(Self.value)
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == text.utf8.count - 1 else { return nil }
        switch digits.count {
        case 3:
            let number = digits.reduce(0) { $0 << 8 | $1 * 0x11 }
            self.init(number)
        case 6: self.init(digits.reduce(0) { $0 << 4 | $1 })
        case 8:
            let number = digits.reduce(0) { $0 << 4 | $1 }
            self.init(number >> 8, alpha: Double(number & 0xFF) / 255)
        default: return nil
        }
    }

    /// What a hexadecimal digit stands for.
    private static func value(of digit: UInt8) -> UInt32? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0"))
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(digit - UInt8(ascii: "A") + 10)
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(digit - UInt8(ascii: "a") + 10)
        default: nil
        }
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

extension Color {
    /// The mean of colours, channel by channel, each with its weight; the weights are not all 0.
    package init(mixing colors: some Sequence<(Color, Double)>) {
        let colors = Array(colors)
        let whole = colors.reduce(0) { $0 + $1.1 }
        func mean(_ channel: KeyPath<Color, Double>) -> Double {
            colors.reduce(0) { $0 + $1.0[keyPath: channel] * $1.1 } / whole
        }
        self.init(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
    }
}
