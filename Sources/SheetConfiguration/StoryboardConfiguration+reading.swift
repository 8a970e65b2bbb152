extension StoryboardConfiguration {
    /// Reads `/storyboard`; nil if it is left out.
    init?(_ root: ConfigurationReader, sheets: Int, within limits: Limits) {
        let kind = MemberKind.list("steps", limits.steps)
        guard let value = root.value("storyboard", kind) else { return nil }
        let steps = value.list(limits.steps, .object) { step -> StoryboardStep? in
            let read = step.object { StoryboardStep($0, sheets: sheets, within: limits) }
            if read == nil { step.refuse() }
            return read
        }
        self.init(steps: steps ?? [])
    }
}

extension StoryboardStep {
    /// Reads one step: what is done, with the members of that action only, and when.
    fileprivate init(_ step: ConfigurationReader, sheets: Int, within limits: Limits) {
        step.require(anyOf: ["action"])
        let name: StoryboardAction.Name = step.choice("action", default: .wait)
        let at = step.number("at", within: limits.duration)
        let event: StoryboardEvent? = step.optionalChoice("after")
        let delay = step.number("delay", within: limits.duration, default: 0)
        step.refuse("at", besides: ["after", "delay"])
        timing = at.map(Timing.at) ?? event.map { .after($0, delay: delay) } ?? .settled(delay: delay)
        action = StoryboardAction(name, step, sheets: sheets, within: limits)
    }
}

extension StoryboardAction {
    fileprivate init(_ name: Name, _ step: ConfigurationReader, sheets: Int, within limits: Limits) {
        func isAnimated() -> Bool { step.flag("animated", default: true) }
        func sheet() -> Int? { step.wholeNumber("sheet", within: 0...(sheets - 1)) }
        switch name {
        case .present: self = .present(sheet: sheet(), isAnimated: isAnimated())
        case .dismiss: self = .dismiss(sheet: sheet(), isAnimated: isAnimated())
        case .tapBackground:
            let point = step.object("point") { point in
                point.require(anyOf: ["x", "y"])
                return Point(
                    x: point.number("x", within: limits.inset, default: 0),
                    y: point.number("y", within: limits.inset, default: 0)
                )
            }
            self = .tapBackground(point)
        case .presentModal: self = .presentModal(isAnimated: isAnimated())
        case .dismissModal: self = .dismissModal(isAnimated: isAnimated())
        case .selectDetent:
            step.require(anyOf: ["detent"])
            self = .selectDetent(step.identifier("detent") ?? "", isAnimated: isAnimated())
        case .showKeyboard: self = .showKeyboard(height: step.number("height", within: limits.keyboard))
        case .hideKeyboard: self = .hideKeyboard
        case .rotate: self = .rotate(step.optionalChoice("to"))
        case .drag:
            step.require(anyOf: ["distance"])
            self = .drag(
                distance: step.number("distance", within: limits.inset, default: 0),
                duration: step.number("duration", within: 0.01...limits.movement.upperBound, default: 0.25),
                velocity: step.number("velocity", within: limits.fingerSpeed)
            )
        case .wait: self = .wait(step.number("duration", within: limits.duration, default: 0))
        }
    }
}
