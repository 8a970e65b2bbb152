import SheetConfiguration
import SheetMotion

/// A timeline's transitions as the Core Animation calls that would do the same, in Swift.
struct MotionCode {
    let text: String

    /// Values that stand in for a curve that Core Animation does not have.
    private static let samples = 60

    init(_ timeline: Timeline) {
        let functions = timeline.passages.enumerated().map { index, passage in
            Self.function("sheet\(passage.sheet)\(passage.transition.direction.name)\(index)", passage)
        }
        text = (["import UIKit\n"] + functions).joined(separator: "\n")
    }

    private static func function(_ name: String, _ passage: Timeline.Passage) -> String {
        let movement = passage.transition.movement
        let size = passage.rest.size
        let animations: [(keyPath: String, track: Track?, offset: Double)] = [
            ("position.x", movement.x, size.width / 2), ("position.y", movement.y, size.height / 2),
            ("transform.scale", movement.scale, 0), ("transform.scale.x", movement.scaleX, 0),
            ("transform.scale.y", movement.scaleY, 0), ("transform.rotation.z", movement.rotation, 0),
            ("opacity", movement.opacity, 0),
        ]
        let parts = animations.compactMap { keyPath, track, offset in
            track.map { animation(keyPath, $0, offset: offset, duration: movement.duration) }
        }
        return """
            /// \(passage.transition.style.rawValue), \(passage.transition.direction.rawValue), \
            \(movement.duration.css) s.
            func \(name)(_ layer: CALayer) {
            \(parts.joined(separator: "\n"))
            }

            """
    }

    private static func animation(_ keyPath: String, _ track: Track, offset: Double, duration: Double) -> String {
        let name = keyPath.split(separator: ".").enumerated()
            .map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
        var lines: [String]
        if let spring = track.spring {
            lines = [
                "let \(name) = CASpringAnimation(keyPath: \"\(keyPath)\")",
                "\(name).fromValue = \((track.start + offset).css)",
                "\(name).toValue = \((track.end + offset).css)",
                "\(name).mass = \(spring.mass.css)",
                "\(name).stiffness = \(spring.stiffness.css)",
                "\(name).damping = \(spring.damping.css)",
                "\(name).initialVelocity = \(spring.initialVelocity.css)",
            ]
        } else {
            let keyframes = track.beziers ?? Self.sampled(track)
            lines = [
                "let \(name) = CAKeyframeAnimation(keyPath: \"\(keyPath)\")",
                "\(name).values = [\(keyframes.map { ($0.value + offset).css }.joined(separator: ", "))]",
                "\(name).keyTimes = [\(keyframes.map(\.time.css).joined(separator: ", "))]",
            ]
            let functions = keyframes.compactMap(\.curve)
            if !functions.isEmpty {
                let points = functions.map { "CAMediaTimingFunction(controlPoints: \($0.controlPoints))" }
                lines.append("\(name).timingFunctions = [\(points.joined(separator: ", "))]")
            }
        }
        lines.append("\(name).duration = \(duration.css)")
        lines.append("layer.add(\(name), forKey: \"\(keyPath)\")")
        return lines.map { "    \($0)" }.joined(separator: "\n")
    }

    private static func sampled(_ track: Track) -> [Track.Keyframe] {
        (0...samples).map { index in
            let time = Double(index) / Double(samples)
            return Track.Keyframe(time: time, value: track.value(at: time), curve: nil)
        }
    }
}

extension Transition.Direction {
    fileprivate var name: String { self == .entry ? "Entry" : "Exit" }
}

extension CubicBezier {
    fileprivate var controlPoints: String { "\(x1.css), \(y1.css), \(x2.css), \(y2.css)" }
}
