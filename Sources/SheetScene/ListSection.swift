import SheetConfiguration

/// Rows on one rounded plate, with hairlines between them.
struct ListSection {
    let rows: [ListRow]

    var height: Double { ListRow.height * Double(rows.count) }

    /// The section's shapes, its plate across `width` points from `origin`; rows past `bottom` are left out.
    func shapes(
        at origin: Point,
        width: Double,
        bottom: Double,
        hairline: Double,
        palette: Palette,
        measuring text: some TextMeasuring
    ) -> [Shape] {
        let plate = Rectangle(x: origin.x, y: origin.y, width: width, height: height)
        var shapes: [Shape] = [.fill(.roundedRectangle(plate, radius: 10), palette.plate)]
        for (index, row) in rows.enumerated() {
            let top = origin.y + ListRow.height * Double(index)
            if top >= bottom { break }
            let frame = Rectangle(x: origin.x, y: top, width: width, height: ListRow.height)
            if index > 0 {
                let line = Rectangle(
                    x: frame.minX + row.titleInset,
                    y: top,
                    width: max(0, width - row.titleInset),
                    height: hairline
                )
                shapes.append(.fill(.rectangle(line), palette.separator))
            }
            shapes += row.shapes(in: frame, palette: palette, measuring: text)
        }
        return shapes
    }
}
