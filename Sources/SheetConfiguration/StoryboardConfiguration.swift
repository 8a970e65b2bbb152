/// What happens to the sheets, step by step.
package struct StoryboardConfiguration: Sendable, Hashable {
    /// In the order they are given, which is the order they happen in.
    package let steps: [StoryboardStep]
}

/// One thing that is done, and when.
package struct StoryboardStep: Sendable, Hashable {
    /// When a step is taken.
    package enum Timing: Sendable, Hashable {
        /// As soon as nothing of the steps before it moves any more, seconds later.
        case settled(delay: Double)
        /// Seconds from the start.
        case at(Double)
        /// Seconds after the latest event of that name.
        case after(StoryboardEvent, delay: Double)
    }

    package let timing: Timing
    package let action: StoryboardAction

    package init(timing: Timing, action: StoryboardAction) {
        self.timing = timing
        self.action = action
    }
}

/// An event that a step can wait for.
package enum StoryboardEvent: String, Sendable, Hashable, CaseIterable {
    case willPresent
    case didPresent
    case willDismiss
    case didDismiss
    case willPresentModal
    case didPresentModal
    case willDismissModal
    case didDismissModal
    case didChangeSelectedDetent
    case keyboardWillShow
    case keyboardDidShow
    case keyboardWillHide
    case keyboardDidHide
    case willRotate
    case didRotate
    case didEndDragging
}

/// What is done in one step.
package enum StoryboardAction: Sendable, Hashable {
    /// `sheet` is an index; nil is the first that is not there.
    case present(sheet: Int?, isAnimated: Bool)
    /// `sheet` is an index; nil is the topmost.
    case dismiss(sheet: Int?, isAnimated: Bool)
    /// A tap on the screen.
    case tapBackground(Point)
    case presentModal(isAnimated: Bool)
    case dismissModal(isAnimated: Bool)
    /// The topmost sheet goes to one of its detents.
    case selectDetent(String, isAnimated: Bool)
    /// `height` in points; nil is the device's.
    case showKeyboard(height: Double?)
    case hideKeyboard
    /// Nil is the other way round.
    case rotate(ScreenConfiguration.Orientation?)
    /// A finger moves the topmost sheet by so many points downward, in `duration` seconds, and lets go; `velocity` is
    /// then its speed in points a second, nil the average.
    case drag(distance: Double, duration: Double, velocity: Double?)
    /// Nothing, for so many seconds.
    case wait(Double)

    /// An action's name, as a step gives it.
    package enum Name: String, Sendable, Hashable, CaseIterable {
        case present
        case dismiss
        case tapBackground
        case presentModal
        case dismissModal
        case selectDetent
        case showKeyboard
        case hideKeyboard
        case rotate
        case drag
        case wait
    }
}
