/// What a caller changes of a style's transition, or gives for a custom one.
package struct TransitionConfiguration: Sendable, Hashable {
    package let entry: MovementConfiguration
    package let exit: MovementConfiguration
}

/// What a caller changes of one way. What is left out stays as the style has it.
package struct MovementConfiguration: Sendable, Hashable {
    /// Seconds.
    package let duration: Double?
    /// Replaces the curves of the style; a spring its keyframes too.
    package let curve: CurveConfiguration?
    /// Replace the style's tracks of the same properties; at most one for each.
    package let tracks: [TrackConfiguration]
}

/// What a track moves.
package enum TrackProperty: String, Sendable, Hashable, CaseIterable {
    /// To the right of rest.
    case offsetX
    /// Below rest.
    case offsetY
    /// About the sheet's centre.
    case scale
    /// Of the width alone, beside `scale`.
    case scaleX
    /// Of the height alone, beside `scale`.
    case scaleY
    /// About the sheet's centre, radians, clockwise.
    case rotation
    /// Of the sheet together with its shadow.
    case opacity
    /// The dimming layer's alpha.
    case dimmingOpacity
    /// Of the screen behind, about its top centre.
    case presenterScale
    /// How far the presenter's tint has gone grey, 0…1.
    case presenterTint
    /// Of the screen behind, in front of black.
    case presenterOpacity
    /// Of the screen behind, about the horizontal line through its centre, radians; its top goes back above 0.
    case presenterTilt

    /// Whether values are lengths, which may be given as fractions and places too.
    package var isLength: Bool { self == .offsetX || self == .offsetY }
}

/// Keyframes of one property.
package struct TrackConfiguration: Sendable, Hashable {
    /// How the values between the keyframes are found.
    package enum CalculationMode: String, Sendable, Hashable, CaseIterable {
        /// Along straight lines.
        case linear
        /// Not at all: each value holds until the next key time.
        case discrete
        /// Along straight lines at an even speed; key times do not count.
        case paced
        /// Along a smooth curve through the values (Catmull–Rom).
        case cubic
        /// The same, its key times spread by the distances.
        case cubicPaced
    }

    package let property: TrackProperty
    /// At least two.
    package let values: [TrackValue]
    /// One for each value, rising from 0, 0…1; nil to spread them evenly.
    package let keyTimes: [Double]?
    /// One for each way from a value to the next; empty for the movement's own.
    package let curves: [CurveConfiguration]
    package let calculationMode: CalculationMode
}

/// One value of a track.
package enum TrackValue: Sendable, Hashable {
    /// In the property's own unit; for a length points from rest.
    case number(Double)
    /// The sum of points, of parts of the screen's side and of parts of the sheet's, along the property's axis.
    case length(points: Double, screen: Double, sheet: Double)
    case place(Place)

    /// A place by its name.
    package enum Place: String, Sendable, Hashable, CaseIterable {
        case rest
        /// Just outside the screen on that side.
        case offscreenTop
        case offscreenBottom
        case offscreenLeft
        case offscreenRight

        /// Whether the place is one along the property's axis.
        func lies(along property: TrackProperty) -> Bool {
            switch self {
            case .rest: property.isLength
            case .offscreenLeft, .offscreenRight: property == .offsetX
            case .offscreenTop, .offscreenBottom: property == .offsetY
            }
        }
    }
}
