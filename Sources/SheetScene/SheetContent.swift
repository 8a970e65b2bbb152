import SheetConfiguration

/// What stands in a sheet, for each of the widths that it has at rest; a width between two of them shows the nearest.
struct SheetContent: Sendable, Hashable {
    private struct Page: Sendable, Hashable {
        let width: Double
        let shapes: [Shape]
        /// From the bottom left corner.
        let bottomBars: [Shape]
    }

    private let pages: [Page]

    /// `blocks` in sheets of these `sizes`, each laid out by `layout`; a grabber above them if asked.
    init(sizes: [Size], grabber: GrabberConfiguration?, palette: Palette, _ layout: (Size) -> BlockLayout) {
        pages = sizes.map { size in
            let laid = layout(size)
            let bar = grabber.map { [Shape.grabber($0, across: size.width, palette)] } ?? []
            return Page(width: size.width, shapes: laid.shapes + bar, bottomBars: laid.bottomBars)
        }
    }

    /// The shapes for a sheet of about this size.
    func shapes(_ size: Size) -> [Shape] {
        guard let page = pages.min(by: { abs($0.width - size.width) < abs($1.width - size.width) }) else { return [] }
        let offset = Point(x: 0, y: size.height)
        return page.shapes + page.bottomBars.map { $0.moved(by: offset) }
    }
}
