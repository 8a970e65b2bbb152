/// Contestants timed in turns, round after round, so that what slows the machine down slows all of them down. A ratio
/// is the median of the rounds' ratios; a time alone says little on a machine that others use too.
struct Comparison {
    struct Contestant {
        let name: String
        /// Does the work once; the size of the result in bytes.
        let run: () -> Int
    }

    struct Result {
        let name: String
        let bytes: Int
        /// Right after another contestant, whose data fill the caches.
        let cold: Figure
        /// At once again.
        let warm: Figure
    }

    struct Figure {
        /// Median, in milliseconds.
        let time: Double
        /// How often the first contestant would have been done meanwhile.
        let ratio: Double
    }

    /// The first contestant is the one that the others are measured by.
    static func results(of contestants: [Contestant], rounds: Int) -> [Result] {
        let clock = ContinuousClock()
        var cold = [[Double]](repeating: [], count: contestants.count)
        var warm = cold
        let bytes = contestants.map { $0.run() }
        for _ in 0..<rounds {
            for (index, contestant) in contestants.enumerated() {
                let run = { precondition(contestant.run() == bytes[index], "always the same bytes") }
                cold[index].append(clock.measure(run) / .milliseconds(1))
                warm[index].append(clock.measure(run) / .milliseconds(1))
            }
        }
        return contestants.indices.map { index in
            Result(
                name: contestants[index].name,
                bytes: bytes[index],
                cold: Figure(cold[index], against: cold[0]),
                warm: Figure(warm[index], against: warm[0])
            )
        }
    }
}

extension Comparison.Figure {
    fileprivate init(_ times: [Double], against others: [Double]) {
        time = Self.median(times)
        ratio = Self.median(zip(times, others).map { $0 / $1 })
    }

    private static func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }
}
