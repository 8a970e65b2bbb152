/// A spring as a caller asks for it, in one of the spellings that Apple's frameworks have.
package struct SpringConfiguration: Sendable, Hashable {
    /// What makes the spring.
    package enum Shape: Sendable, Hashable {
        /// Core Animation's: all above 0, damping may be 0.
        case physical(mass: Double, stiffness: Double, damping: Double)
        /// SwiftUI's first: the period of the undamped swing, seconds, and the damping ratio.
        case response(Double, dampingFraction: Double)
        /// SwiftUI's second: how long it seems to take, seconds, and how much it bounces, above −1 and up to 1.
        case perceptual(duration: Double, bounce: Double)
        /// UIView's: a damping ratio above 0, and the seconds until it is within a thousandth of its end.
        case timed(dampingRatio: Double, duration: Double)
    }

    package let shape: Shape
    /// Whole distances a second, positive towards the end.
    package let initialVelocity: Double
    /// Whether a damping ratio above 1 is used as it is; Core Animation holds it to 1.
    package let allowsOverdamping: Bool

    package init(_ shape: Shape, initialVelocity: Double = 0, allowsOverdamping: Bool = false) {
        self.shape = shape
        self.initialVelocity = initialVelocity
        self.allowsOverdamping = allowsOverdamping
    }
}

extension SpringConfiguration {
    /// Reads a spring; the members given decide the spelling, and those of two spellings exclude each other.
    init(_ spring: ConfigurationReader, within limits: Limits) {
        let mass = spring.number("mass", within: limits.springMass)
        let stiffness = spring.number("stiffness", within: limits.springStiffness)
        let damping = spring.number("damping", within: limits.springDamping)
        let response = spring.number("response", within: limits.springDuration)
        let fraction = spring.number("dampingFraction", within: limits.dampingRatio)
        let duration = spring.number("duration", within: limits.springDuration)
        let bounce = spring.number("bounce", within: limits.springBounce)
        let ratio = spring.number("dampingRatio", within: limits.dampingRatio)

        let spellings = [["mass", "stiffness", "damping"], ["response", "dampingFraction"], ["duration", "bounce"]]
        for (index, spelling) in spellings.enumerated() {
            for name in spelling {
                spring.refuse(name, besides: spellings[(index + 1)...].flatMap(\.self))
            }
        }
        for name in ["mass", "stiffness", "damping", "response", "dampingFraction", "bounce"] {
            spring.refuse(name, besides: ["dampingRatio"])
        }

        if let ratio {
            shape = .timed(dampingRatio: ratio, duration: duration ?? 0.5)
        } else if duration != nil || bounce != nil {
            shape = .perceptual(duration: duration ?? 0.5, bounce: bounce ?? 0)
        } else if response != nil || fraction != nil {
            shape = .response(response ?? 0.5, dampingFraction: fraction ?? 0.825)
        } else {
            shape = .physical(mass: mass ?? 1, stiffness: stiffness ?? 100, damping: damping ?? 10)
        }
        initialVelocity = spring.number("initialVelocity", within: limits.springVelocity, default: 0)
        allowsOverdamping = spring.flag("allowsOverdamping", default: false)
    }
}
