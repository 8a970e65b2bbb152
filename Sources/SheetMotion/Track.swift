/// One animated number: values at key times, and the way from each to the next, as a Core Animation keyframe
/// animation has them.
package struct Track: Sendable, Hashable {
    /// The way into one keyframe.
    struct Segment: Sendable, Hashable {
        let end: Double
        let value: Double
        let way: Way
    }

    /// How a segment goes from its start to its end.
    enum Way: Sendable, Hashable {
        case eased(Curve)
        /// Not until its end.
        case held
        /// Along a cubic with these slopes, values to the whole track, at its ends.
        case smooth(start: Double, end: Double)
    }

    package private(set) var start: Double
    private(set) var segments: [Segment]

    /// A block animation: from one value to another along one curve.
    package init(from start: Double, to end: Double, _ curve: Curve) {
        self.init(start, (1, end, curve))
    }

    /// `start` at key time 0, then keyframes in rising order of key time, the last at 1, each with the curve that
    /// leads into it.
    package init(_ start: Double, _ keyframes: (keyTime: Double, value: Double, curve: Curve)...) {
        self.init(start, keyframes.map { Segment(end: $0.keyTime, value: $0.value, way: .eased($0.curve)) })
    }

    /// Straight lines through `values`, at least one, evenly spaced in time.
    init(evenly values: [Double]) {
        let last = Double(values.count - 1)
        self.init(
            values[0],
            values.enumerated().dropFirst().map { index, value in
                Segment(end: Double(index) / last, value: value, way: .eased(.linear))
            }
        )
    }

    /// `start` at key time 0, then segments whose ends do not fall.
    init(_ start: Double, _ segments: [Segment]) {
        precondition(zip(segments, segments.dropFirst()).allSatisfy { $0.end <= $1.end }, "key times rise")
        self.start = start
        self.segments = segments
    }

    /// Where it leads to.
    package var end: Double { segments.last?.value ?? start }

    /// The value at `progress`; the ends hold outside 0…1.
    package func value(at progress: Double) -> Double {
        guard progress > 0 else { return start }
        guard progress < 1 else { return end }
        var from = (time: 0.0, value: start)
        for segment in segments {
            if progress < segment.end {
                let span = segment.end - from.time
                let local = (progress - from.time) / span
                return segment.value(at: local, from: from.value, span: span)
            }
            from = (segment.end, segment.value)
        }
        return from.value
    }

    /// The same keyframes from another start: what is interrupted goes on from where it is.
    package func starting(at value: Double) -> Track {
        var track = self
        track.start = value
        return track
    }

    /// The same keyframes along another curve; with a spring, which has a swing of its own, only the last of them.
    package func reshaped(_ curve: Curve) -> Track {
        if case .spring = curve { return Track(from: start, to: end, curve) }
        return Track(start, segments.map { Segment(end: $0.end, value: $0.value, way: .eased(curve)) })
    }
}

extension Track.Segment {
    /// The value at `local`, 0…1 of this segment, which takes `span` of the track.
    fileprivate func value(at local: Double, from start: Double, span: Double) -> Double {
        switch way {
        case .eased(let curve): return start + (value - start) * curve.value(at: local)
        case .held: return start
        case .smooth(let startSlope, let endSlope):
            let (square, cube) = (local * local, local * local * local)
            return start + (value - start) * (3 * square - 2 * cube)
                + span * (startSlope * (cube - 2 * square + local) + endSlope * (cube - square))
        }
    }
}
