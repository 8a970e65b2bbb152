import SheetConfiguration

/// Sheets come and go.
extension Storyboard {
    mutating func present(_ asked: Int?, isAnimated: Bool, at time: Double) -> Impossible? {
        if modal.final > 0 { return Impossible("A modal covers the sheets: dismiss it first.") }
        if let asked, stack.contains(asked), !isInTransition(at: time) {
            // The original calls the completion and does nothing else.
            tell(.completion, "present", at: time, sheet: asked)
            return nil
        }
        guard let sheet = asked ?? lives.indices.first(where: { !stack.contains($0) }) else {
            return Impossible("Every sheet is there already.")
        }
        guard !isInTransition(at: time) else {
            return Impossible("Nothing can be presented during a transition: wait for it to end.")
        }
        surroundings.isOnSheet = !stack.isEmpty
        let appearance = lives[sheet].appearance
        let layout = RestingLayout(appearance, detent: lives[sheet].detent, in: surroundings)
        let transition = transition(of: sheet, .entry, layout: layout, isAnimated: isAnimated)
        push(sheet, at: time)
        change(sheet) { $0.enter(transition.movement, layout: layout, at: time) }
        moveBackdrop(beside: transition.movement, of: appearance, isAnimated: isAnimated, at: time)

        tellLife("willPresent", of: sheet, at: time, cue: .willPresent)
        let end = time + transition.movement.duration
        tellLife("didPresent", of: sheet, at: end, cue: .didPresent)
        tell(.completion, "present", at: end, sheet: sheet)
        pass(sheet, transition, from: time, to: max(end, backdrop.end))
        return nil
    }

    mutating func dismiss(_ asked: Int?, isAnimated: Bool, at time: Double) -> Impossible? {
        guard let sheet = asked ?? stack.last else {
            if lives.contains(where: { $0.isInTransition(at: time) }) {
                warn("the sheet is leaving already, and is dismissed once.")
                return nil
            }
            return Impossible("No sheet is there to be dismissed.")
        }
        guard stack.contains(sheet) else {
            if lives[sheet].isInTransition(at: time) {
                warn("sheet \(sheet) is leaving already, and is dismissed once.")
                return nil
            }
            return Impossible("Sheet \(sheet) is not there.", at: asked == nil ? nil : "sheet")
        }
        let others = lives.indices.filter { $0 != sheet }
        guard others.allSatisfy({ !lives[$0].isInTransition(at: time) }), modal.end <= time + Channel.tolerance else {
            return Impossible("Nothing can be dismissed during another's transition: wait for it to end.")
        }
        leave(sheet, isAnimated: isAnimated, at: time)
        return nil
    }

    /// Sends a sheet off, from wherever it is. What it was about to be told is not: an entry that is cut short is never told to be done; the call that
    /// began it is completed.
    mutating func leave(
        _ sheet: Int,
        isAnimated: Bool,
        at time: Double,
        along curve: Curve? = nil
    ) {
        let isInterrupting = !lives[sheet].isAtRest(at: time)
        silence(sheet, after: time)
        if lives[sheet].isInTransition(at: time) {
            tell(.completion, "present", at: time, sheet: sheet)
        }
        let appearance = lives[sheet].appearance
        var transition = transition(of: sheet, .exit, layout: lives[sheet].layout, isAnimated: isAnimated)
        if let curve { transition = transition.along(curve) }
        pop(sheet)
        change(sheet) { $0.leave(transition.movement, at: time, isInterrupting: isInterrupting) }
        moveBackdrop(beside: transition.movement, of: appearance, isAnimated: isAnimated, at: time)

        // The end is told when the dimming is gone too, if it goes with this sheet.
        let end = max(time + transition.movement.duration, stack.isEmpty ? backdrop.dim.end : 0)
        tellLife("willDismiss", of: sheet, at: time, cue: .willDismiss)
        tellLife("didDismiss", of: sheet, at: end, cue: .didDismiss)
        tell(.completion, "dismiss", at: end, sheet: sheet)
        pass(sheet, transition, from: time, to: max(end, backdrop.end))
    }

    mutating func tap(_ point: Point, at time: Double) -> Impossible? {
        guard let sheet = stack.last else { return Impossible("No sheet is there to tap beside.") }
        guard surroundings.screen.bounds.contains(point) else {
            return Impossible("The tap is not on the screen.", at: "point")
        }
        if modal.final > 0 {
            warn("the tap reaches the modal, not the sheet.")
            return nil
        }
        if isInTransition(at: time) {
            warn("a tap during a transition has no effect.")
            return nil
        }
        let life = lives[sheet]
        guard !life.frame(at: time).contains(point) else {
            return Impossible("The tap is on the sheet, not beside it.", at: "point")
        }
        if life.appearance.presentationStyle.isSystemSheet, backdrop.dim.final == 0 {
            warn("the tap falls through: nothing is dimmed.")
            return nil
        }
        tell(.tap, "didTapOnBackgroundView", at: time, sheet: sheet, point: point)
        guard life.appearance.shouldDismissOnBackgroundViewTap else { return nil }
        leave(sheet, isAnimated: true, at: time)
        return nil
    }

    // MARK: Parts

    private func transition(
        of sheet: Int,
        _ direction: Transition.Direction,
        layout: RestingLayout,
        isAnimated: Bool
    ) -> Transition {
        let transition = Transition(
            lives[sheet].appearance,
            direction,
            layout: layout,
            reducesMotion: surroundings.screen.reduceMotion
        )
        return isAnimated ? transition : transition.atOnce
    }

    /// A handler of the sheet's, and its notification right after it. Only the original's own kind of sheet posts
    /// notifications under its names.
    private mutating func tellLife(_ name: String, of sheet: Int, at time: Double, cue: StoryboardEvent) {
        tell(.handler, name, at: time, sheet: sheet, cue: cue)
        guard lives[sheet].appearance.presentationStyle == .formSheet else { return }
        let capitalised = name.prefix(1).uppercased() + name.dropFirst()
        tell(.notification, "MZFormSheet\(capitalised)Notification", at: time, sheet: sheet)
    }
}

extension Rectangle {
    /// Whether `point` is inside or on the upper or left edge.
    func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}
