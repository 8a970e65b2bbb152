/// Rows of numbers under each other.
enum Table {
    static func row(_ name: String, _ numbers: String...) -> String {
        let padded = name + String(repeating: " ", count: max(0, 32 - name.count))
        return numbers.reduce(padded) { $0 + String(repeating: " ", count: max(1, 11 - $1.count)) + $1 }
    }

    static func rounded(_ value: Double, _ digits: Int) -> String {
        let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
        let whole = Int((value * scale).rounded())
        guard digits > 0 else { return "\(whole)" }
        let fraction = String(whole % Int(scale))
        return "\(whole / Int(scale))." + String(repeating: "0", count: digits - fraction.count) + fraction
    }
}
