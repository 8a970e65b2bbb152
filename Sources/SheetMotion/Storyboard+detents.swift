import SheetConfiguration

/// A system sheet goes to another of its heights, told to or by a finger.
extension Storyboard {
    /// Points a second from which a finger's speed counts as a flick, whose spring swings.
    private static let flick = 1_000.0
    /// UIScrollView's normal deceleration a millisecond: where a flick would come to rest is projected with it.
    private static let deceleration = 0.998
    /// How stiff the band is that holds a sheet at its top: UIScrollView's.
    private static let band = 0.55

    mutating func select(_ identifier: String, isAnimated: Bool, at time: Double) -> Impossible? {
        guard let sheet = stack.last, lives[sheet].appearance.presentationStyle == .sheet else {
            return Impossible("No sheet with detents is there.")
        }
        guard !isInTransition(at: time) else {
            return Impossible("A detent cannot be selected during a transition: wait for it to end.")
        }
        guard let index = heights(of: sheet).index(of: identifier) else {
            return Impossible("The sheet has no detent of that identifier.", at: "detent")
        }
        let spring = Spring.systemSheet
        let end = settle(sheet, at: index, from: time, for: isAnimated ? spring.duration : 0, along: .spring(spring))
        tell(.handler, "didChangeSelectedDetent", at: end, sheet: sheet, cue: .didChangeSelectedDetent)
        return nil
    }

    mutating func drag(by distance: Double, for duration: Double, velocity asked: Double?, at time: Double)
        -> Impossible?
    {
        guard let sheet = stack.last, lives[sheet].appearance.presentationStyle.isSystemSheet else {
            return Impossible("Only a system sheet can be dragged, and none is on top.")
        }
        if modal.final > 0 { return Impossible("A modal covers the sheet: dismiss it first.") }
        guard !isInTransition(at: time) else {
            return Impossible("A sheet cannot be dragged during a transition: wait for it to end.")
        }
        let heights = heights(of: sheet)
        let rest = lives[sheet].frame(at: time)
        let topmost = min(heights.frame(of: heights.count - 1).minY, rest.minY)
        let finger = Finger(distance: distance, rest: rest, topmost: topmost, screen: surroundings.screen.size.height)
        change(sheet) { $0.follow(top: finger.top, height: finger.height, at: time, for: duration) }
        backdrop.follow(rests(behind: sheet, finger.tops, heights), from: time, for: duration)

        let release = time + duration
        // A finger is on the sheet until then: nothing else is done before.
        hold(until: release)
        tell(.action, "didEndDragging", at: release, sheet: sheet, cue: .didEndDragging)
        let velocity = asked ?? distance / duration
        let top = finger.top.end
        let projected = top + velocity * Self.deceleration / (1 - Self.deceleration) / 1_000
        let bottom = surroundings.screen.size.height
        let before = lives[sheet].detent
        // Where detents are alike, as on a tablet, it stays at its own.
        let index =
            heights.placesApart(keeping: before).min {
                abs(heights.frame(of: $0).minY - projected) < abs(heights.frame(of: $1).minY - projected)
            } ?? before
        let isThrownOut =
            projected > heights.frame(of: 0).minY
            && abs(bottom - projected) < abs(heights.frame(of: index).minY - projected)
        if isThrownOut {
            let curve = Curve.spring(Self.spring(velocity: velocity, over: bottom - top))
            leave(sheet, isAnimated: true, at: release, along: curve)
            return nil
        }
        let spring = Self.spring(velocity: velocity, over: heights.frame(of: index).minY - top)
        let end = settle(sheet, at: index, from: release, for: spring.duration, along: .spring(spring))
        if index != before {
            tell(.handler, "didChangeSelectedDetent", at: end, sheet: sheet, cue: .didChangeSelectedDetent)
        }
        return nil
    }

    /// Moves a sheet to a detent, with the dimming and the screen behind; the time when it is there.
    private mutating func settle(
        _ sheet: Int,
        at index: Int,
        from time: Double,
        for duration: Double,
        along curve: Curve
    ) -> Double {
        surroundings.isOnSheet = stack.first != sheet
        let layout = RestingLayout(lives[sheet].appearance, detent: index, in: surroundings)
        change(sheet) { life in
            life.detent = index
            life.move(to: layout, at: time, for: duration, along: curve)
        }
        backdrop.settle(to: backdropRest, from: time, for: duration, along: curve)
        return time + duration
    }

    /// Where the dimming and the screen behind stand while a finger has the top of `sheet` at each of `tops`: in
    /// proportion between its detents, and between the lowest of them and its being gone.
    private func rests(behind sheet: Int, _ tops: [Double], _ heights: DetentHeights) -> [Backdrop.Rest] {
        let gone = (top: surroundings.screen.size.height, rest: backdropRest(without: sheet) { lives[$0].detent })
        let places = heights.placesApart(keeping: lives[sheet].detent).map { place in
            let rest = backdropRest { $0 == sheet ? place : lives[$0].detent }
            return (top: heights.frame(of: place).minY, rest: rest)
        }
        let stops = [gone] + places
        return tops.map { top in
            guard let upper = stops.indices.first(where: { stops[$0].top <= top }) else {
                return stops[stops.count - 1].rest
            }
            guard upper > 0 else { return gone.rest }
            let (below, above) = (stops[upper - 1], stops[upper])
            let share = (top - above.top) / (below.top - above.top)
            return above.rest.blended(with: below.rest, by: share)
        }
    }

    private func heights(of sheet: Int) -> DetentHeights {
        var around = surroundings
        around.isOnSheet = stack.first != sheet
        return DetentHeights(lives[sheet].appearance, in: around)
    }

    /// The system sheet's spring that takes over a finger's speed; after a flick it swings.
    private static func spring(velocity: Double, over distance: Double) -> Spring {
        let system = Spring.systemSheet
        let isFlick = abs(velocity) > flick
        // Over hardly any distance any speed would be beyond measure.
        let initial = abs(distance) < 1 ? 0 : min(max(velocity / distance, -50), 50)
        return Spring(
            stiffness: system.stiffness,
            damping: system.damping * (isFlick ? 0.8 : 1),
            initialVelocity: initial
        )
    }

    /// Where a finger takes a sheet.
    private struct Finger {
        let tops: [Double]
        let top: Track
        let height: Track

        /// Points between which the band's curve is drawn by straight lines.
        private static let samples = 24

        init(distance: Double, rest: Rectangle, topmost: Double, screen: Double) {
            tops = (0...Self.samples).map { index in
                let top = rest.minY + distance * Double(index) / Double(Self.samples)
                return top >= topmost ? top : topmost - Self.stretched(topmost - top, within: screen)
            }
            top = Track(evenly: tops)
            // Its lower edge stays where it is until the sheet is as low as it was; from there it moves down whole.
            height = Track(evenly: tops.map { max(rest.height, rest.maxY - $0) })
        }

        /// How far a band gives way that is pulled by `distance`.
        private static func stretched(_ distance: Double, within length: Double) -> Double {
            (1 - 1 / (band * distance / length + 1)) * length
        }
    }
}
