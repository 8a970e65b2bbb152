package import SheetConfiguration
import SheetMotion

/// Instants of one or several motions side by side: a row for each motion, each picture with its time and its progress
/// below it, each row with its title above it where there are several. It lays out and labels; the pictures themselves
/// are drawn by whoever draws frames.
package struct Filmstrip: Sendable, Hashable {
    /// One motion.
    private struct Row: Sendable, Hashable {
        let title: String?
        let instants: [Double]
        let duration: Double
        /// Of its pictures, points.
        let size: Size
    }

    /// Where one picture goes.
    package struct Cell: Sendable, Hashable {
        /// Which motion, and seconds from the start of its phase.
        package let row: Int
        package let instant: Double
        /// Top left corner, points, on a device pixel.
        package let origin: Point
    }

    /// The size of all of it, points.
    package let size: Size
    package let grid: PixelGrid
    /// Row by row.
    package let cells: [Cell]
    private let rows: [Row]
    /// Of the rows, and the first baseline of their titles.
    private let tops: [Double]
    private let palette: Palette

    /// Pictures side by side before a row is broken.
    private static let mostColumns = 8
    private static let margin = 16.0
    private static let gap = 12.0
    private static let labelHeight = 26.0
    private static let titleHeight = 26.0

    /// A row for each of `configurations`, the first of which says how large a point is.
    package init(_ configurations: [ReelConfiguration]) {
        let first = configurations[0]
        grid = first.screen.grid
        palette = Palette(first.screen.traits)
        let several = configurations.count > 1
        rows = configurations.map { configuration in
            let timeline = Timeline(configuration)
            return Row(
                title: configuration.title ?? (several ? configuration.sheet.transitionStyle.rawValue : nil),
                instants: timeline.instants,
                duration: timeline.duration,
                size: configuration.canvas
            )
        }
        var cells: [Cell] = []
        var tops: [Double] = []
        var (top, right) = (Self.margin, 0.0)
        for (index, row) in rows.enumerated() {
            tops.append(top)
            if row.title != nil { top += Self.titleHeight }
            let columns = Self.columns(of: row.instants.count)
            for (place, instant) in row.instants.enumerated() {
                if place > 0, place % columns == 0 { top += row.size.height + Self.labelHeight }
                let x = Self.margin + Double(place % columns) * (row.size.width + Self.gap)
                let origin = Point(x: first.screen.grid.aligned(x), y: first.screen.grid.aligned(top))
                cells.append(Cell(row: index, instant: instant, origin: origin))
                right = max(right, x + row.size.width)
            }
            top += row.size.height + Self.labelHeight
        }
        self.cells = cells
        self.tops = tops
        size = Size(width: right + Self.margin, height: top + Self.margin - 8)
    }

    /// Rows that are broken are broken evenly.
    private static func columns(of count: Int) -> Int {
        let lines = (count + mostColumns - 1) / mostColumns
        return (count + lines - 1) / lines
    }

    /// All but the pictures.
    package var scene: Scene {
        var shapes: [Shape] = [.fill(.rectangle(Rectangle(origin: .zero, size: size)), palette.groupedBackground)]
        for (row, top) in zip(rows, tops) {
            guard let title = row.title else { continue }
            let baseline = Point(x: Self.margin, y: top + 14)
            shapes.append(
                text(title, Self.title, palette.label, at: baseline, .left, width: size.width - 2 * Self.margin)
            )
        }
        for cell in cells {
            let row = rows[cell.row]
            let middle = Point(x: cell.origin.x + row.size.width / 2, y: cell.origin.y + row.size.height + 17)
            let share = row.duration > 0 ? min(cell.instant / row.duration, 1) : 1
            let label = "\(Self.decimal(cell.instant, 2)) s · \(Self.decimal(share * 100, 0)) %"
            shapes.append(text(label, Self.label, palette.secondaryLabel, at: middle, .center, width: row.size.width))
        }
        return Scene(
            size: size,
            grid: grid,
            backdrop: shapes,
            presenter: nil,
            dimming: Color.black.multiplied(byAlpha: 0),
            cards: []
        )
    }

    private static let title = TextStyle(size: 15, weight: .semibold)
    private static let label = TextStyle(size: 12, weight: .regular)

    private func text(
        _ string: String,
        _ style: TextStyle,
        _ color: Color,
        at baseline: Point,
        _ alignment: TextLine.Alignment,
        width: Double
    ) -> Shape {
        .text(
            TextLine(
                string: string,
                style: style,
                color: color,
                baseline: baseline,
                alignment: alignment,
                maximumWidth: width
            )
        )
    }

    /// With `places` decimals at most, none that are 0 at the end.
    private static func decimal(_ number: Double, _ places: Int) -> String {
        let power = places == 0 ? 1 : 100.0
        let scaled = Int((number * power + 0.5).rounded(.down))
        guard places > 0 else { return "\(scaled)" }
        let (whole, rest) = scaled.quotientAndRemainder(dividingBy: 100)
        return "\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}
