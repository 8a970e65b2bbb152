import SheetConfiguration

/// What the lines of a plot are called, side by side: a piece of each motion's first line and the motion's title.
struct PlotLegend {
    struct Entry: Sendable, Hashable {
        let title: String
        /// The place of the motion's first line among all lines.
        let line: Int
        let motion: Int
    }

    let entries: [Entry]
    /// The left end of the baseline.
    let origin: Point

    private static let style = TextStyle(size: 12, weight: .semibold)
    private static let sample = 22.0
    private static let room = 260.0

    func shapes(measuring text: some TextMeasuring) -> [Shape] {
        var x = origin.x
        return entries.flatMap { entry -> [Shape] in
            let y = origin.y - Self.style.capHeight / 2
            let line = Shape.stroke(
                .polyline([Point(x: x, y: y), Point(x: x + Self.sample, y: y)]),
                width: PlotPanel.lineWidth,
                PlotPanel.color(ofLine: entry.line)
            )
            let title = TextLine(
                string: entry.title,
                style: Self.style,
                color: PlotPanel.ink,
                baseline: Point(x: x + Self.sample + 8, y: origin.y),
                alignment: .left,
                maximumWidth: Self.room
            )
            x += Self.sample + 8 + min(text.width(of: entry.title, in: Self.style), Self.room) + 28
            return [line, .text(title)]
        }
    }
}
