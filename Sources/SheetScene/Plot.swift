package import SheetConfiguration
import SheetMotion

/// The motion of a configuration as a chart: one panel for each quantity that moves, time from left to right, the
/// events as upright lines.
package struct Plot: Sendable, Hashable {
    /// One quantity over time.
    struct Panel: Sendable, Hashable {
        let title: String
        /// One line a sheet, or a single one a motion for what all sheets share; each with a value at every sample.
        let lines: [[Double]]
        /// Whether the lines are of what all sheets share.
        let isShared: Bool
    }

    /// An instant at which something happens in one of the motions.
    struct Mark: Sendable, Hashable {
        /// Seconds.
        let time: Double
        /// The motion's place in the chart.
        let motion: Int
    }

    private let duration: Double
    private let marks: [Mark]
    private let panels: [Panel]
    /// What each motion is called; empty for a single one.
    private let legend: [PlotLegend.Entry]
    private let grid: PixelGrid

    /// Samples of a line.
    private static let samples = 480
    private static let width = 720.0
    private static let panelHeight = 150.0
    private static let margins = EdgeInsets(top: 34, left: 64, bottom: 30, right: 20)

    /// The motion of `configuration`, and of what is compared with it.
    package init(_ configuration: ReelConfiguration) {
        let configurations = [configuration] + configuration.compared
        let timelines = configurations.map { Timeline($0) }
        let duration = max(timelines.map(\.duration).max() ?? 0, 1e-3)
        self.duration = duration
        grid = configuration.screen.grid
        marks = timelines.enumerated().flatMap { motion, timeline in
            timeline.events.map(\.time).reduce(into: []) { marks, time in
                if marks.last?.time != time { marks.append(Mark(time: time, motion: motion)) }
            }
        }
        let step = duration / Double(Self.samples)
        let poses = timelines.map { timeline in
            (0...Self.samples).map { timeline.pose(at: Double($0) * step) }
        }
        panels = Self.panels(of: poses, step: step)
        legend =
            timelines.count > 1
            ? zip(configurations, ["as asked", "compared"]).enumerated().map { motion, named in
                let first = configurations[..<motion].map(\.sheets.count).reduce(0, +)
                return PlotLegend.Entry(title: named.0.title ?? named.1, line: first, motion: motion)
            } : []
    }

    /// The size of the picture, points.
    private var size: Size {
        Size(width: Self.width, height: top + Double(panels.count) * Self.panelHeight + 8)
    }

    /// Where the panels begin, points.
    private var top: Double { legend.isEmpty ? 8 : 36 }

    /// The panels of what changes at all; of a timeline in which nothing does, the dimming's.
    private static func panels(of motions: [[Pose]], step: Double) -> [Panel] {
        func each(_ title: String, _ value: (SheetPose) -> Double) -> Panel {
            let lines = motions.flatMap { poses in
                poses[0].sheets.indices.map { sheet in poses.map { value($0.sheets[sheet]) } }
            }
            return Panel(title: title, lines: lines, isShared: false)
        }
        func one(_ title: String, _ value: (Pose) -> Double) -> Panel {
            Panel(title: title, lines: motions.map { $0.map(value) }, isShared: true)
        }
        let x = each("x, points") { $0.frame.minX }
        let y = each("y, points") { $0.frame.minY }
        let all = [
            x, y, x.speed(step, "x velocity, points/s"), y.speed(step, "y velocity, points/s"),
            each("height, points") { $0.frame.height }, each("scale") { $0.scale },
            each("rotation, radians") { $0.rotation }, each("opacity") { $0.opacity }, one("dim") { $0.dim },
            each("width scale") { $0.scaleX / max($0.scale, 1e-9) },
            each("height scale") { $0.scaleY / max($0.scale, 1e-9) }, one("presenter scale") { $0.presenter.scale },
            one("presenter tint") { $0.presenter.tintDimmed },
            one("presenter opacity") { $0.presenter.opacity }, one("presenter tilt, radians") { $0.presenter.tilt },
            one("modal") { $0.modal }, one("keyboard, points") { $0.keyboard },
        ]
        let moving = all.filter(\.isMoving)
        return moving.isEmpty ? [one("dim") { $0.dim }] : moving
    }

    /// The chart as a scene; `text` is asked for widths.
    package func scene(measuring text: some TextMeasuring) -> Scene {
        let whole = Rectangle(origin: .zero, size: size)
        var shapes: [Shape] = [.fill(.rectangle(whole), .white)]
        shapes += PlotLegend(entries: legend, origin: Point(x: Self.margins.left, y: 24)).shapes(measuring: text)
        for (index, panel) in panels.enumerated() {
            let frame = Rectangle(
                x: 0,
                y: top + Double(index) * Self.panelHeight,
                width: Self.width,
                height: Self.panelHeight
            )
            let chart = PlotPanel(
                panel: panel,
                area: frame.inset(by: Self.margins),
                duration: duration,
                marks: marks,
                firstLines: panel.isShared ? legend.map(\.line) : [],
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
        return Plot.Panel(title: title, lines: lines, isShared: isShared)
    }
}
