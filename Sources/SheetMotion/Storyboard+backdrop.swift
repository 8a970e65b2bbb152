import SheetConfiguration

/// What goes on behind the sheets while they come, go and move.
extension Storyboard {
    /// Where the dimming and the screen behind belong while the sheets of the stack are there, `gone` left out. One
    /// layer dims for all: a second sheet does not darken the first, and only the last one out takes it along. It is
    /// as the topmost of the sheets that dim wants it. `detent` is asked for each sheet's place among its detents.
    func backdropRest(
        without gone: Int? = nil,
        detent: (Int) -> Int
    ) -> Backdrop.Rest {
        var rest = Backdrop.Rest()
        for sheet in stack where sheet != gone {
            let appearance = lives[sheet].appearance
            var dimming = appearance.dimmingOpacity
            let width = surroundings.screen.size.width
            let asked = appearance.presenterInset.map { (width - 2 * $0) / width } ?? appearance.presenterScale
            var scale = asked ?? appearance.systemPresenterScale
            if appearance.presentationStyle.isSystemSheet {
                let heights = DetentHeights(appearance, in: surroundings)
                let place = detent(sheet)
                if let name = appearance.largestUndimmedDetentIdentifier, let undimmed = heights.index(of: name),
                    place <= undimmed
                {
                    dimming = 0
                }
                if asked == nil, !heights.isFull(place) { scale = 1 }
            }
            if dimming > 0 { rest.dimmingSheet = sheet }
            rest.dim = max(rest.dim, dimming)
            rest.scale = min(rest.scale, scale)
            rest.tint = max(rest.tint, appearance.dimsPresenterTint ? 1 : 0)
            rest.opacity = min(rest.opacity, appearance.presenterOpacity)
        }
        if surroundings.screen.reduceMotion { rest.scale = 1 }
        return rest
    }

    /// Where the dimming and the screen behind belong now.
    var backdropRest: Backdrop.Rest { backdropRest { lives[$0].detent } }

    /// Moves the dimming and the screen behind. The original's dimming has a clock of its own, 0.3 s ease-in-out; all
    /// else goes with the sheet. A movement that has tracks of its own for them leads them instead.
    mutating func moveBackdrop(
        beside movement: Movement,
        of appearance: SheetAppearance,
        isAnimated: Bool,
        at time: Double
    ) {
        let rest = backdropRest
        let isOriginal = appearance.presentationStyle == .formSheet && movement.dimming == nil
        let length = isAnimated ? movement.duration : 0
        let fade = isAnimated && isOriginal ? 0.3 : length
        let fading = isOriginal ? Curve.easeInOut : movement.curve
        backdrop.share(rest, from: time, for: fade, along: fading)
        let parts: [(WritableKeyPath<Backdrop, Channel>, Track?, Double)] = [
            (\.scale, movement.presenterScale, rest.scale), (\.tint, movement.presenterTint, rest.tint),
            (\.opacity, movement.presenterOpacity, rest.opacity), (\.tilt, movement.presenterTilt, 0),
        ]
        lead(\.dim, movement.dimming, to: rest.dim, from: time, for: fade, along: fading)
        for (channel, track, target) in parts {
            lead(channel, track, to: target, from: time, for: length, along: movement.curve)
        }
    }

    private mutating func lead(
        _ channel: WritableKeyPath<Backdrop, Channel>,
        _ track: Track?,
        to target: Double,
        from time: Double,
        for duration: Double,
        along curve: Curve
    ) {
        if let track {
            // What is still on its way goes on from where it is.
            let isMoving = backdrop[keyPath: channel].end > time + Channel.tolerance
            let current = backdrop[keyPath: channel].value(at: time)
            backdrop[keyPath: channel].follow(isMoving ? track.starting(at: current) : track, from: time, for: duration)
        } else {
            backdrop[keyPath: channel].move(to: target, from: time, for: duration, along: curve)
        }
    }
}
