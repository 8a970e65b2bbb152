extension Curve {
    /// Straight lines that stand in for a spring in CSS, which has none. At 64 of them no spring that settles within
    /// its duration is off by more than a few thousandths of the way.
    private static let springLines = 64

    /// The timing function as CSS writes it; a spring as `linear()` of samples.
    package var css: String {
        switch self {
        case .linear: return "linear"
        case .bezier(let curve):
            return "cubic-bezier(\(curve.x1.css), \(curve.y1.css), \(curve.x2.css), \(curve.y2.css))"
        case .stops(let curve): return curve.css
        case .steps(let curve): return curve.css
        case .spring:
            let samples = (0...Self.springLines).map { index in
                value(at: Double(index) / Double(Self.springLines)).css
            }
            return "linear(\(samples.joined(separator: ", ")))"
        }
    }
}

extension Double {
    /// As CSS writes a number: to the millionth, without a fraction where there is none and never with an exponent.
    package var css: String {
        // Beyond this a Double has no millionths, and Int would not hold them.
        guard magnitude < 1e9 else { return description }
        let millionths = Int64((self * 1e6).rounded())
        let whole = millionths.magnitude / 1_000_000
        let rest = millionths.magnitude % 1_000_000
        let sign = millionths < 0 ? "-" : ""
        guard rest > 0 else { return "\(sign)\(whole)" }
        var digits = String(rest)
        digits = String(repeating: "0", count: 6 - digits.count) + digits
        while digits.last == "0" { digits.removeLast() }
        return "\(sign)\(whole).\(digits)"
    }
}
