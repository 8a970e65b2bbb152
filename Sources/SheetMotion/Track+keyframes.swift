/// What Core Animation can be told of a track.
extension Track {
    /// A value and when it is reached, 0…1; `curve` leads into it, nil for a straight line and at the start.
    package struct Keyframe: Sendable, Hashable {
        package let time: Double
        package let value: Double
        package let curve: CubicBezier?

        package init(time: Double, value: Double, curve: CubicBezier?) {
            self.time = time
            self.value = value
            self.curve = curve
        }
    }

    /// The spring that the whole track follows; nil if it does not follow one.
    package var spring: Spring? {
        guard segments.count == 1, case .eased(.spring(let spring)) = segments[0].way else { return nil }
        return spring
    }

    /// The keyframes, each with the cubic Bézier that leads into it; nil if any way between them has no such curve.
    package var beziers: [Keyframe]? {
        var keyframes = [Keyframe(time: 0, value: start, curve: nil)]
        for segment in segments {
            switch segment.way {
            case .eased(.linear):
                keyframes.append(Keyframe(time: segment.end, value: segment.value, curve: .linear))
            case .eased(.bezier(let curve)):
                keyframes.append(Keyframe(time: segment.end, value: segment.value, curve: curve))
            default: return nil
            }
        }
        return keyframes
    }
}
