import SheetConfiguration

/// What stands in a sheet, for each of the widths that it has at rest; a width between two of them shows the nearest.
struct SheetContent: Sendable, Hashable {
    private struct Page: Sendable, Hashable {
        let size: Size
        let shapes: [Shape]
    }

    private let pages: [Page]

    /// `hairline` is the width of one device pixel, points; `topInset` what a sheet under the status bar keeps free.
    init(
        sizes: [Size],
        palette: Palette,
        hasGrabber: Bool,
        topInset: Double,
        hairline: Double,
        measuring text: some TextMeasuring
    ) {
        pages = sizes.map { size in
            var shapes = Self.shapes(size, palette: palette, topInset: topInset, hairline: hairline, measuring: text)
            if hasGrabber { shapes.append(Self.grabber(across: size.width, palette.tertiaryLabel)) }
            return Page(size: size, shapes: shapes)
        }
    }

    /// The shapes for a sheet of about this size.
    func shapes(_ size: Size) -> [Shape] {
        pages.min { abs($0.size.width - size.width) < abs($1.size.width - size.width) }?.shapes ?? []
    }

    /// The system's: 36 × 5 points, 5 below the edge.
    private static func grabber(across width: Double, _ color: Color) -> Shape {
        .fill(
            .roundedRectangle(Rectangle(x: (width - 36) / 2, y: 5, width: 36, height: 5), radius: 2.5),
            color
        )
    }

    private static func shapes(
        _ size: Size,
        palette: Palette,
        topInset: Double,
        hairline: Double,
        measuring text: some TextMeasuring
    ) -> [Shape] {
        let bar = Rectangle(x: 0, y: 0, width: size.width, height: 44 + topInset)
        var shapes = NavigationBar(leading: "Cancel", title: "Sound", trailing: "Done", palette: palette)
            .shapes(in: bar, topInset: topInset, hairline: hairline, measuring: text)
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
