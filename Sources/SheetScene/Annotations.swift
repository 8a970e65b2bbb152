import SheetConfiguration
import SheetMotion

/// What is drawn above a screen to explain it, in points. All that does not change with the instant is found once.
struct Annotations: Sendable, Hashable {
    /// Saturated enough for white letters on them, and to be seen on light and on dark.
    enum Ink {
        static let frame = Color(0xE3_0B5C)
        static let insets = Color(0x0A_6CFF)
        static let detents = Color(0x12_8A43)
        static let motion = Color(0xC7_5B00)
        static let events = Color(0x7A_3FE0)
    }

    /// A part of the way of one sheet's centre.
    struct Path: Sendable, Hashable {
        let points: [Point]
    }

    let kinds: Set<Annotation>
    let configuration: ReelConfiguration
    let letters: AnnotationLetters
    let events: [TimelineEvent]
    /// Of the phase, seconds.
    let duration: Double
    let paths: [Path]
    let drags: [Drag]

    /// A finger on a sheet, seconds from the start of the phase.
    struct Drag: Sendable, Hashable {
        let sheet: Int
        let start: Double
        let end: Double
    }

    /// Nil if none are asked for.
    init?(_ configuration: ReelConfiguration, measuring text: some TextMeasuring) {
        kinds = Set(configuration.output.annotations)
        guard !kinds.isEmpty else { return nil }
        self.configuration = configuration
        letters = AnnotationLetters(measuring: text)
        let timeline = Timeline(configuration)
        events = timeline.events
        duration = timeline.duration
        paths = kinds.contains(.motionPath) ? Self.paths(of: timeline) : []
        drags = Self.drags(in: timeline, configuration)
    }

    /// Above everything else, `seconds` after the start of the phase.
    func shapes(at pose: Pose, _ seconds: Double) -> [Shape] {
        let screen = configuration.screen.held(pose.orientation)
        let sheets = pose.order.map { ($0, pose.sheets[$0]) }
        var shapes: [Shape] = []
        if kinds.contains(.detents) { shapes += sheets.flatMap { detents(of: $0.0, $0.1, on: screen) } }
        if kinds.contains(.motionPath) { shapes += motion(of: sheets.map(\.1)) }
        if kinds.contains(.insets), let top = sheets.last { shapes += insets(of: top.1, on: screen) }
        if kinds.contains(.frame) { shapes += sheets.flatMap { frame(of: $0.1, on: screen) } }
        if kinds.contains(.events) { shapes += schedule(at: seconds, on: screen) }
        if kinds.contains(.touch) { shapes += touches(at: seconds, pose) }
        return shapes
    }

    /// A tag with its middle at `center`, or as near as the screen has room for.
    func tag(_ string: String, _ color: Color, at center: Point, on screen: ScreenConfiguration) -> [Shape] {
        AnnotationTag(string: string, color: color, center: center, textWidth: letters.width(of: string))
            .shapes(within: screen.bounds.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)))
    }

    // MARK: Found once

    /// Instants at which a way is sampled, so that it looks smooth at any scale.
    private static let samples = 240

    private static func paths(of timeline: Timeline) -> [Path] {
        let poses = (0...samples).map { timeline.pose(at: timeline.duration * Double($0) / Double(samples)) }
        guard let first = poses.first else { return [] }
        return first.sheets.indices.flatMap { sheet in
            poses.map { $0.sheets[sheet] }
                .split { $0.state == .dismissed }
                .map { Path(points: $0.map(\.frame.center)) }
        }
    }

    /// Each drag ends with an event of its own; what of them the phase does not have is not drawn.
    private static func drags(in timeline: Timeline, _ configuration: ReelConfiguration) -> [Drag] {
        let ends = timeline.events.filter { $0.name == "didEndDragging" }
        let lengths = (configuration.storyboard?.steps ?? []).compactMap { step -> Double? in
            if case .drag(_, let duration, _) = step.action { duration } else { nil }
        }
        guard ends.count == lengths.count else { return [] }
        return zip(ends, lengths).compactMap { end, length in
            end.sheet.map { Drag(sheet: $0, start: end.time - length, end: end.time) }
        }
    }
}

extension Double {
    /// With one digit after the point, or none where it is a whole number.
    var annotated: String {
        let tenths = (self * 10).rounded()
        guard abs(tenths) < 1e9 else { return "–" }
        let whole = Int(abs(tenths))
        let digits = whole % 10 == 0 ? "\(whole / 10)" : "\(whole / 10).\(whole % 10)"
        return tenths < 0 ? "-" + digits : digits
    }
}
