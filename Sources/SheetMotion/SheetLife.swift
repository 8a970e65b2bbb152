import SheetConfiguration

/// One sheet over the whole of a storyboard.
struct SheetLife: Sendable, Hashable {
    /// A way in or out that the sheet has taken.
    struct Span: Sendable, Hashable {
        let direction: Transition.Direction
        let start: Double
        let duration: Double

        var end: Double { start + duration }
    }

    let appearance: SheetAppearance
    /// The place among its detents that it stands at or is on its way to.
    var detent: Int
    private(set) var layout: RestingLayout
    private var spans: [Span] = []
    private var x: Channel
    private var y: Channel
    private var width: Channel
    private var height: Channel
    private var scale = Channel(1, within: 0...20)
    private var scaleX = Channel(1, within: 0...20)
    private var scaleY = Channel(1, within: 0...20)
    private var rotation = Channel(0, within: -1_000...1_000)
    private var opacity = Channel(1, within: 0...1)

    /// Points; no sheet, however wildly it moves, is looked for farther away.
    private static let space = -100_000.0...100_000
    private static let sides = 0.0...100_000

    init(_ appearance: SheetAppearance, detent: Int, layout: RestingLayout) {
        self.appearance = appearance
        self.detent = detent
        self.layout = layout
        x = Channel(layout.frame.minX, within: Self.space)
        y = Channel(layout.frame.minY, within: Self.space)
        width = Channel(layout.frame.width, within: Self.sides)
        height = Channel(layout.frame.height, within: Self.sides)
    }

    /// Whether it is on its way in or out at `seconds`.
    func isInTransition(at seconds: Double) -> Bool {
        guard let span = span(at: seconds) else { return false }
        return seconds < span.end - Channel.tolerance
    }

    /// Whether it stands where it belongs and nothing of it moves.
    func isAtRest(at seconds: Double) -> Bool {
        end <= seconds + Channel.tolerance && frame(at: seconds) == layout.frame
    }

    /// When nothing of it moves any more.
    var end: Double {
        let channels = [x, y, width, height, scale, scaleX, scaleY, rotation, opacity]
        return max(channels.map(\.end).max() ?? 0, spans.last?.end ?? 0)
    }

    private func span(at seconds: Double) -> Span? {
        spans.last { $0.start <= seconds + Channel.tolerance }
    }

    /// How it stands at `seconds`, when `dimShare` of the dimming is its own.
    func pose(at seconds: Double, dimShare: Double) -> SheetPose {
        let span = span(at: seconds)
        let isDone = span.map { seconds >= $0.end - Channel.tolerance } ?? true
        let state: SheetPose.State =
            switch (span?.direction, isDone) {
            case (nil, _), (.exit, true): .dismissed
            case (.entry, false): .presenting
            case (.entry, true): .presented
            case (.exit, false): .dismissing
            }
        let scale = scale.value(at: seconds)
        return SheetPose(
            state: state,
            progress: isDone ? 1 : span.map { max(0, (seconds - $0.start) / $0.duration) } ?? 1,
            frame: frame(at: seconds),
            scale: scale,
            scaleX: scale * scaleX.value(at: seconds),
            scaleY: scale * scaleY.value(at: seconds),
            rotation: rotation.value(at: seconds),
            opacity: opacity.value(at: seconds),
            dimShare: dimShare
        )
    }

    func frame(at seconds: Double) -> Rectangle {
        Rectangle(
            x: x.value(at: seconds),
            y: y.value(at: seconds),
            width: width.value(at: seconds),
            height: height.value(at: seconds)
        )
    }

    // MARK: What happens to it

    /// Comes in to `layout`; at the end it stands there, wherever its tracks have led.
    mutating func enter(_ movement: Movement, layout: RestingLayout, at seconds: Double) {
        self.layout = layout
        spans.append(Span(direction: .entry, start: seconds, duration: movement.duration))
        stand(at: layout.frame, from: seconds)
        let end = seconds + movement.duration
        run(movement.x, on: \.x, rest: layout.frame.minX, at: seconds, until: end)
        run(movement.y, on: \.y, rest: layout.frame.minY, at: seconds, until: end)
        run(movement.scale, on: \.scale, rest: 1, at: seconds, until: end)
        run(movement.scaleX, on: \.scaleX, rest: 1, at: seconds, until: end)
        run(movement.scaleY, on: \.scaleY, rest: 1, at: seconds, until: end)
        run(movement.rotation, on: \.rotation, rest: 0, at: seconds, until: end)
        run(movement.opacity, on: \.opacity, rest: 1, at: seconds, until: end)
    }

    /// Leaves. `isInterrupting` if it is not at rest: then it goes on from where it is, and what the exit does not
    /// move stays so.
    mutating func leave(_ movement: Movement, at seconds: Double, isInterrupting: Bool) {
        spans.append(Span(direction: .exit, start: seconds, duration: movement.duration))
        let tracks: [(WritableKeyPath<SheetLife, Channel>, Track?)] = [
            (\.x, movement.x), (\.y, movement.y), (\.scale, movement.scale), (\.scaleX, movement.scaleX),
            (\.scaleY, movement.scaleY), (\.rotation, movement.rotation), (\.opacity, movement.opacity),
        ]
        for (channel, track) in tracks {
            let current = self[keyPath: channel].value(at: seconds)
            if let track {
                let start = isInterrupting ? track.starting(at: current) : track
                self[keyPath: channel].follow(start, from: seconds, for: movement.duration)
            } else if isInterrupting {
                self[keyPath: channel].move(to: current, from: seconds, for: 0, along: .linear)
            }
        }
    }

    /// Goes to another resting place.
    mutating func move(to layout: RestingLayout, at seconds: Double, for duration: Double, along curve: Curve) {
        self.layout = layout
        let frame = layout.frame
        x.move(to: frame.minX, from: seconds, for: duration, along: curve)
        y.move(to: frame.minY, from: seconds, for: duration, along: curve)
        width.move(to: frame.width, from: seconds, for: duration, along: curve)
        height.move(to: frame.height, from: seconds, for: duration, along: curve)
    }

    /// Is moved up or down by a finger, its height with it.
    mutating func follow(top: Track, height track: Track, at seconds: Double, for duration: Double) {
        y.follow(top, from: seconds, for: duration)
        height.follow(track, from: seconds, for: duration)
    }

    private mutating func stand(at frame: Rectangle, from seconds: Double) {
        x.move(to: frame.minX, from: seconds, for: 0, along: .linear)
        y.move(to: frame.minY, from: seconds, for: 0, along: .linear)
        width.move(to: frame.width, from: seconds, for: 0, along: .linear)
        height.move(to: frame.height, from: seconds, for: 0, along: .linear)
        scale.move(to: 1, from: seconds, for: 0, along: .linear)
        scaleX.move(to: 1, from: seconds, for: 0, along: .linear)
        scaleY.move(to: 1, from: seconds, for: 0, along: .linear)
        rotation.move(to: 0, from: seconds, for: 0, along: .linear)
        opacity.move(to: 1, from: seconds, for: 0, along: .linear)
    }

    private mutating func run(
        _ track: Track?,
        on channel: WritableKeyPath<SheetLife, Channel>,
        rest: Double,
        at seconds: Double,
        until end: Double
    ) {
        guard let track else { return }
        self[keyPath: channel].follow(track, from: seconds, for: end - seconds)
        self[keyPath: channel].move(to: rest, from: end, for: 0, along: .linear)
    }
}
