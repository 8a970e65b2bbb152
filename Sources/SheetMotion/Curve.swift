/// How progress is eased: 0 goes to 0 and 1 to 1, and between them anything may happen.
package enum Curve: Sendable, Hashable {
    case linear
    case bezier(CubicBezier)

    package static let easeIn = Curve.bezier(.easeIn)
    package static let easeOut = Curve.bezier(.easeOut)
    package static let easeInOut = Curve.bezier(.easeInOut)

    /// The eased progress; defined for every number, 0…1 or not.
    package func value(at progress: Double) -> Double {
        switch self {
        case .linear: progress
        case .bezier(let curve): curve.value(at: progress)
        }
    }
}
