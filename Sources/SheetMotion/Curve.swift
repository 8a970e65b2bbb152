package import SheetConfiguration

/// How progress is eased: mostly from 0 to 1, and between them anything may happen.
package enum Curve: Sendable, Hashable {
    case linear
    case bezier(CubicBezier)
    case stops(LinearEasing)
    case steps(Steps)
    /// A spring's whole way: progress 1 is its ``Spring/duration``.
    case spring(Spring)

    package static let easeIn = Curve.bezier(.easeIn)
    package static let easeOut = Curve.bezier(.easeOut)
    package static let easeInOut = Curve.bezier(.easeInOut)

    /// The curve that a configuration asks for.
    package init(_ configuration: CurveConfiguration) {
        switch configuration {
        case .linear: self = .linear
        case .bezier(let x1, let y1, let x2, let y2):
            self = CubicBezier(x1, y1, x2, y2).map(Curve.bezier) ?? .linear
        case .stops(let stops): self = .stops(LinearEasing(stops))
        case .steps(let count, let position): self = .steps(Steps(count: count, position: position))
        case .spring(let spring): self = .spring(Spring(spring))
        }
    }

    /// The eased progress; defined for every number, 0…1 or not. A spring rests at 0 before its start and at 1
    /// after its end.
    package func value(at progress: Double) -> Double {
        switch self {
        case .linear: progress
        case .bezier(let curve): curve.value(at: progress)
        case .stops(let curve): curve.value(at: progress)
        case .steps(let curve): curve.value(at: progress)
        case .spring(let spring): progress < 1 ? spring.position(at: progress * spring.duration) : 1
        }
    }
}
