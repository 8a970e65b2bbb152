import CMath

/// A damped spring on its way from 0 to 1, in closed form: the position at an instant is computed from the instant,
/// never step by step.
///
/// Core Animation holds the damping ratio to 1 at most unless overdamping is allowed; so does this.
package struct Spring: Sendable, Hashable {
    package let mass: Double
    package let stiffness: Double
    package let damping: Double
    /// Whole distances a second, positive towards the end.
    package let initialVelocity: Double
    /// Seconds that an animation with this spring takes: what was asked for, or else the time it needs to settle.
    package let duration: Double
    /// The undamped angular frequency, radians a second.
    private let frequency: Double
    /// What is used of the damping ratio.
    private let ratio: Double

    /// An animation longer than this is cut: a spring without damping never rests.
    package static let longest = 60.0

    /// Core Animation's spring; `mass` and `stiffness` above 0, `damping` at least 0. `duration` in seconds; nil is
    /// until it settles.
    package init(
        mass: Double = 1,
        stiffness: Double,
        damping: Double,
        initialVelocity: Double = 0,
        allowsOverdamping: Bool = false,
        duration: Double? = nil
    ) {
        precondition(mass > 0 && stiffness > 0 && damping >= 0, "a spring pulls back and does not push")
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.initialVelocity = initialVelocity
        frequency = (stiffness / mass).squareRoot()
        let given = damping / (2 * (stiffness * mass).squareRoot())
        // Constants written to a few digits are meant to be critical; on either side the formulas differ a lot.
        let isCritical = abs(given - 1) < 1e-5 || given > 1 && !allowsOverdamping
        ratio = isCritical ? 1 : given
        let settling = Self.settlingDuration(frequency: frequency, ratio: ratio, velocity: initialVelocity)
        self.duration = min(duration ?? settling, Self.longest)
    }

    /// How far along it is `seconds` after the start; 0 before it.
    package func position(at seconds: Double) -> Double {
        guard seconds > 0 else { return 0 }
        return 1 - Self.distance(at: seconds, frequency: frequency, ratio: ratio, velocity: initialVelocity)
    }

    /// The way still to go, in whole distances.
    private static func distance(at t: Double, frequency w: Double, ratio z: Double, velocity v: Double) -> Double {
        if z == 1 { return (1 + (w - v) * t) * sheet_exp(-w * t) }
        if z < 1 {
            let damped = w * (1 - z * z).squareRoot()
            let sine = (z * w - v) / damped
            return sheet_exp(-z * w * t) * (sheet_cos(damped * t) + sine * sheet_sin(damped * t))
        }
        let root = (z * z - 1).squareRoot()
        let (slow, fast) = (-w * (z - root), -w * (z + root))
        let share = (-v - fast) / (slow - fast)
        return share * sheet_exp(slow * t) + (1 - share) * sheet_exp(fast * t)
    }

    /// Core Animation's rule: seconds until the envelope is below a thousandth; for a spring that does not swing,
    /// in tenths of a second, added up as it adds them. At most ``longest``.
    private static func settlingDuration(frequency w: Double, ratio z: Double, velocity v: Double) -> Double {
        if z < 1 {
            guard z > 0 else { return longest }
            let sine = (z * w - v) / (w * (1 - z * z).squareRoot())
            return min((sheet_log(1_000) + sheet_log(1 + abs(sine))) / (z * w), longest)
        }
        var seconds = 0.0
        while seconds < longest, abs(distance(at: seconds, frequency: w, ratio: z, velocity: v)) >= 0.001 {
            seconds += 0.1
        }
        return min(seconds, longest)
    }
}
