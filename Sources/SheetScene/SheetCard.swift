import SheetConfiguration

extension Card {
    /// The sheet at rest, with the content that stands in for an app's: a title bar and a few rows.
    ///
    /// `hairline` is the width of one device pixel, points.
    init(_ sheet: SheetAppearance, hairline: Double, measuring text: some TextMeasuring) {
        let size = sheet.presentedFormSheetSize
        self.init(
            size: size,
            cornerRadius: sheet.cornerRadius,
            background: .white,
            content: Self.content(size, hairline: hairline, measuring: text),
            shadow: Shadow(color: .black, radius: sheet.shadowRadius, opacity: sheet.shadowOpacity)
        )
    }

    private static func content(_ size: Size, hairline: Double, measuring text: some TextMeasuring) -> [Shape] {
        let palette = Palette.light
        let bar = Rectangle(x: 0, y: 0, width: size.width, height: 44)
        var shapes = NavigationBar(leading: "Cancel", title: "Sound", trailing: "Done", palette: palette)
            .shapes(in: bar, hairline: hairline, measuring: text)
        for (index, row) in rows.enumerated() {
            let frame = Rectangle(
                x: 0,
                y: bar.maxY + ListRow.height * Double(index),
                width: size.width,
                height: ListRow.height
            )
            if frame.minY >= size.height { break }
            shapes += row.shapes(in: frame, palette: palette, measuring: text)
            let line = Rectangle(
                x: row.titleInset,
                y: frame.maxY - hairline,
                width: max(0, size.width - row.titleInset),
                height: hairline
            )
            shapes.append(.fill(.rectangle(line), palette.separator))
        }
        return shapes
    }

    private static let rows = [
        ListRow(title: "Ringtone", value: "Marimba", accessory: .chevron),
        ListRow(title: "Vibration", value: "Heartbeat", accessory: .chevron),
        ListRow(title: "Repeat", value: "Never", accessory: .chevron),
        ListRow(title: "Snooze", accessory: .toggle(isOn: true)),
        ListRow(title: "Fade in", accessory: .toggle(isOn: false)),
    ]
}
