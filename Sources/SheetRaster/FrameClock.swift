import SheetConfiguration
import SheetEncoding
import SheetMotion

/// When each frame of a timeline is drawn, how long it is shown, and what the stretches of frames are called.
struct FrameClock: Sendable {
    /// Seconds from the start of the output phase; at least one.
    let instants: [Double]
    /// One for each instant. Frames at a rate last 1/rate each, the last too; others until the next one, and the
    /// last as long as the one before it.
    let delays: [FrameDelay]
    let tags: [FrameTag]

    init(_ timeline: Timeline, _ output: OutputConfiguration) {
        instants = timeline.instants
        let delays: [FrameDelay]
        switch output.sampling {
        case .rate(let framesPerSecond, _):
            delays = Array(repeating: FrameDelay(rate: framesPerSecond), count: instants.count)
        case .count, .times:
            delays = Self.delays(between: instants)
        }
        tags = Self.tags(of: timeline, at: instants)
        self.delays = Self.held(delays, by: output.container.holdEnd)
    }

    /// `delays` with the last of them longer by `seconds`.
    private static func held(_ delays: [FrameDelay], by seconds: Double) -> [FrameDelay] {
        guard seconds > 0, let last = delays.last else { return delays }
        return delays.dropLast() + [FrameDelay(microseconds: Int(((last.seconds + seconds) * 1e6).rounded()))]
    }

    /// Differences of the instants in whole microseconds: they add up to the time from the first to the last.
    private static func delays(between instants: [Double]) -> [FrameDelay] {
        let microseconds = instants.map { Int(($0 * 1e6).rounded()) }
        let differences = zip(microseconds, microseconds.dropFirst()).map { FrameDelay(microseconds: max(0, $1 - $0)) }
        return differences + [differences.last ?? FrameDelay(1, 30)]
    }

    /// Stretches of frames on a sheet's way in or out, and what lies between them: `hold` while a sheet is there,
    /// `rest` while none is. A name that comes again is numbered.
    private static func tags(of timeline: Timeline, at instants: [Double]) -> [FrameTag] {
        let passages = timeline.passages
        let names = instants.map { instant -> String in
            let isWithin = { (passage: Timeline.Passage) in
                instant >= passage.start - tolerance && instant <= passage.start + passage.length + tolerance
            }
            if let passage = passages.first(where: isWithin) {
                return passage.transition.direction == .entry ? "entry" : "exit"
            }
            return timeline.pose(at: instant).order.isEmpty ? "rest" : "hold"
        }
        var tags: [FrameTag] = []
        var seen: [String: Int] = [:]
        var start = 0
        for index in names.indices where index + 1 == names.count || names[index + 1] != names[index] {
            let count = seen[names[index], default: 0] + 1
            seen[names[index]] = count
            tags.append(FrameTag(count == 1 ? names[index] : "\(names[index])-\(count)", start...index))
            start = index + 1
        }
        return tags
    }

    /// Seconds by which an instant may be off and still belong to a passage.
    private static let tolerance = 1e-9
}

extension FrameDelay {
    /// One frame at this many a second, to a thousandth of a frame.
    fileprivate init(rate framesPerSecond: Double) {
        let thousandths = Int((framesPerSecond * 1000).rounded())
        self.init(reducing: 1000, max(1, thousandths))
    }

    fileprivate init(microseconds: Int) {
        self.init(reducing: microseconds, 1_000_000)
    }

    private init(reducing numerator: Int, _ denominator: Int) {
        var (divisor, rest) = (denominator, numerator)
        while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
        self.init(numerator / divisor, denominator / divisor)
    }
}
