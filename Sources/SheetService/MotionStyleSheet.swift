import SheetConfiguration
import SheetMotion

/// A timeline's transitions as CSS: for each way in or out of a sheet an animation of the sheet, relative to its
/// place at the transition's rest, one of the dimming, and one of the screen behind if that moves. Its tint, which
/// goes grey behind some sheets, is no property of CSS and is left out.
///
/// The keyframes are samples with straight lines between them: so they hold for springs, for keyframes and for what
/// is interrupted alike, and they stay within a small fraction of a point of the motion.
struct MotionStyleSheet {
    let text: String

    /// Samples of one animation. A multiple of 20, so that the built-in styles' key times are among them.
    private static let samples = 240

    init(_ timeline: Timeline) {
        let rules = timeline.passages.enumerated().map { index, passage in
            let name = "sheet-\(passage.sheet)-\(passage.transition.direction.rawValue)-\(index)"
            let next = timeline.passages[(index + 1)...].first { $0.sheet == passage.sheet }
            return Self.rules(name, passage, until: next?.start ?? timeline.duration, timeline)
        }
        text = rules.joined(separator: "\n")
    }

    /// `end` is where the sheet's next transition takes over, seconds.
    private static func rules(
        _ name: String,
        _ passage: Timeline.Passage,
        until end: Double,
        _ timeline: Timeline
    ) -> String {
        let movement = passage.transition.movement
        // Long enough for whatever takes longest beside the sheet.
        let duration = min(max(movement.duration, passage.length), max(0, end - passage.start))
        let poses = (0...samples).map { timeline.pose(at: passage.start + duration * Double($0) / Double(samples)) }
        let rest = passage.rest.origin
        let sheet = poses.enumerated().map { index, pose in
            let sheet = pose.sheets[passage.sheet]
            let x = (sheet.frame.minX - rest.x).css
            let y = (sheet.frame.minY - rest.y).css
            let transform = "translate(\(x)px, \(y)px) rotate(\(sheet.rotation.css)rad) \(Self.scale(sheet))"
            return "  \(percentage(index)) { transform: \(transform); opacity: \(sheet.opacity.css) }"
        }
        let dim = poses.enumerated().map { index, pose in "  \(percentage(index)) { opacity: \(pose.dim.css) }" }
        return """
            /* Sheet \(passage.sheet), \(passage.transition.direction.rawValue): \(passage.transition.style.rawValue), \
            \(movement.duration.css) s, \(movement.curve.css) */
            @keyframes \(name) {
            \(sheet.joined(separator: "\n"))
            }
            .\(name) { transform-origin: center; animation: \(name) \(duration.css)s linear both }
            @keyframes \(name)-dim {
            \(dim.joined(separator: "\n"))
            }
            .\(name)-dim { animation: \(name)-dim \(duration.css)s linear both }
            \(presenter(name, poses.map(\.presenter), duration))
            """
    }

    /// The rules of the screen behind; nothing if it stays as it is.
    private static func presenter(_ name: String, _ poses: [PresenterPose], _ duration: Double) -> String {
        guard poses.contains(where: { $0.scale != 1 || $0.opacity != 1 || $0.tilt != 0 }) else { return "" }
        let isTilted = poses.contains { $0.tilt != 0 }
        let keyframes = poses.enumerated().map { index, pose in
            // It scales about its top centre and tilts about the line through its middle.
            let tilt =
                isTilted
                ? " translateY(50%) perspective(\(PresenterPose.eyeDistance.css)px) rotateX(\(pose.tilt.css)rad) "
                    + "translateY(-50%)" : ""
            return "  \(percentage(index)) { transform: scale(\(pose.scale.css))\(tilt); opacity: \(pose.opacity.css) }"
        }
        return """
            @keyframes \(name)-presenter {
            \(keyframes.joined(separator: "\n"))
            }
            .\(name)-presenter { transform-origin: top; animation: \(name)-presenter \(duration.css)s linear both }

            """
    }

    private static func scale(_ sheet: SheetPose) -> String {
        sheet.scaleX == sheet.scaleY
            ? "scale(\(sheet.scaleX.css))" : "scale(\(sheet.scaleX.css), \(sheet.scaleY.css))"
    }

    private static func percentage(_ index: Int) -> String {
        "\((100 * Double(index) / Double(samples)).css)%"
    }
}
