import CMath
package import SheetConfiguration

extension Spring {
    /// The system's sheets: mass 1, stiffness 1000⁄3, critically damped; it settles in 0.6 s.
    package static let systemSheet = Spring(stiffness: 1_000 / 3, damping: 2 * (1_000.0 / 3).squareRoot())

    /// The spring that a configuration asks for.
    package init(_ configuration: SpringConfiguration) {
        switch configuration.shape {
        case .physical(let mass, let stiffness, let damping):
            self.init(
                mass: mass,
                stiffness: stiffness,
                damping: damping,
                initialVelocity: configuration.initialVelocity,
                allowsOverdamping: configuration.allowsOverdamping
            )
        case .response(let response, let fraction):
            self.init(
                period: response,
                ratio: fraction,
                velocity: configuration.initialVelocity,
                allowsOverdamping: configuration.allowsOverdamping
            )
        case .perceptual(let duration, let bounce):
            self.init(
                period: duration,
                ratio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
                velocity: configuration.initialVelocity,
                allowsOverdamping: configuration.allowsOverdamping
            )
        case .timed(let ratio, let duration):
            // UIView holds the ratio to 1 as Core Animation does.
            let ratio = min(ratio, 1)
            let frequency = SpringTiming(ratio: ratio, duration: duration, velocity: configuration.initialVelocity)
                .frequency()
            self.init(
                stiffness: frequency * frequency,
                damping: 2 * ratio * frequency,
                initialVelocity: configuration.initialVelocity,
                duration: duration
            )
        }
    }

    /// A spring of mass 1 by the period of its undamped swing, seconds, and its damping ratio.
    private init(period: Double, ratio: Double, velocity: Double, allowsOverdamping: Bool) {
        let frequency = 2 * Double.pi / period
        self.init(
            stiffness: frequency * frequency,
            damping: 2 * ratio * frequency,
            initialVelocity: velocity,
            allowsOverdamping: allowsOverdamping
        )
    }
}

/// Finds the spring whose swing has died away to a thousandth after a given time, as UIView's spring animations do.
private struct SpringTiming {
    /// 0…1.
    let ratio: Double
    /// Seconds.
    let duration: Double
    /// Whole distances a second.
    let velocity: Double

    private static let threshold = 0.001

    /// The undamped angular frequency, radians a second.
    ///
    /// What is left at the end can have several roots, or none, in the frequency; the highest is looked for from
    /// above in small steps. Without one the envelope decides, which always has exactly one. Every loop is bounded.
    func frequency() -> Double {
        // An envelope of e⁻⁵⁰ is below any threshold, whatever stands before it.
        let highest = (50 + sheet_log(1 + abs(velocity) * duration)) / (ratio * duration)
        let step = 0.98
        var upper = highest
        for _ in 0..<1_000 {
            let lower = upper * step
            if remainder(lower) >= Self.threshold { return root(between: lower, and: upper, of: remainder) }
            upper = lower
        }
        return root(between: 1e-6 / duration, and: highest, of: envelope)
    }

    private func remainder(_ w: Double) -> Double {
        if ratio == 1 { return abs(1 + (w - velocity) * duration) * sheet_exp(-w * duration) }
        return abs(sine(w)) * sheet_exp(-ratio * w * duration)
    }

    private func envelope(_ w: Double) -> Double {
        let height = ratio == 1 ? 1 + abs(w - velocity) * duration : 1 + abs(sine(w))
        return height * sheet_exp(-ratio * w * duration)
    }

    private func sine(_ w: Double) -> Double {
        (ratio * w - velocity) / (w * (1 - ratio * ratio).squareRoot())
    }

    /// Where `function` crosses the threshold: above it at `lower`, below it at `upper`. 60 halvings of a bracket
    /// reach the spacing of Double.
    private func root(between lower: Double, and upper: Double, of function: (Double) -> Double) -> Double {
        var (lower, upper) = (lower, upper)
        for _ in 0..<60 {
            let middle = (lower + upper) / 2
            if function(middle) >= Self.threshold { lower = middle } else { upper = middle }
        }
        return (lower + upper) / 2
    }
}
