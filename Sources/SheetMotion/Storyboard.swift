import SheetConfiguration

/// Plays the steps of a configuration one after the other: what moves, what is told to whom, and what cannot happen.
///
/// The rules are the original library's wherever it has one. A step that cannot happen is objected to and then left
/// out, so that playing always ends and one reading finds every impossible step.
struct Storyboard: Sendable, Hashable {
    /// A way in or out of one sheet, with what goes on beside it.
    struct Passage: Sendable, Hashable {
        let sheet: Int
        let transition: Transition
        let start: Double
        /// When the sheet and the dimming are both done.
        let end: Double
        /// Where the sheet rests, before or after.
        let rest: Rectangle
    }

    private(set) var lives: [SheetLife]
    private(set) var events: [TimelineEvent] = []
    private(set) var passages: [Passage] = []
    private(set) var objections: [Objection] = []
    /// What has no effect, though it is possible.
    private(set) var warnings: [String] = []
    var backdrop: Backdrop
    var modal = Channel(0, within: 0...1)
    var keyboard = Channel(0, within: 0...10_000)
    /// How the screen is held, from when on.
    var orientations: [Since<ScreenConfiguration.Orientation>]
    var surroundings: RestingLayout.Surroundings
    /// The sheets that are there or on their way in, in the order they came in.
    private(set) var stack: [Int] = []
    private var order = [Since(start: 0, value: [Int]())]
    /// When the last step was taken, seconds.
    private var clock = 0.0
    /// When a wait is over.
    private var waiting = 0.0
    /// The place of the step that is being played, for objections; nil for the default storyboard's.
    private var step: Int?

    /// Seconds that a sheet rests between its entry and its exit unless a storyboard says otherwise.
    static let hold = 0.6

    init(_ configuration: ReelConfiguration) {
        surroundings = RestingLayout.Surroundings(configuration.screen)
        orientations = [Since(start: 0, value: configuration.screen.orientation)]
        backdrop = Backdrop(sheets: configuration.sheets.count)
        let first = surroundings
        lives = configuration.sheets.map { sheet in
            var detent = 0
            if sheet.presentationStyle.isSystemSheet {
                let heights = DetentHeights(sheet, in: first)
                detent = sheet.selectedDetentIdentifier.flatMap(heights.index) ?? 0
            }
            return SheetLife(sheet, detent: detent, layout: RestingLayout(sheet, detent: detent, in: first))
        }
        if let storyboard = configuration.storyboard {
            for (index, step) in storyboard.steps.enumerated() {
                self.step = index
                play(step)
            }
        } else {
            playDefault()
        }
        events.sort { $0.time < $1.time }
    }

    /// Every sheet comes in, they rest, and they leave from the top.
    private mutating func playDefault() {
        for index in lives.indices {
            play(StoryboardStep(timing: .settled(delay: 0), action: .present(sheet: index, isAnimated: true)))
        }
        for index in lives.indices.reversed() {
            let delay = index == lives.count - 1 ? Self.hold : 0
            play(StoryboardStep(timing: .settled(delay: delay), action: .dismiss(sheet: index, isAnimated: true)))
        }
    }

    /// When nothing moves any more, seconds.
    var end: Double {
        let channels = [backdrop.end, modal.end, keyboard.end]
        let told = events.map(\.time).max() ?? 0
        return max(lives.map(\.end).max() ?? 0, channels.max() ?? 0, told, clock, waiting)
    }

    /// The sheets on the screen at `seconds`, in the order they are drawn in.
    func order(at seconds: Double) -> [Int] {
        order.value(at: seconds) ?? []
    }

    // MARK: Steps

    private mutating func play(_ step: StoryboardStep) {
        guard let time = time(of: step.timing) else { return }
        clock = time
        if let objection = act(step.action, at: time) {
            object(objection.detail, at: objection.member)
        }
    }

    /// Why an action cannot happen: the member that says so, and what could.
    struct Impossible {
        let member: String?
        let detail: String

        init(_ detail: String, at member: String? = nil) {
            self.member = member
            self.detail = detail
        }
    }

