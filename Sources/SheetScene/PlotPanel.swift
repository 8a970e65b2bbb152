import SheetConfiguration

/// One panel of a plot, drawn: its title, its axes with their numbers, the events and the lines.
struct PlotPanel {
    let panel: Plot.Panel
    /// Where the lines are, points.
    let area: Rectangle
    /// Of the time axis, seconds.
    let duration: Double
    /// Instants with an upright line.
    let marks: [Plot.Mark]
    /// Whose colours the lines have, by their places among the lines of all sheets; empty for those of their own.
    let firstLines: [Int]
    let hairline: Double

    /// One a sheet, over again from the first.
    static let lineWidth = 1.75
    private static let colors = [
        Color(0x007AFF), Color(0xFF9500), Color(0x34C759), Color(0xAF52DE), Color(0xFF2D55), Color(0x5AC8FA),
        Color(0x8E8E93), Color(0xA2845E),
    ]
    private static let label = TextStyle(size: 11, weight: .regular)
    private static let title = TextStyle(size: 12, weight: .semibold)
    static let ink = Color(0x3C3C43, alpha: 0.75)
    private static let rule = Color(0x3C3C43, alpha: 0.15)
    /// One a motion: events are told apart by it.
    private static let marks = [Color(0xFF3B30, alpha: 0.45), Color(0x8E8E93, alpha: 0.6)]

    static func color(ofLine line: Int) -> Color { colors[line % colors.count] }

    func shapes(measuring text: some TextMeasuring) -> [Shape] {
        let axis = PlotAxis(covering: panel.lines.flatMap(\.self))
        let time = PlotAxis(from: 0, to: duration)
        var shapes: [Shape] = [label(panel.title, Self.title, at: Point(x: area.minX, y: area.minY - 12), .left)]
        for value in axis.ticks {
            let y = height(of: value, axis)
            shapes.append(
                .stroke(.polyline([Point(x: area.minX, y: y), Point(x: area.maxX, y: y)]), width: hairline, Self.rule)
            )
            shapes.append(label(axis.text(value), Self.label, at: Point(x: area.minX - 8, y: y + 4), .right))
        }
        for value in time.ticks {
            let x = place(of: value)
            shapes.append(label(time.text(value) + " s", Self.label, at: Point(x: x, y: area.maxY + 16), .center))
        }
        for mark in marks where mark.time <= duration {
            let x = place(of: mark.time)
            let color = Self.marks[mark.motion % Self.marks.count]
            shapes.append(
                .stroke(.polyline([Point(x: x, y: area.minY), Point(x: x, y: area.maxY)]), width: hairline, color)
            )
        }
        for (index, line) in panel.lines.enumerated() {
            let points = line.enumerated().map { sample, value in
                Point(
                    x: area.minX + area.width * Double(sample) / Double(line.count - 1),
                    y: height(of: value, axis)
                )
            }
            let line = firstLines.indices.contains(index) ? firstLines[index] : index
            shapes.append(.stroke(.polyline(points), width: Self.lineWidth, Self.color(ofLine: line)))
        }
        return shapes
    }

    private func place(of seconds: Double) -> Double {
        area.minX + area.width * seconds / duration
    }

    private func height(of value: Double, _ axis: PlotAxis) -> Double {
        area.maxY - area.height * axis.share(of: value)
    }

    private func label(_ string: String, _ style: TextStyle, at point: Point, _ alignment: TextLine.Alignment) -> Shape
    {
        .text(
            TextLine(
                string: string,
                style: style,
                color: Self.ink,
                baseline: point,
                alignment: alignment,
                maximumWidth: 240
            )
        )
    }
}
