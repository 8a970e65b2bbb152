package import SheetConfiguration

/// A sheet's way onto the screen or off it: its style's row of the table with what the configuration changes of it.
package struct Transition: Sendable, Hashable {
    /// Which way the sheet goes.
    package enum Direction: String, Sendable, Hashable, CaseIterable {
        case entry
        case exit
    }

    package let direction: Direction
    package let style: TransitionStyle
    package let movement: Movement
    /// The spring of the movement, if it has one.
    package var spring: Spring? {
        if case .spring(let spring) = movement.curve { spring } else { nil }
    }

    /// The transition of `sheet`, which rests as `layout` says. Where motion is to be reduced, whatever would move
    /// fades.
    package init(
        _ sheet: SheetAppearance,
        _ direction: Direction,
        layout: RestingLayout,
        reducesMotion: Bool
    ) {
        self.direction = direction
        let style: TransitionStyle
        let changes: MovementConfiguration
        var movement: Movement
        switch direction {
        case .entry:
            style = sheet.transitionStyle
            changes = sheet.transition.entry
            movement = style.entrance(layout)
        case .exit:
            style = sheet.exitTransitionStyle ?? sheet.transitionStyle
            changes = sheet.transition.exit
            movement = style.departure(layout, angle: sheet.exitAngle)
        }
        movement.apply(changes, layout)
        if reducesMotion, movement.isMotion {
            self.style = .fade
            self.movement =
                direction == .entry
                ? TransitionStyle.fade.entrance(layout) : TransitionStyle.fade.departure(layout, angle: 0)
        } else {
            self.style = style
            self.movement = movement
        }
    }
}

extension Movement {
    /// Changes what `changes` says. A curve replaces those of the style's tracks; a spring brings its own duration
    /// unless another is given.
    fileprivate mutating func apply(_ changes: MovementConfiguration, _ layout: RestingLayout) {
        if let asked = changes.curve {
            curve = Curve(asked)
            if case .spring(let spring) = curve { duration = spring.duration }
            x = x?.reshaped(curve)
            y = y?.reshaped(curve)
            scale = scale?.reshaped(curve)
            rotation = rotation?.reshaped(curve)
            opacity = opacity?.reshaped(curve)
        }
        if let asked = changes.duration { duration = asked }
        for asked in changes.tracks {
            let values = asked.values.map { layout.value($0, of: asked.property) }
            let track = Track(asked, values: values, curve: curve)
            switch asked.property {
            case .offsetX: x = track
            case .offsetY: y = track
            case .scale: scale = track
            case .scaleX: scaleX = track
            case .scaleY: scaleY = track
            case .rotation: rotation = track
            case .opacity: opacity = track
            case .dimmingOpacity: dimming = track
            case .presenterScale: presenterScale = track
            case .presenterTint: presenterTint = track
            case .presenterOpacity: presenterOpacity = track
            case .presenterTilt: presenterTilt = track
            }
        }
    }
}

extension RestingLayout {
    /// A track's value in the unit of a ``Movement``: an offset becomes the frame's edge.
    fileprivate func value(_ value: TrackValue, of property: TrackProperty) -> Double {
        let isAcross = property == .offsetX
        let rest = property.isLength ? (isAcross ? frame.minX : frame.minY) : 0
        switch value {
        case .number(let number): return rest + number
        case .length(let points, let screen, let sheet):
            let sides = isAcross ? (container.width, frame.width) : (container.height, frame.height)
            return rest + points + screen * sides.0 + sheet * sides.1
        case .place(let place):
            switch place {
            case .rest: return rest
            case .offscreenLeft: return container.minX - frame.width
            case .offscreenRight: return container.maxX
            case .offscreenTop: return container.minY - frame.height
            case .offscreenBottom: return container.maxY
            }
        }
    }
}

extension Transition {
    /// The same transition without an animation: everything is at its end at once.
    var atOnce: Transition {
        var movement = movement
        movement.duration = 0
        return Transition(self, movement)
    }

    /// The same transition along another spring or curve: a finger has given it its speed.
    func along(_ curve: Curve) -> Transition {
        var movement = movement
        movement.curve = curve
        if case .spring(let spring) = curve { movement.duration = spring.duration }
        movement.x = movement.x?.reshaped(curve)
        movement.y = movement.y?.reshaped(curve)
        return Transition(self, movement)
    }

    private init(_ transition: Transition, _ movement: Movement) {
        direction = transition.direction
        style = transition.style
        self.movement = movement
    }
}
