import SheetConfiguration
import SheetMotion
import Testing

/// The timeline of a configuration that can be played.
func timeline(_ json: String) throws -> Timeline {
    Timeline(try ReelConfiguration(json: json, objections: Timeline.objections))
}

/// One style's way in or out on the screen of the original's own screenshots: 320 × 480 with a status bar of 20, the
/// sheet 284 × 284 at (18, 86).
struct Played {
    static let rest = Rectangle(x: 18, y: 86, width: 284, height: 284)

    let timeline: Timeline
    let movement: Movement

    init(
        _ style: TransitionStyle,
        _ direction: Transition.Direction,
        exitAngle: Double = 0.25,
        sheet: String = #""cornerRadius": 6"#
    ) throws {
        timeline = try SheetMotionTests.timeline(
            """
            {"screen": {"width": 320, "height": 480},
             "sheet": {"transitionStyle": "\(style)", "portraitTopInset": 66, "exitAngle": \(exitAngle), \(sheet)},
             "output": {"phase": "\(direction)"}}
            """
        )
        movement = try #require(timeline.passages.first).transition.movement
    }

    var duration: Double { timeline.duration }

    func pose(at seconds: Double) -> Pose { timeline.pose(at: seconds) }
}
