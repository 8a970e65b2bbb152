/// What lies behind the sheets over the whole of a storyboard: the dimming layer and the screen that presents them.
struct Backdrop: Sendable, Hashable {
    /// Where it comes to rest behind the sheets that are there.
    struct Rest: Sendable, Hashable {
        /// The dimming layer's alpha.
        var dim = 0.0
        /// The sheet whose dimming it is; nil if nothing is dimmed.
        var dimmingSheet: Int?
        var scale = 1.0
        var tint = 0.0
        var opacity = 1.0

        /// A rest between this one and `other`, `share` of the way.
        func blended(with other: Rest, by share: Double) -> Rest {
            func between(_ start: Double, _ end: Double) -> Double { start + (end - start) * share }
            return Rest(
                dim: between(dim, other.dim),
                dimmingSheet: dimmingSheet,
                scale: between(scale, other.scale),
                tint: between(tint, other.tint),
                opacity: between(opacity, other.opacity)
            )
        }
    }

    var dim = Channel(0, within: 0...1)
    /// How much of the dimming is as each sheet wants it, 0…1.
    private(set) var shares: [Channel]
    var scale = Channel(1, within: 0.01...4)
    var tint = Channel(0, within: 0...1)
    var opacity = Channel(1, within: 0...1)
    var tilt = Channel(0, within: -1.5...1.5)

    /// Behind `sheets` sheets, none of which is there yet.
    init(sheets: Int) {
        shares = Array(repeating: Channel(0, within: 0...1), count: sheets)
    }

    /// When nothing of it moves any more, seconds.
    var end: Double {
        let channels = [dim, scale, tint, opacity, tilt] + shares
        return channels.map(\.end).max() ?? 0
    }

    func presenter(at seconds: Double) -> PresenterPose {
        PresenterPose(
            scale: scale.value(at: seconds),
            tintDimmed: tint.value(at: seconds),
            opacity: opacity.value(at: seconds),
            tilt: tilt.value(at: seconds)
        )
    }

    /// Hands the dimming to the sheet that `rest` names, or to none.
    mutating func share(_ rest: Rest, from seconds: Double, for duration: Double, along curve: Curve) {
        for sheet in shares.indices {
            let share: Double = sheet == rest.dimmingSheet ? 1 : 0
            shares[sheet].move(to: share, from: seconds, for: duration, along: curve)
        }
    }

    /// Goes to `rest`, all of it on one clock.
    mutating func settle(to rest: Rest, from seconds: Double, for duration: Double, along curve: Curve) {
        dim.move(to: rest.dim, from: seconds, for: duration, along: curve)
        share(rest, from: seconds, for: duration, along: curve)
        scale.move(to: rest.scale, from: seconds, for: duration, along: curve)
        tint.move(to: rest.tint, from: seconds, for: duration, along: curve)
        opacity.move(to: rest.opacity, from: seconds, for: duration, along: curve)
        tilt.move(to: 0, from: seconds, for: duration, along: curve)
    }

    /// Goes through `rests`, which are evenly spaced in time: a finger takes it along.
    mutating func follow(_ rests: [Rest], from seconds: Double, for duration: Double) {
        func track(_ value: (Rest) -> Double) -> Track { Track(evenly: rests.map(value)) }
        dim.follow(track(\.dim), from: seconds, for: duration)
        scale.follow(track(\.scale), from: seconds, for: duration)
        tint.follow(track(\.tint), from: seconds, for: duration)
        opacity.follow(track(\.opacity), from: seconds, for: duration)
    }
}
