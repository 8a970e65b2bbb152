/// One number over the whole of a storyboard: stretches of motion, each going on from where the one before has got
/// to when it takes over. Between them the number rests.
struct Channel: Sendable, Hashable {
    private struct Stretch: Sendable, Hashable {
        let start: Double
        let duration: Double
        let track: Track
    }

    private let initial: Double
    private var stretches: [Stretch] = []
    /// Values outside are held to it: a wild curve must not lead to what cannot be drawn.
    private let range: ClosedRange<Double>

    /// Seconds by which an instant may be off and still count as the start or end of a stretch: instants are sums,
    /// and sums are rounded.
    static let tolerance = 1e-9

    init(_ initial: Double, within range: ClosedRange<Double>) {
        self.initial = initial
        self.range = range
    }

    /// Where it will have come to in the end.
    var final: Double { stretches.last.map { held($0.track.end) } ?? initial }

    /// When it has come to rest, seconds.
    var end: Double { stretches.last.map { $0.start + $0.duration } ?? 0 }

    func value(at seconds: Double) -> Double {
        guard let stretch = stretches.last(where: { $0.start <= seconds + Self.tolerance }) else { return initial }
        let elapsed = seconds - stretch.start
        guard elapsed < stretch.duration - Self.tolerance else { return held(stretch.track.end) }
        return held(stretch.track.value(at: elapsed / stretch.duration))
    }

    /// Follows `track`, whatever it did before.
    mutating func follow(_ track: Track, from seconds: Double, for duration: Double) {
        stretches.append(Stretch(start: seconds, duration: duration, track: track))
    }

    /// Goes to `target` from where it is.
    mutating func move(to target: Double, from seconds: Double, for duration: Double, along curve: Curve) {
        let current = value(at: seconds)
        guard current != target || final != target else { return }
        follow(Track(from: current, to: target, curve), from: seconds, for: duration)
    }

    private func held(_ value: Double) -> Double { min(max(value, range.lowerBound), range.upperBound) }
}
