import SheetConfiguration

/// What one of the system's colours looks like in each appearance.
struct AppearanceColors {
    let light: Color
    let dark: Color
    let highContrastLight: Color
    let highContrastDark: Color
    /// In dark appearance, on a screen that is laid over another.
    let elevatedDark: Color
    let highContrastElevatedDark: Color

    /// With increased contrast as without, unless told.
    init(
        _ light: Color,
        _ dark: Color,
        high: (light: Color, dark: Color)? = nil,
        elevated: (normal: Color, high: Color)? = nil
    ) {
        self.light = light
        self.dark = dark
        highContrastLight = high?.light ?? light
        highContrastDark = high?.dark ?? dark
        elevatedDark = elevated?.normal ?? dark
        highContrastElevatedDark = elevated?.high ?? highContrastDark
    }

    /// The same in every appearance.
    init(_ color: Color) {
        self.init(color, color)
    }

    /// Opaque colours by their numbers.
    init(_ light: UInt32, _ dark: UInt32, high: (UInt32, UInt32)? = nil, elevated: (UInt32, UInt32)? = nil) {
        self.init(
            Color(light),
            Color(dark),
            high: high.map { (Color($0.0), Color($0.1)) },
            elevated: elevated.map { (Color($0.0), Color($0.1)) }
        )
    }

    /// One tone a side, its alphas with normal and with increased contrast.
    init(_ light: UInt32, _ lightAlphas: (Double, Double), _ dark: UInt32, _ darkAlphas: (Double, Double)) {
        self.init(
            Color(light, alpha: lightAlphas.0),
            Color(dark, alpha: darkAlphas.0),
            high: (Color(light, alpha: lightAlphas.1), Color(dark, alpha: darkAlphas.1))
        )
    }
}

extension SystemColor {
    /// One row a colour. Hues and greys are those of Apple's Human Interface Guidelines (iOS 13 to 18); labels, fills
    /// and backgrounds what UIKit of these systems answers, those of increased contrast by public readings of it.
    var colors: AppearanceColors {
        switch self {
        case .label: AppearanceColors(0x000000, 0xFFFFFF)
        case .secondaryLabel: AppearanceColors(0x3C3C43, (0.6, 0.8), 0xEBEBF5, (0.6, 0.7))
        case .tertiaryLabel, .placeholderText: AppearanceColors(0x3C3C43, (0.3, 0.7), 0xEBEBF5, (0.3, 0.55))
        case .quaternaryLabel: AppearanceColors(0x3C3C43, (0.18, 0.55), 0xEBEBF5, (0.16, 0.4))
        case .link: AppearanceColors(0x007AFF, 0x0984FF, high: (0x0040DD, 0x409CFF))

        case .systemFill: AppearanceColors(0x787880, (0.2, 0.28), 0x787880, (0.36, 0.44))
        case .secondarySystemFill: AppearanceColors(0x787880, (0.16, 0.24), 0x787880, (0.32, 0.4))
        case .tertiarySystemFill: AppearanceColors(0x767680, (0.12, 0.2), 0x767680, (0.24, 0.32))
        case .quaternarySystemFill: AppearanceColors(0x747480, (0.08, 0.16), 0x767680, (0.18, 0.26))

        case .systemBackground: AppearanceColors(0xFFFFFF, 0x000000, elevated: (0x1C1C1E, 0x242426))
        case .secondarySystemBackground:
            AppearanceColors(0xF2F2F7, 0x1C1C1E, high: (0xEBEBF0, 0x242426), elevated: (0x2C2C2E, 0x363638))
        case .tertiarySystemBackground:
            AppearanceColors(0xFFFFFF, 0x2C2C2E, high: (0xFFFFFF, 0x363638), elevated: (0x3A3A3C, 0x444446))
        case .systemGroupedBackground:
            AppearanceColors(0xF2F2F7, 0x000000, high: (0xEBEBF0, 0x000000), elevated: (0x1C1C1E, 0x242426))
        case .secondarySystemGroupedBackground:
            AppearanceColors(0xFFFFFF, 0x1C1C1E, high: (0xFFFFFF, 0x242426), elevated: (0x2C2C2E, 0x363638))
        case .tertiarySystemGroupedBackground:
            AppearanceColors(0xF2F2F7, 0x2C2C2E, high: (0xEBEBF0, 0x363638), elevated: (0x3A3A3C, 0x444446))

        case .separator: AppearanceColors(0x3C3C43, (0.29, 0.37), 0x545458, (0.6, 0.8))
        case .opaqueSeparator: AppearanceColors(0xC6C6C8, 0x38383A)

        case .systemRed: AppearanceColors(0xFF3B30, 0xFF453A, high: (0xD70015, 0xFF6961))
        case .systemOrange: AppearanceColors(0xFF9500, 0xFF9F0A, high: (0xC93400, 0xFFB340))
        case .systemYellow: AppearanceColors(0xFFCC00, 0xFFD60A, high: (0xB25000, 0xFFD426))
        case .systemGreen: AppearanceColors(0x34C759, 0x30D158, high: (0x248A3D, 0x30DB5B))
        case .systemMint: AppearanceColors(0x00C7BE, 0x63E6E2, high: (0x0C817B, 0x66D4CF))
        case .systemTeal: AppearanceColors(0x30B0C7, 0x40C8E0, high: (0x008299, 0x5DE6FF))
        case .systemCyan: AppearanceColors(0x32ADE6, 0x64D2FF, high: (0x0071A4, 0x70D7FF))
        case .systemBlue: AppearanceColors(0x007AFF, 0x0A84FF, high: (0x0040DD, 0x409CFF))
        case .systemIndigo: AppearanceColors(0x5856D6, 0x5E5CE6, high: (0x3634A3, 0x7D7AFF))
        case .systemPurple: AppearanceColors(0xAF52DE, 0xBF5AF2, high: (0x8944AB, 0xDA8FFF))
        case .systemPink: AppearanceColors(0xFF2D55, 0xFF375F, high: (0xD30F45, 0xFF6482))
        case .systemBrown: AppearanceColors(0xA2845E, 0xAC8E68, high: (0x7F6545, 0xB59469))

        case .systemGray: AppearanceColors(0x8E8E93, 0x8E8E93, high: (0x6C6C70, 0xAEAEB2))
        case .systemGray2: AppearanceColors(0xAEAEB2, 0x636366, high: (0x8E8E93, 0x7C7C80))
        case .systemGray3: AppearanceColors(0xC7C7CC, 0x48484A, high: (0xAEAEB2, 0x545456))
        case .systemGray4: AppearanceColors(0xD1D1D6, 0x3A3A3C, high: (0xBCBCC0, 0x444446))
        case .systemGray5: AppearanceColors(0xE5E5EA, 0x2C2C2E, high: (0xD8D8DC, 0x363638))
        case .systemGray6: AppearanceColors(0xF2F2F7, 0x1C1C1E, high: (0xEBEBF0, 0x242426))

        case .black: AppearanceColors(.black)
        case .white: AppearanceColors(.white)
        case .clear: AppearanceColors(Color(0x000000, alpha: 0))
        }
    }
}
