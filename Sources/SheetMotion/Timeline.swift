package import SheetConfiguration

/// The motion of a configuration over its output phase. It answers two questions, as pure functions: what happens,
/// in order, and how everything stands at an instant. Asking twice, or backwards, gives the same answer.
package struct Timeline: Sendable, Hashable {
    private let storyboard: Storyboard
    private let output: OutputConfiguration
    /// Seconds from the start of the storyboard.
    private let start: Double
    private let end: Double

    /// Plays the storyboard. Steps that cannot happen are left out; ``objections(to:)`` tells them.
    package init(_ configuration: ReelConfiguration) {
        self.init(Storyboard(configuration), configuration.output)
    }

    private init(_ storyboard: Storyboard, _ output: OutputConfiguration) {
        self.storyboard = storyboard
        self.output = output
        let passage = Self.passage(of: output.phase, in: storyboard)
        start = passage?.start ?? 0
        end = min(passage?.end ?? storyboard.end, Self.longest)
    }

    /// Seconds; no storyboard is played beyond.
    private static let longest = Limits.standard.duration.upperBound

    /// Phase entry is the last sheet's way in, phase exit the way out that comes after it.
    private static func passage(
        of phase: OutputConfiguration.Phase,
        in storyboard: Storyboard
    ) -> Storyboard.Passage? {
        let entry = storyboard.passages.lastIndex { $0.transition.direction == .entry }
        switch phase {
        case .entry: return entry.map { storyboard.passages[$0] }
        case .exit:
            return storyboard.passages[(entry ?? 0)...].first { $0.transition.direction == .exit }
        case .all: return nil
        }
    }

    /// What of a configuration cannot happen; nothing for one that can be played.
    package static func objections(to configuration: ReelConfiguration) -> [Objection] {
        let storyboard = Storyboard(configuration)
        var objections = storyboard.objections
        guard objections.isEmpty else { return objections }
        if storyboard.end > longest {
            let path = configuration.storyboard.map { ["storyboard", "\($0.steps.count - 1)"] } ?? ["sheet"]
            objections.append(
                Objection(.outOfRange, at: path, "Everything must end within \(longest.css) s of the start.")
            )
            return objections
        }
        let phase = configuration.output.phase
        if phase != .all, passage(of: phase, in: storyboard) == nil {
            objections.append(
                Objection(.impossible, at: ["output", "phase"], "The storyboard has no \(phase.rawValue).")
            )
            return objections
        }
        let frames = Self(storyboard, configuration.output).frameCount
        if frames > Limits.standard.frames.upperBound {
            objections.append(
                Objection(
                    .outOfRange,
                    at: ["output", "fps"],
                    "These would be \(frames) frames; at most \(Limits.standard.frames.upperBound) are allowed."
                )
            )
        }
        return objections
    }

    // MARK: The two questions

    /// Which stretch of the storyboard it is.
    package var phase: OutputConfiguration.Phase { output.phase }

    /// The length of the phase, seconds.
    package var duration: Double { max(0, end - start) }

    /// What happens in the phase, in order; times from its start.
    package var events: [TimelineEvent] {
        storyboard.events
            .filter { $0.time >= start - Channel.tolerance && $0.time <= end + Channel.tolerance }
            .map { $0.shifted(by: -start) }
    }

    /// How everything stands `seconds` after the start of the phase; the ends hold.
    package func pose(at seconds: Double) -> Pose {
        let time = start + min(max(seconds, 0), duration)
        let shares = storyboard.backdrop.shares.map { $0.value(at: time) }
        return Pose(
            orientation: storyboard.orientations.value(at: time) ?? .portrait,
            dim: storyboard.backdrop.dim.value(at: time),
            dimProgress: min(shares.reduce(0, +), 1),
            presenter: storyboard.backdrop.presenter(at: time),
            sheets: zip(storyboard.lives, shares).map { $0.pose(at: time, dimShare: $1) },
            order: storyboard.order(at: time),
            modal: storyboard.modal.value(at: time),
            keyboard: storyboard.keyboard.value(at: time)
        )
    }

    // MARK: What else is told

    /// A way in or out of one sheet.
    package struct Passage: Sendable, Hashable {
        /// The sheet's index.
        package let sheet: Int
        package let transition: Transition
        /// Seconds from the start of the phase.
        package let start: Double
        /// Seconds until the sheet and what goes with it are done.
        package let length: Double
        /// Where the sheet rests, before or after.
        package let rest: Rectangle
    }

    /// The ways in and out that the phase has some of, in order.
    package var passages: [Passage] {
        storyboard.passages
            .filter { $0.start <= end + Channel.tolerance && $0.end >= start - Channel.tolerance }
            .filter { output.phase == .all || $0.start >= start - Channel.tolerance }
            .filter { output.phase != .entry || $0.transition.direction == .entry }
            .map { passage in
                Passage(
                    sheet: passage.sheet,
                    transition: passage.transition,
                    start: passage.start - start,
                    length: passage.end - passage.start,
                    rest: passage.rest
                )
            }
    }

    /// What has no effect, though it is possible.
    package var warnings: [String] { storyboard.warnings }

    /// Whether the screen is turned at some time.
    package var isTurned: Bool { storyboard.orientations.count > 1 }

    /// The instant of the single frame that was asked for, seconds from the start of the phase.
    package var moment: Double {
        switch output.moment {
        case .time(let seconds): seconds
        case .progress(let progress): progress * duration
        }
    }

    /// How many frames were asked for.
    private var frameCount: Int {
        switch output.sampling {
        case .times(let times): times.count
        case .count(let count): count
        case .rate(let framesPerSecond, let count):
            // A billionth of a frame forgives that 0.3 × 30 may come out just above 9.
            count ?? Int((duration * framesPerSecond - 1e-9).rounded(.up)) + 1
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
        case .rate(let framesPerSecond, _):
            return (0..<max(1, frameCount)).map { min(Double($0) / framesPerSecond, duration) }
        }
    }
}
