import SheetConfiguration
package import SheetMotion

/// The motion of a configuration as a chart: one panel for each quantity that moves, time from left to right, the
/// events as upright lines.
package struct Plot: Sendable, Hashable {
    /// One quantity over time.
    struct Panel: Sendable, Hashable {
        let title: String
        /// One line a sheet, or a single one for what all sheets share; each with a value at every sample.
        let lines: [[Double]]
    }

    private let duration: Double
    private let marks: [Double]
    private let panels: [Panel]
    private let grid: PixelGrid

    /// Samples of a line.
    private static let samples = 480
    private static let width = 720.0
    private static let panelHeight = 150.0
    private static let margins = EdgeInsets(top: 34, left: 64, bottom: 30, right: 20)

    /// `scale` is device pixels to a point.
    package init(_ timeline: Timeline, scale: Double) {
        let duration = max(timeline.duration, 1e-3)
        self.duration = duration
        grid = PixelGrid(scale: scale)
        marks = timeline.events.map(\.time).reduce(into: []) { marks, time in
            if marks.last != time { marks.append(time) }
        }
        let step = duration / Double(Self.samples)
        let poses = (0...Self.samples).map { timeline.pose(at: Double($0) * step) }
        panels = Self.panels(of: poses, step: step)
    }

    /// The size of the picture, points.
    private var size: Size {
        Size(width: Self.width, height: Double(panels.count) * Self.panelHeight + 16)
    }

    /// The panels of what changes at all; of a timeline in which nothing does, the dimming's.
    private static func panels(of poses: [Pose], step: Double) -> [Panel] {
        func each(_ title: String, _ value: (SheetPose) -> Double) -> Panel {
            let sheets = poses[0].sheets.indices
            return Panel(title: title, lines: sheets.map { sheet in poses.map { value($0.sheets[sheet]) } })
        }
        func one(_ title: String, _ value: (Pose) -> Double) -> Panel {
            Panel(title: title, lines: [poses.map(value)])
        }
        let x = each("x, points") { $0.frame.minX }
        let y = each("y, points") { $0.frame.minY }
        let all = [
            x, y, x.speed(step, "x velocity, points/s"), y.speed(step, "y velocity, points/s"),
            each("height, points") { $0.frame.height }, each("scale") { $0.scale },
            each("rotation, radians") { $0.rotation }, each("opacity") { $0.opacity }, one("dim") { $0.dim },
            one("presenter scale") { $0.presenter.scale }, one("presenter tint") { $0.presenter.tintDimmed },
            one("modal") { $0.modal }, one("keyboard, points") { $0.keyboard },
        ]
        let moving = all.filter(\.isMoving)
        return moving.isEmpty ? [one("dim") { $0.dim }] : moving
    }

    /// The chart as a scene; `text` is asked for widths.
    package func scene(measuring text: some TextMeasuring) -> Scene {
        let whole = Rectangle(origin: .zero, size: size)
        var shapes: [Shape] = [.fill(.rectangle(whole), .white)]
        for (index, panel) in panels.enumerated() {
            let frame = Rectangle(
                x: 0,
                y: 8 + Double(index) * Self.panelHeight,
                width: Self.width,
                height: Self.panelHeight
            )
            let chart = PlotPanel(
                panel: panel,
                area: frame.inset(by: Self.margins),
                duration: duration,
                marks: marks,
                hairline: 1 / grid.scale
            )
            shapes += chart.shapes(measuring: text)
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
}

extension Plot.Panel {
    /// Whether any line of it is not level.
    var isMoving: Bool {
        lines.contains { line in line.contains { abs($0 - line[0]) > 1e-9 } }
    }

    /// The change a second, by differences of neighbours.
    fileprivate func speed(_ step: Double, _ title: String) -> Plot.Panel {
        let lines = self.lines.map { line in
            line.indices.map { index in
                let (before, after) = (max(index - 1, 0), min(index + 1, line.count - 1))
                return (line[after] - line[before]) / (Double(after - before) * step)
            }
        }
        return Plot.Panel(title: title, lines: lines)
    }
}
