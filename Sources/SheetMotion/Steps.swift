package import SheetConfiguration

/// CSS `steps()`: equal jumps at equal distances (CSS Easing Functions 1, section 2.3).
package struct Steps: Sendable, Hashable {
    package let count: Int
    package let position: StepPosition

    /// `count` is at least 1, and at least 2 where neither end has a jump.
    package init(count: Int, position: StepPosition) {
        precondition(count >= (position == .none ? 2 : 1), "a staircase has a step")
        self.count = count
        self.position = position
    }

    /// The height of the step that `progress` stands on.
    package func value(at progress: Double) -> Double {
        let jumps =
            switch position {
            case .start, .end: Double(count)
            case .none: Double(count - 1)
            case .both: Double(count + 1)
            }
        let isRaised = position == .start || position == .both
        var step = (progress * Double(count)).rounded(.down) + (isRaised ? 1 : 0)
        if progress >= 0 { step = max(step, 0) }
        if progress <= 1 { step = min(step, jumps) }
        return step / jumps
    }

    /// As CSS writes it.
    package var css: String {
        let keyword =
            switch position {
            case .start: "jump-start"
            case .end: "jump-end"
            case .none: "jump-none"
            case .both: "jump-both"
            }
        return "steps(\(count), \(keyword))"
    }
}