    private mutating func act(_ action: StoryboardAction, at time: Double) -> Impossible? {
        switch action {
        case .present(let sheet, let isAnimated): return present(sheet, isAnimated: isAnimated, at: time)
        case .dismiss(let sheet, let isAnimated): return dismiss(sheet, isAnimated: isAnimated, at: time)
        case .tapBackground(let point): return tap(point, at: time)
        case .presentModal(let isAnimated): return presentModal(isAnimated: isAnimated, at: time)
        case .dismissModal(let isAnimated): return dismissModal(isAnimated: isAnimated, at: time)
        case .selectDetent(let name, let isAnimated): return select(name, isAnimated: isAnimated, at: time)
        case .showKeyboard(let height): return showKeyboard(height, at: time)
        case .hideKeyboard: return hideKeyboard(at: time)
        case .rotate(let orientation): return rotate(to: orientation, at: time)
        case .drag(let distance, let duration, let velocity):
            return drag(by: distance, for: duration, velocity: velocity, at: time)
        case .wait(let seconds):
            waiting = max(waiting, time + seconds)
            return nil
        }
    }

    /// When a step is taken; nil, and objected to, if that is before the step before it or never.
    private mutating func time(of timing: StoryboardStep.Timing) -> Double? {
        switch timing {
        case .settled(let delay): return end + delay
        case .at(let seconds):
            guard seconds >= clock - Channel.tolerance else {
                object("Steps come in the order of time: this one cannot be before \(clock.css) s.", at: "at")
                return nil
            }
            return max(seconds, clock)
        case .after(let cue, let delay):
            guard let event = events.filter({ $0.cue == cue }).map(\.time).max() else {
                object("No \(cue.rawValue) happens before this step.", at: "after")
                return nil
            }
            guard event + delay >= clock - Channel.tolerance else {
                object("Steps come in the order of time: the last one is taken at \(clock.css) s.", at: "after")
                return nil
            }
            return max(event + delay, clock)
        }
    }

    private mutating func object(_ detail: String, at member: String?) {
        guard let step else { return }
        objections.append(Objection(.impossible, at: ["storyboard", "\(step)"] + (member.map { [$0] } ?? []), detail))
    }

    /// Lets no later step be taken before `time`.
    mutating func hold(until time: Double) {
        clock = max(clock, time)
    }

    mutating func warn(_ detail: String) {
        warnings.append(step.map { "Step \($0): \(detail)" } ?? detail)
    }

    // MARK: What steps are made of

    mutating func tell(
        _ kind: TimelineEvent.Kind,
        _ name: String,
        at time: Double,
        sheet: Int? = nil,
        point: Point? = nil,
        cue: StoryboardEvent? = nil
    ) {
        events.append(TimelineEvent(time, kind, name, sheet: sheet, point: point, cue: cue))
    }

    /// Takes back what would have been told of `sheet` after `time`.
    mutating func silence(_ sheet: Int, after time: Double) {
        events.removeAll { $0.sheet == sheet && $0.time > time + Channel.tolerance }
    }

    mutating func change(_ sheet: Int, _ body: (inout SheetLife) -> Void) {
        body(&lives[sheet])
    }

    mutating func pass(_ sheet: Int, _ transition: Transition, from start: Double, to end: Double) {
        passages.append(
            Passage(sheet: sheet, transition: transition, start: start, end: end, rest: lives[sheet].layout.frame)
        )
    }

    /// Puts a sheet on top of the others, also of those that are still leaving.
    mutating func push(_ sheet: Int, at time: Double) {
        stack.append(sheet)
        order.append(Since(start: time, value: order[order.count - 1].value.filter { $0 != sheet } + [sheet]))
    }

    /// Takes a sheet off the stack; it is drawn where it was until it is gone.
    mutating func pop(_ sheet: Int) {
        stack.removeAll { $0 == sheet }
    }

    /// Whether anything is on its way at `time`.
    func isInTransition(at time: Double) -> Bool {
        lives.contains { $0.isInTransition(at: time) } || modal.end > time + Channel.tolerance
    }
}
