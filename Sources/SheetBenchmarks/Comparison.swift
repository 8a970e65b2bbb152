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
        /// Median, in milliseconds.
        let time: Double
        /// How often the first contestant would have been done meanwhile.
        let ratio: Double
    }

    /// The first contestant is the one that the others are measured by.
    static func results(of contestants: [Contestant], rounds: Int) -> [Result] {
        let clock = ContinuousClock()
        var times = [[Double]](repeating: [], count: contestants.count)
        // Once for warmth, and for the size.
        let bytes = contestants.map { $0.run() }
        for _ in 0..<rounds {
            for (index, contestant) in contestants.enumerated() {
                let time = clock.measure { precondition(contestant.run() == bytes[index], "always the same bytes") }
                times[index].append(time / .milliseconds(1))
            }
        }
        return contestants.indices.map { index in
            Result(
                name: contestants[index].name,
                bytes: bytes[index],
                time: median(times[index]),
                ratio: median(zip(times[index], times[0]).map { $0 / $1 })
            )
        }
    }

    private static func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }
}
