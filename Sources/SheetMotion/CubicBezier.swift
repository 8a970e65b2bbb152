/// A timing curve from (0, 0) to (1, 1) with two control points, as CSS and Core Animation have it.
package struct CubicBezier: Sendable, Hashable {
    /// The control points (`x1`, `y1`) and (`x2`, `y2`), as they were given.
    package let x1: Double
    package let y1: Double
    package let x2: Double
    package let y2: Double
    private let x: Polynomial
    private let y: Polynomial
    private let startSlope: Double
    private let endSlope: Double

    /// A curve with the control points (`x1`, `y1`) and (`x2`, `y2`); nil unless both x lie in 0…1, where the
    /// curve is a function of x. The y may be any finite number.
    package init?(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        guard (0...1).contains(x1), (0...1).contains(x2), y1.isFinite, y2.isFinite else { return nil }
        self.init(checked: x1, y1, x2, y2)
    }

    private init(checked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
        x = Polynomial(x1, x2)
        y = Polynomial(y1, y2)
        startSlope = Self.slope(x1, y1, x2, y2)
        // The end is the start of the same curve turned by half a turn.
        endSlope = Self.slope(1 - x2, 1 - y2, 1 - x1, 1 - y1)
    }

    package static let linear = CubicBezier(checked: 0, 0, 1, 1)
    package static let easeIn = CubicBezier(checked: 0.42, 0, 1, 1)
    package static let easeOut = CubicBezier(checked: 0, 0, 0.58, 1)
    package static let easeInOut = CubicBezier(checked: 0.42, 0, 0.58, 1)

    /// The curve's y at `position` along x: exact at 0 and 1, along the end tangents outside them.
    package func value(at position: Double) -> Double {
        if position <= 0 { return startSlope * position }
        if position >= 1 { return 1 + endSlope * (position - 1) }
        return y.value(at: parameter(at: position))
    }

    /// The tangent's slope at the start; where the first control point lies on it, the second decides.
    private static func slope(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
        if x1 > 0 { return y1 / x1 }
        if y1 == 0, x2 > 0 { return y2 / x2 }
        return y1 == 0 && y2 == 0 ? 1 : 0
    }

    /// The curve's parameter where x is `position`, to 1e-7 or better.
    ///
    /// Newton's method from a guess by linear interpolation among eleven samples; where the curve is too flat for
    /// it, bisection between the two samples, which cannot fail.
    private func parameter(at position: Double) -> Double {
        let step = 0.1
        var index = 1
        while index < 10, x.value(at: Double(index) * step) < position { index += 1 }
        var lower = Double(index - 1) * step
        var upper = Double(index) * step
        let lowerX = x.value(at: lower)
        let upperX = x.value(at: upper)

        var guess = upperX > lowerX ? lower + step * (position - lowerX) / (upperX - lowerX) : lower
        for _ in 0..<4 {
            let error = x.value(at: guess) - position
            if abs(error) < 1e-7 { return guess }
            let slope = x.slope(at: guess)
            if abs(slope) < 1e-7 { break }
            guess -= error / slope
        }
        if abs(x.value(at: guess) - position) < 1e-7 { return guess }

        // 50 halvings of 0.1 reach the spacing of Double.
        for _ in 0..<50 {
            let middle = (lower + upper) / 2
            if x.value(at: middle) < position { lower = middle } else { upper = middle }
        }
        return (lower + upper) / 2
    }

    /// One axis of the curve: a·t³ + b·t² + c·t.
    private struct Polynomial: Sendable, Hashable {
        let a: Double
        let b: Double
        let c: Double

        init(_ first: Double, _ second: Double) {
            c = 3 * first
            b = 3 * (second - first) - c
            a = 1 - c - b
        }

        func value(at t: Double) -> Double { ((a * t + b) * t + c) * t }
        func slope(at t: Double) -> Double { (3 * a * t + 2 * b) * t + c }
    }
}
