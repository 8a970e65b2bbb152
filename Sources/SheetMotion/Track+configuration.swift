import SheetConfiguration

extension Track {
    /// The track that a configuration asks for, its values in the property's own unit already. `curve` is for the
    /// ways that have none of their own.
    init(_ configuration: TrackConfiguration, values: [Double], curve: Curve) {
        let times = Self.keyTimes(configuration, values)
        let ways: [Way] =
            switch configuration.calculationMode {
            case .linear, .paced:
                (0..<values.count - 1).map { index in
                    let own = configuration.curves.indices.contains(index) ? configuration.curves[index] : nil
                    return .eased(own.map(Curve.init) ?? (configuration.curves.isEmpty ? curve : .linear))
                }
            case .discrete: Array(repeating: .held, count: values.count - 1)
            case .cubic, .cubicPaced: Self.smooth(values, times)
            }
        let segments = zip(ways, zip(times.dropFirst(), values.dropFirst())).map { way, keyframe in
            Segment(end: keyframe.0, value: keyframe.1, way: way)
        }
        self.init(values[0], segments)
    }

    /// One key time a value, the first 0. Discrete values hold until the next one, so that their last one needs
    /// time of its own; paced ones stand as far apart as their values.
    private static func keyTimes(_ configuration: TrackConfiguration, _ values: [Double]) -> [Double] {
        let last = Double(values.count - 1)
        switch configuration.calculationMode {
        case .linear, .cubic:
            return configuration.keyTimes ?? values.indices.map { Double($0) / last }
        case .discrete:
            return configuration.keyTimes ?? values.indices.map { Double($0) / Double(values.count) }
        case .paced, .cubicPaced:
            var sums = [0.0]
            for (value, next) in zip(values, values.dropFirst()) {
                sums.append(sums[sums.count - 1] + abs(next - value))
            }
            let total = sums[sums.count - 1]
            return total > 0 ? sums.map { $0 / total } : values.indices.map { Double($0) / last }
        }
    }

    /// Catmull–Rom: at each value the slope between its neighbours.
    private static func smooth(_ values: [Double], _ times: [Double]) -> [Way] {
        let slopes = values.indices.map { index -> Double in
            let (before, after) = (max(index - 1, 0), min(index + 1, values.count - 1))
            let span = times[after] - times[before]
            return span > 0 ? (values[after] - values[before]) / span : 0
        }
        return zip(slopes, slopes.dropFirst()).map { .smooth(start: $0, end: $1) }
    }
}
