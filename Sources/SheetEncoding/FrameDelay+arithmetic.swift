extension FrameDelay {
    /// Both delays, one after the other, exactly; nil where the fraction would not fit into 62 bits.
    func appending(_ other: FrameDelay) -> FrameDelay? {
        let (left, right) = (reduced, other.reduced)
        let (first, firstOverflows) = left.numerator.multipliedReportingOverflow(by: right.denominator)
        let (second, secondOverflows) = right.numerator.multipliedReportingOverflow(by: left.denominator)
        let (denominator, denominatorOverflows) = left.denominator.multipliedReportingOverflow(by: right.denominator)
        let (numerator, numeratorOverflows) = first.addingReportingOverflow(second)
        guard !firstOverflows, !secondOverflows, !denominatorOverflows, !numeratorOverflows else { return nil }
        return FrameDelay(numerator, denominator).reduced
    }

    /// The same in lowest terms.
    var reduced: FrameDelay {
        let divisor = Self.greatestCommonDivisor(numerator, denominator)
        return FrameDelay(numerator / divisor, denominator / divisor)
    }

    /// The delay as a fraction of 16-bit numbers, as APNG keeps it: exact where one exists, otherwise the last
    /// convergent of the continued fraction that fits, which is less than 1/65,535 s away. 65,535 s at the most.
    var shortFraction: (numerator: UInt16, denominator: UInt16) {
        let most = Int(UInt16.max)
        guard numerator / denominator < most else { return (numerator: UInt16.max, denominator: 1) }
        var (above, below) = (numerator, denominator)
        var before = (numerator: 0, denominator: 1)
        var latest = (numerator: 1, denominator: 0)
        while below > 0 {
            let quotient = above / below
            // Past the bound: the convergents only grow. The comparison cannot overflow as the product could.
            let fits = { (latest: Int, before: Int) in latest == 0 || quotient <= (most - before) / latest }
            guard fits(latest.numerator, before.numerator), fits(latest.denominator, before.denominator) else { break }
            let convergent = (
                numerator: quotient * latest.numerator + before.numerator,
                denominator: quotient * latest.denominator + before.denominator
            )
            (before, latest) = (latest, convergent)
            (above, below) = (below, above % below)
        }
        return (numerator: UInt16(latest.numerator), denominator: UInt16(latest.denominator))
    }

    private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
        var (first, second) = (first, second)
        while second > 0 { (first, second) = (second, first % second) }
        return first
    }
}
