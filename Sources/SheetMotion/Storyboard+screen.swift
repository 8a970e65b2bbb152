package import SheetConfiguration

/// What happens to the screen as a whole: a modal over everything, the keyboard, a turn of the device.
extension Storyboard {
    /// Seconds that UIKit takes to cover the screen or to turn it.
    private static let coverDuration = 0.4
    private static let turnDuration = 0.4
    /// Seconds that the original takes to get out of the keyboard's way, and the keyboard to come.
    private static let keyboardDuration = 0.3

    mutating func presentModal(isAnimated: Bool, at time: Double) -> Impossible? {
        guard modal.final == 0 else { return Impossible("A modal is there already.") }
        guard !isInTransition(at: time) else {
            return Impossible("Nothing can be presented during a transition: wait for it to end.")
        }
        cover(1, "PresentModal", "presentModal", (.willPresentModal, .didPresentModal), isAnimated, time)
        return nil
    }

    mutating func dismissModal(isAnimated: Bool, at time: Double) -> Impossible? {
        guard modal.final > 0 else { return Impossible("No modal is there to be dismissed.") }
        guard !isInTransition(at: time) else {
            return Impossible("Nothing can be dismissed during a transition: wait for it to end.")
        }
        cover(0, "DismissModal", "dismissModal", (.willDismissModal, .didDismissModal), isAnimated, time)
        return nil
    }

    private mutating func cover(
        _ share: Double,
        _ what: String,
        _ call: String,
        _ cues: (StoryboardEvent, StoryboardEvent),
        _ isAnimated: Bool,
        _ time: Double
    ) {
        let duration = isAnimated ? Self.coverDuration : 0
        modal.move(to: share, from: time, for: duration, along: .easeInOut)
        tell(.action, "will\(what)", at: time, cue: cues.0)
        tell(.action, "did\(what)", at: time + duration, cue: cues.1)
        tell(.completion, call, at: time + duration)
    }

    mutating func showKeyboard(_ asked: Double?, at time: Double) -> Impossible? {
        guard surroundings.keyboard == 0 else { return Impossible("The keyboard is there already.") }
        if let impossible = refuseDuringTransition(at: time, "The keyboard cannot come") { return impossible }
        let height = min(asked ?? surroundings.screen.keyboardHeight, surroundings.screen.size.height)
        guard height > 0 else { return Impossible("A keyboard has a height.", at: "height") }
        moveKeyboard(to: height, "UIKeyboardWillShow", "UIKeyboardDidShow", (.keyboardWillShow, .keyboardDidShow), time)
        return nil
    }

    mutating func hideKeyboard(at time: Double) -> Impossible? {
        guard surroundings.keyboard > 0 else { return Impossible("No keyboard is there to be hidden.") }
        if let impossible = refuseDuringTransition(at: time, "The keyboard cannot go") { return impossible }
        moveKeyboard(to: 0, "UIKeyboardWillHide", "UIKeyboardDidHide", (.keyboardWillHide, .keyboardDidHide), time)
        return nil
    }

    private mutating func moveKeyboard(
        to height: Double,
        _ will: String,
        _ did: String,
        _ cues: (StoryboardEvent, StoryboardEvent),
        _ time: Double
    ) {
        surroundings.keyboard = height
        keyboard.move(to: height, from: time, for: Self.keyboardDuration, along: .easeInOut)
        layOutAgain(at: time, for: Self.keyboardDuration)
        tell(.notification, "\(will)Notification", at: time, cue: cues.0)
        tell(.notification, "\(did)Notification", at: time + Self.keyboardDuration, cue: cues.1)
    }

    mutating func rotate(to asked: ScreenConfiguration.Orientation?, at time: Double) -> Impossible? {
        let orientation = asked ?? surroundings.screen.orientation.turned
        guard orientation != surroundings.screen.orientation else {
            return Impossible("The screen is held in \(orientation.rawValue) already.", at: "to")
        }
        if let impossible = refuseDuringTransition(at: time, "The screen cannot turn") { return impossible }
        let restBefore = backdropRest
        surroundings.screen = surroundings.screen.held(orientation)
        orientations.append(Since(start: time, value: orientation))
        if surroundings.keyboard > 0 {
            // A keyboard has another height in each orientation.
            surroundings.keyboard = min(surroundings.screen.keyboardHeight, surroundings.screen.size.height)
            keyboard.move(to: surroundings.keyboard, from: time, for: Self.turnDuration, along: .easeInOut)
        }
        layOutAgain(at: time, for: Self.turnDuration)
        // Detents may be others now, and with them the dimming.
        if backdropRest != restBefore {
            backdrop.settle(to: backdropRest, from: time, for: Self.turnDuration, along: .easeInOut)
        }
        tell(.action, "willRotate", at: time, cue: .willRotate)
        tell(.action, "didRotate", at: time + Self.turnDuration, cue: .didRotate)
        return nil
    }

    private func refuseDuringTransition(at time: Double, _ what: String) -> Impossible? {
        isInTransition(at: time) ? Impossible("\(what) during a transition: wait for it to end.") : nil
    }

    /// Moves every sheet that is there to where the rules now want it. The place is computed by rule and never read
    /// back from where a sheet happens to be.
    private mutating func layOutAgain(at time: Double, for duration: Double) {
        for (place, sheet) in stack.enumerated() {
            surroundings.isOnSheet = place > 0
            let life = lives[sheet]
            let layout = RestingLayout(life.appearance, detent: life.detent, in: surroundings)
            change(sheet) { $0.move(to: layout, at: time, for: duration, along: .easeInOut) }
        }
    }
}

extension ScreenConfiguration {
    /// The system keyboard's height without suggestions, points: UIKit's on the devices of the table.
    package var keyboardHeight: Double {
        if min(size.width, size.height) >= 500 { return orientation == .portrait ? 313 : 398 }
        if orientation == .landscape { return 162 + safeArea.bottom }
        return safeArea.bottom > 0 ? 291 : 216
    }
}
