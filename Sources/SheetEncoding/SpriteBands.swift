/// How a sprite sheet is cut into bands that are encoded apart: never across two rows of the grid. The cuts follow from
/// the sizes alone, so the bytes do not depend on how many workers share a sheet.
struct SpriteBands {
    /// Lines of one row of the grid.
    struct Band: Sendable {
        /// Which row; the one behind the last is what a power of two adds.
        let row: Int
        /// Counted from the row's upper edge.
        let lines: Range<Int>
    }

    /// Pixels of a band, unless a line has more: 4 MiB stay within reach of a processor's caches, and a code of its own
    /// for so many pixels pays.
    private static let mostPixels = 1 << 20

    let bands: [Band]

    init(_ page: SpriteGrid.Page, _ grid: SpriteGrid) {
        let pitch = grid.frameHeight + 2 * grid.options.extrude + grid.options.padding
        let mostLines = max(1, Self.mostPixels / page.width)
        bands = (0...page.rows).flatMap { row -> [Band] in
            let end = row < page.rows ? min(pitch, page.height - row * pitch) : page.height - row * pitch
            guard end > 0 else { return [] }
            let parts = (end + mostLines - 1) / mostLines
            return (0..<parts).map { Band(row: row, lines: (end * $0 / parts)..<(end * ($0 + 1) / parts)) }
        }
    }
}
