extension TransitionConfiguration {
    /// Reads `/sheet/transition`.
    init(_ transition: ConfigurationReader, within limits: Limits) {
        entry = transition.object("entry") { MovementConfiguration($0, within: limits) }
        exit = transition.object("exit") { MovementConfiguration($0, within: limits) }
    }
}

extension MovementConfiguration {
    /// Reads one way. A spring is a curve; it also says how long the movement takes unless `duration` does.
    fileprivate init(_ movement: ConfigurationReader, within limits: Limits) {
        duration = movement.number("duration", within: limits.movement)
        let curve = movement.curve("curve", within: limits)
        let spring = movement.spring("spring", within: limits)
        movement.refuse("curve", besides: ["spring"])
        self.curve = spring.map(CurveConfiguration.spring) ?? curve
        tracks = movement.object("tracks") { tracks in
            TrackProperty.allCases.compactMap { property in
                tracks.value(property.rawValue, .track)?.track(property, within: limits)
            }
        }
    }
}

extension ValueReader {
    /// A track: a list of its values, or an object of values, key times, curves and the mode.
    fileprivate func track(_ property: TrackProperty, within limits: Limits) -> TrackConfiguration? {
        if let track = object({ TrackConfiguration($0, property, within: limits) }) { return track }
        return values(property, within: limits).map {
            TrackConfiguration(property: property, values: $0, keyTimes: nil, curves: [], calculationMode: .linear)
        }
    }

    fileprivate func values(_ property: TrackProperty, within limits: Limits) -> [TrackValue]? {
        list(limits.keyframes, property.isLength ? .length : .number(limits.range(of: property))) {
            $0.trackValue(property, within: limits)
        }
    }

    private func trackValue(_ property: TrackProperty, within limits: Limits) -> TrackValue? {
        let range = limits.range(of: property)
        guard property.isLength, number == nil else {
            return convert { value throws(JSONValue.Mismatch) in .number(try value.number(in: range)) }
        }
        if let length = object({ TrackValue($0, within: limits) }) { return length }
        return convert { value throws(JSONValue.Mismatch) in
            let places = TrackValue.Place.allCases.filter { $0.lies(along: property) }
            return .place(try value.row(of: places) { $0.rawValue })
        }
    }
}

extension TrackValue {
    fileprivate init(_ length: ConfigurationReader, within limits: Limits) {
        self = .length(
            points: length.number("points", within: limits.inset, default: 0),
            screen: length.number("screen", within: limits.fraction, default: 0),
            sheet: length.number("sheet", within: limits.fraction, default: 0)
        )
    }
}

extension TrackConfiguration {
    fileprivate init(_ track: ConfigurationReader, _ property: TrackProperty, within limits: Limits) {
        let values = track.value("values", .list("values", limits.keyframes))?.values(property, within: limits)
        let times = track.numbers("keyTimes", within: 0...1, count: limits.keyframes)
        let curve = track.curve("curve", within: limits)
        let curves = track.value("curves", .list("curves", 1...limits.keyframes.upperBound))?
            .list(1...limits.keyframes.upperBound, .curve) { $0.curve(within: limits) }
        track.require(anyOf: ["values"])
        track.refuse("curve", besides: ["curves"])
        calculationMode = track.choice("calculationMode", default: .linear)

        self.property = property
        let ways = max(1, (values?.count ?? 2) - 1)
        self.values = values ?? [.number(0), .number(0)]
        keyTimes = times
        self.curves = curves ?? curve.map { Array(repeating: $0, count: ways) } ?? []
        guard let values else { return }
        if let times, !Self.fits(times, values.count) {
            track.complain(
                .outOfRange,
                at: "keyTimes",
                "Must be as many as the values, \(values.count), and rise from 0."
            )
        }
        if let curves, curves.count != ways {
            track.complain(.outOfRange, at: "curves", "Must be one curve for each way between two values, \(ways).")
        }
    }

    private static func fits(_ times: [Double], _ count: Int) -> Bool {
        times.count == count && times.first == 0 && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    }
}

extension Limits {
    /// The bounds of a property's plain numbers.
    fileprivate func range(of property: TrackProperty) -> ClosedRange<Double> {
        switch property {
        case .offsetX, .offsetY: inset
        case .scale, .scaleX, .scaleY: magnification
        case .rotation: angle
        case .opacity, .dimmingOpacity, .presenterTint, .presenterOpacity: 0...1
        case .presenterScale: presenterScale
        case .presenterTilt: presenterTilt
        }
    }
}
