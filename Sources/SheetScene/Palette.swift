import SheetConfiguration

/// The system's colours as a screen's owner sees them.
struct Palette: Sendable, Hashable {
    private let appearance: Traits.Appearance
    private let contrast: Traits.AccessibilityContrast
    /// Whether it is of a screen that is laid over another: dark backgrounds are lighter there.
    private let isElevated: Bool
    private let chosenTint: DynamicColor?

    /// `tint` is the colour of what can be touched; nil is the system's blue.
    init(_ traits: Traits, isElevated: Bool = false, tint: DynamicColor? = nil) {
        appearance = traits.appearance
        contrast = traits.accessibilityContrast
        self.isElevated = isElevated
        chosenTint = tint
    }

    subscript(color: SystemColor) -> Color {
        let colors = color.colors
        return switch (appearance, contrast, isElevated) {
        case (.light, .normal, _): colors.light
        case (.light, .high, _): colors.highContrastLight
        case (.dark, .normal, false): colors.dark
        case (.dark, .high, false): colors.highContrastDark
        case (.dark, .normal, true): colors.elevatedDark
        case (.dark, .high, true): colors.highContrastElevatedDark
        }
    }

    subscript(color: DynamicColor) -> Color {
        switch color {
        case .custom(let color): color
        case .system(let name): self[name]
        }
    }

    var isDark: Bool { appearance == .dark }
    var tint: Color { self[chosenTint ?? .system(.systemBlue)] }
    var label: Color { self[.label] }
    var secondaryLabel: Color { self[.secondaryLabel] }
    var tertiaryLabel: Color { self[.tertiaryLabel] }
    var separator: Color { self[.separator] }
    /// Behind grouped lists, and of the plates on it.
    var groupedBackground: Color { self[.systemGroupedBackground] }
    var plate: Color { self[.secondarySystemGroupedBackground] }
    var background: Color { self[.systemBackground] }
    /// A bar that things have been scrolled under: what the system's blurred material comes out as, and as opaque,
    /// since nothing below it is blurred here.
    var bar: Color { isDark ? Color(0x1B1B1C) : Color(0xF9F9F9) }
    /// The hairline along such a bar.
    var barSeparator: Color { isDark ? Color(0xFFFFFF, alpha: 0.15) : Color(0x000000, alpha: 0.3) }
}
