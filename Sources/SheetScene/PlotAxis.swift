import SheetMotion

/// A range of numbers with round numbers on it.
struct PlotAxis {
    let lower: Double
    let upper: Double
    /// Between two round numbers: 1, 2 or 5 with zeros.
    private let step: Double

    /// The range of `values`, a little wider; never empty.
    init(covering values: [Double]) {
        let least = values.min() ?? 0
        let most = values.max() ?? 1
        let margin = max((most - least) * 0.06, 1e-6)
        self.init(from: least - margin, to: most + margin)
    }

    /// `upper` is above `lower`.
    init(from lower: Double, to upper: Double) {
        self.lower = lower
        self.upper = upper
        // Four numbers at most; a panel has room for no more.
        var step = 1e-9
        var factors = [2.0, 2.5, 2].makeIterator()
        while (upper - lower) / step > 4, step < 1e9 {
            if let factor = factors.next() {
                step *= factor
            } else {
                factors = [2.0, 2.5, 2].makeIterator()
            }
        }
        self.step = step
    }

    /// The round numbers in the range.
    var ticks: [Double] {
        let first = (lower / step).rounded(.up)
        return (0...5).map { (first + Double($0)) * step }.filter { $0 <= upper }
    }

    /// Where `value` is in the range, 0…1.
    func share(of value: Double) -> Double {
        (value - lower) / (upper - lower)
    }

    /// A round number as it is read.
    func text(_ value: Double) -> String {
        (value / step).rounded() == 0 ? "0" : value.css
    }
}
