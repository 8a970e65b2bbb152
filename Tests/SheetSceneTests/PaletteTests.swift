import Testing

@testable import SheetConfiguration
@testable import SheetScene

@Suite struct PaletteTests {
    private func palette(_ screen: String, isElevated: Bool = false) throws -> Palette {
        let traits = try ReelConfiguration(json: #"{"screen": {\#(screen)}}"#).screen.traits
        return Palette(traits, isElevated: isElevated)
    }

    private static let appearances = [
        "", #""appearance": "dark""#, #""accessibilityContrast": "high""#,
        #""appearance": "dark", "accessibilityContrast": "high""#,
    ]

    /// WCAG's contrast of two opaque colours, from 1 to 21.
    private func contrast(_ one: Color, _ other: Color) -> Double {
        let lights = [one, other].map { color in
            let channels = [color.red, color.green, color.blue].map { channel in
                // The square is near enough to the curve of sRGB to tell legible from not.
                channel * channel
            }
            return 0.212_6 * channels[0] + 0.715_2 * channels[1] + 0.072_2 * channels[2] + 0.05
        }
        return lights.max()! / lights.min()!
    }

    @Test(arguments: appearances, [false, true])
    func labelsAreLegibleOnEveryBackground(appearance: String, isElevated: Bool) throws {
        let palette = try palette(appearance, isElevated: isElevated)
        let backgrounds: [SystemColor] = [
            .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
            .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
        ]
        for background in backgrounds {
            #expect(contrast(palette.label, palette[background]) > 7, "\(background)")
        }
    }

    @Test func anElevatedScreenIsLighterInTheDarkAndTheSameInTheLight() throws {
        let dark = #""appearance": "dark""#
        #expect(try palette(dark).background == .black)
        #expect(try palette(dark, isElevated: true).background == Color(0x1C1C1E))
        for color in SystemColor.allCases {
            #expect(try palette("")[color] == palette("", isElevated: true)[color], "\(color)")
        }
    }

    @Test(arguments: SystemColor.allCases)
    func increasedContrastIsNeverFainter(color: SystemColor) throws {
        for appearance in ["light", "dark"] {
            let normal = try palette(#""appearance": "\#(appearance)""#)[color]
            let high = try palette(#""appearance": "\#(appearance)", "accessibilityContrast": "high""#)[color]
            #expect(high.alpha >= normal.alpha)
        }
    }

    @Test func theTintIsTheCallersOrTheSystemsBlue() throws {
        let traits = try ReelConfiguration(json: #"{"screen": {"appearance": "dark"}}"#).screen.traits
        #expect(Palette(traits).tint == Color(0x0A84FF))
        #expect(Palette(traits, tint: .system(.systemGreen)).tint == Color(0x30D158))
        #expect(Palette(traits, tint: .custom(.white)).tint == .white)
    }
}
