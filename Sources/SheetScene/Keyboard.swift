import SheetConfiguration

/// The system's keyboard as a placeholder: its rows of keys, without letters.
struct Keyboard {
    let width: Double

    private static let background = Color(0xD1D3D9)
    private static let key = Color(0xFFFFFF)
    private static let gap = 6.0
    /// Keys of each row, by their width in letters.
    private static let rows: [[Double]] = [
        Array(repeating: 1, count: 10),
        Array(repeating: 1, count: 9),
        [1.4] + Array(repeating: 1, count: 7) + [1.4],
        [2.5, 5, 2.5],
    ]

    /// The keyboard, `height` points high, whole keys or not.
    func card(height: Double, grid: PixelGrid) -> Card {
        Card(
            size: Size(width: width, height: max(grid.aligned(height), 1 / grid.scale)),
            cornerRadius: 0,
            background: Self.background,
            content: keys,
            shadow: .none
        )
    }

    private var keys: [Shape] {
        let letter = (width - Self.gap) / 10
        let height = 54.0
        return Self.rows.enumerated().flatMap { index, row in
            var x = (width - row.reduce(0, +) * letter) / 2
            return row.map { letters in
                let key = Rectangle(
                    x: x + Self.gap / 2,
                    y: 8 + Double(index) * height,
                    width: letters * letter - Self.gap,
                    height: height - 12
                )
                x += letters * letter
                return Shape.fill(.roundedRectangle(key, radius: 5), Self.key)
            }
        }
    }
}
