import SheetConfiguration
import SheetEncoding
import SheetMotion

/// A timeline as JSON: its events, how everything stands in each frame, its transitions.
struct TimelineDocument {
    let text: JSONText

    /// `missing` are characters that no font has.
    init(_ timeline: Timeline, missing: [Unicode.Scalar]) {
        let warnings = timeline.warnings + (missing.isEmpty ? [] : [Self.warning(of: missing)])
        text = .object([
            "duration": .number(timeline.duration),
            "phase": .string(timeline.phase.rawValue),
            "events": .array(timeline.events.map(Self.event)),
            "frames": .array(Self.frames(of: timeline)),
            "transitions": .array(timeline.passages.map(Self.transition)),
            "warnings": .array(warnings.map(JSONText.string)),
        ])
    }

    /// As many characters as a warning names.
    private static let mostNamed = 16

    private static func warning(of missing: [Unicode.Scalar]) -> String {
        let named = missing.prefix(mostNamed).map { scalar in
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
        let others = missing.count > mostNamed ? " and \(missing.count - mostNamed) others" : ""
        return "no font has \(named.joined(separator: ", "))\(others): boxes are drawn instead."
    }

    private static func event(_ event: TimelineEvent) -> JSONText {
        .inline(
            .object([
                "time": .number(event.time),
                "kind": .string(event.kind.rawValue),
                "name": .string(event.name),
                "sheet": event.sheet.map(JSONText.integer),
                "point": event.point.map { .object(["x": .number($0.x), "y": .number($0.y)]) },
            ])
        )
    }

    /// One frame at each instant that is asked for, lasting until the next; the last as long as the one before it.
    private static func frames(of timeline: Timeline) -> [JSONText] {
        let instants = timeline.instants
        return instants.indices.map { index in
            let next = index + 1 < instants.count ? index + 1 : index
            let duration = next > 0 ? max(0, instants[next] - instants[next - 1]) : 0
            let pose = timeline.pose(at: instants[index])
            return .inline(
                .object([
                    "index": .integer(index),
                    "time": .number(instants[index]),
                    "duration": .number(duration),
                    "dim": .number(pose.dim),
                    "dimProgress": .number(pose.dimProgress),
                    "presenter": .object([
                        "scale": .number(pose.presenter.scale), "tintDimmed": .number(pose.presenter.tintDimmed),
                        "opacity": .number(pose.presenter.opacity), "tilt": .number(pose.presenter.tilt),
                    ]),
                    "orientation": timeline.isTurned ? .string(pose.orientation.rawValue) : nil,
                    "modal": pose.modal > 0 ? .number(pose.modal) : nil,
                    "keyboard": pose.keyboard > 0 ? .number(pose.keyboard) : nil,
                    "sheets": .array(pose.sheets.map(sheet)),
                ])
            )
        }
    }

    private static func sheet(_ pose: SheetPose) -> JSONText {
        .object([
            "state": .string(pose.state.rawValue),
            "progress": .number(pose.progress),
            "frame": .object([
                "x": .number(pose.frame.minX),
                "y": .number(pose.frame.minY),
                "width": .number(pose.frame.width),
                "height": .number(pose.frame.height),
            ]),
            "scale": .number(pose.scale),
            "scaleX": .number(pose.scaleX),
            "scaleY": .number(pose.scaleY),
            "rotation": .number(pose.rotation),
            "opacity": .number(pose.opacity),
            "dimShare": .number(pose.dimShare),
        ])
    }

    private static func transition(_ passage: Timeline.Passage) -> JSONText {
        let transition = passage.transition
        return .object([
            "sheet": .integer(passage.sheet),
            "direction": .string(transition.direction.rawValue),
            "style": .string(transition.style.rawValue),
            "start": .number(passage.start),
            "duration": .number(transition.movement.duration),
            "css": .string(transition.movement.curve.css),
            "spring": transition.spring.map(spring) ?? .null,
        ])
    }

    private static func spring(_ spring: Spring) -> JSONText {
        .inline(
            .object([
                "mass": .number(spring.mass),
                "stiffness": .number(spring.stiffness),
                "damping": .number(spring.damping),
                "initialVelocity": .number(spring.initialVelocity),
                "duration": .number(spring.duration),
            ])
        )
    }
}
