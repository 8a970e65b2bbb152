/// One animated number: absolute values at key times, and a curve for the way from each to the next, as a
/// Core Animation keyframe animation has them.
package struct Track: Sendable, Hashable {
    /// The way into one keyframe.
    private struct Segment: Sendable, Hashable {
        let end: Double
        let value: Double
        let curve: Curve
    }

    private let start: Double
    private let segments: [Segment]

    /// A block animation: from one value to another along one curve.
    package init(from start: Double, to end: Double, _ curve: Curve) {
        self.init(start, (1, end, curve))
    }

    /// `start` at key time 0, then keyframes in rising order of key time, the last at 1, each with the curve that
    /// leads into it.
    package init(_ start: Double, _ keyframes: (keyTime: Double, value: Double, curve: Curve)...) {
        var before = 0.0
        for keyframe in keyframes {
            precondition(keyframe.keyTime > before, "key times rise")
            before = keyframe.keyTime
        }
        precondition(before == 1, "the last key time is 1")
        self.start = start
        segments = keyframes.map { Segment(end: $0.keyTime, value: $0.value, curve: $0.curve) }
    }

    /// The value at `progress`; the ends hold outside 0…1.
    package func value(at progress: Double) -> Double {
        guard progress > 0 else { return start }
        var from = (time: 0.0, value: start)
        for segment in segments {
            if progress < segment.end {
                let local = (progress - from.time) / (segment.end - from.time)
                return from.value + (segment.value - from.value) * segment.curve.value(at: local)
            }
            from = (segment.end, segment.value)
        }
        return from.value
    }
}
