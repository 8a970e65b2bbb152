import SheetConfiguration

/// The screen that presents the sheet: a status bar, a navigation bar and a list.
struct DeviceScreen {
    private let screen: ScreenConfiguration
    private let palette: Palette
    private let background: Color

    init(_ screen: ScreenConfiguration, _ presenter: PresenterConfiguration) {
        self.screen = screen
        palette = Palette(screen.traits, tint: presenter.tint)
        background = presenter.backgroundColor.map { [palette] in palette[$0] } ?? palette.groupedBackground
    }

    func shapes(measuring text: some TextMeasuring) -> [Shape] {
        let hairline = 1 / screen.grid.scale
        let barTop = max(screen.statusBarHeight, screen.safeArea.top)
        let bar = Rectangle(x: 0, y: 0, width: screen.size.width, height: barTop + barHeight)

        var shapes: [Shape] = [.fill(.rectangle(screen.bounds), background)]
        shapes += list(below: bar.maxY, hairline: hairline, measuring: text)
        shapes += NavigationBar(title: "Settings", palette: palette)
            .shapes(in: bar, topInset: barTop, hairline: hairline, measuring: text)
        if screen.statusBarHeight > 0 {
            shapes += StatusBar(width: screen.size.width, height: screen.statusBarHeight, color: palette.label)
                .shapes()
        }
        if screen.safeArea.bottom > 0 { shapes.append(homeIndicator) }
        return shapes
    }

    /// Bars are lower on a phone in landscape.
    private var barHeight: Double {
        screen.orientation == .landscape && screen.size.height < 500 ? 32 : 44
    }

    private var homeIndicator: Shape {
        let width = min(screen.size.width * 0.36, 300)
        let bar = Rectangle(
            x: (screen.size.width - width) / 2,
            y: screen.size.height - 13,
            width: width,
            height: 5
        )
        return .fill(.roundedRectangle(bar, radius: 2.5), palette.label)
    }

    private func list(below top: Double, hairline: Double, measuring text: some TextMeasuring) -> [Shape] {
        let left = screen.safeArea.left + 16
        let width = max(0, screen.size.width - left - screen.safeArea.right - 16)
        var y = top + 22
        var shapes: [Shape] = []
        for section in Self.sections where y < screen.size.height {
            shapes += section.shapes(
                at: Point(x: left, y: y),
                width: width,
                bottom: screen.size.height,
                hairline: hairline,
                palette: palette,
                measuring: text
            )
            y += section.height + 28
        }
        return shapes
    }

    private static let sections = [
        ListSection(rows: [
            row(.airplane, 0xFF9500, "Airplane Mode", accessory: .toggle(isOn: false)),
            row(.wifi, 0x007AFF, "Wi-Fi", "Home"),
            row(.bluetooth, 0x007AFF, "Bluetooth", "On"),
            row(.cellular, 0x34C759, "Cellular"),
        ]),
        ListSection(rows: [
            row(.bell, 0xFF3B30, "Notifications"),
            row(.speaker, 0xFF2D55, "Sounds & Haptics"),
            row(.moon, 0x5856D6, "Focus"),
            row(.hourglass, 0x5856D6, "Screen Time"),
        ]),
        ListSection(rows: [
            row(.gear, 0x8E8E93, "General"),
            row(.sun, 0x007AFF, "Display & Brightness"),
            row(.airplane, 0xFF9500, "Travel"),
            row(.speaker, 0x34C759, "Voice Memos"),
            row(.bell, 0x8E8E93, "Reminders"),
        ]),
    ]

    private static func row(
        _ glyph: Glyph,
        _ color: UInt32,
        _ title: String,
        _ value: String? = nil,
        accessory: ListRow.Accessory = .chevron
    ) -> ListRow {
        ListRow(
            icon: ListRow.Icon(glyph: glyph, color: Color(color)),
            title: title,
            value: value,
            accessory: accessory
        )
    }
}
