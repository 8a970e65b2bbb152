/// How a caller asks for progress to be eased.
package enum CurveConfiguration: Sendable, Hashable {
    case linear
    /// Control points as in CSS; both x in 0…1.
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// CSS `linear()`; at least two stops.
    case stops([LinearStop])
    /// CSS `steps()`; at least two where `position` is `none`.
    case steps(count: Int, position: StepPosition)
    case spring(SpringConfiguration)

    package static let easeIn = CurveConfiguration.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    package static let easeOut = CurveConfiguration.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    package static let easeInOut = CurveConfiguration.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
}

/// One stop of CSS `linear()`: an output, and where on the way it is.
package struct LinearStop: Sendable, Hashable {
    package let output: Double
    /// Progress, usually 0…1; nil to be spread evenly between its neighbours.
    package let start: Double?
    /// Where the output stops to hold; nil if it does not hold.
    package let end: Double?

    package init(output: Double, start: Double? = nil, end: Double? = nil) {
        self.output = output
        self.start = start
        self.end = end
    }
}

/// Where CSS `steps()` jumps.
package enum StepPosition: String, Sendable, Hashable, CaseIterable {
    /// At the start of each step: it begins with a jump.
    case start
    /// At the end of each step: it ends with a jump.
    case end
    /// At neither end.
    case none
    /// At both ends.
    case both
}

/// A curve by its name.
struct NamedCurve {
    let name: String
    let curve: CurveConfiguration

    /// CSS's names in UIKit's spelling, and Material's two.
    static let all = [
        NamedCurve(name: "linear", curve: .linear),
        NamedCurve(name: "ease", curve: .bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)),
        NamedCurve(name: "easeIn", curve: .easeIn),
        NamedCurve(name: "easeOut", curve: .easeOut),
        NamedCurve(name: "easeInOut", curve: .easeInOut),
        NamedCurve(name: "fastOutSlowIn", curve: .bezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1)),
        NamedCurve(name: "decelerate", curve: .bezier(x1: 0, y1: 0, x2: 0.2, y2: 1)),
    ]
}
