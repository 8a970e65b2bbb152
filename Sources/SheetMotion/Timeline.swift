package import SheetConfiguration

/// The motion of a configuration over its output phase: asked for an instant, it tells the pose. Pure: asking
/// twice, or backwards, gives the same answer.
package struct Timeline: Sendable, Hashable {
    /// Seconds that the sheet rests between its entry and its exit when the whole life is drawn.
    package static let hold = 0.6

    private let entry: Transition
    private let exit: Transition
    private let output: OutputConfiguration

    package init(_ configuration: ReelConfiguration) {
        let sheet = configuration.sheet
        let layout = RestingLayout(sheet, on: configuration.screen)
        entry = Transition(sheet.transitionStyle, .entry, layout: layout, exitAngle: sheet.exitAngle)
        exit = Transition(
            sheet.exitTransitionStyle ?? sheet.transitionStyle,
            .exit,
            layout: layout,
            exitAngle: sheet.exitAngle
        )
        output = configuration.output
    }

    /// The length of the phase, seconds.
    package var duration: Double {
        switch output.phase {
        case .entry: entry.duration
        case .exit: exit.duration
        case .all: entry.duration + Self.hold + exit.duration
        }
    }

    /// How everything stands `seconds` after the start of the phase; the ends hold.
    package func pose(at seconds: Double) -> Pose {
        switch output.phase {
        case .entry: return entry.pose(at: seconds)
        case .exit: return exit.pose(at: seconds)
        case .all:
            let departure = entry.duration + Self.hold
            return seconds < departure ? entry.pose(at: seconds) : exit.pose(at: seconds - departure)
        }
    }

    /// The instant of the single frame that was asked for, seconds from the start of the phase.
    package var moment: Double {
        switch output.moment {
        case .time(let seconds): seconds
        case .progress(let progress): progress * duration
        }
    }

    /// The instants of all frames that were asked for, seconds from the start of the phase. Each is computed from
    /// its index: adding up would drift.
    package var instants: [Double] {
        switch output.sampling {
        case .times(let times):
            return times
        case .count(let count):
            return (0..<count).map { duration * Double($0) / Double(count - 1) }
        case .rate(let framesPerSecond, let count):
            // A billionth of a frame forgives that 0.3 × 30 may come out just above 9.
            let last = count.map { $0 - 1 } ?? Int((duration * framesPerSecond - 1e-9).rounded(.up))
            return (0...last).map { min(Double($0) / framesPerSecond, duration) }
        }
    }
}
