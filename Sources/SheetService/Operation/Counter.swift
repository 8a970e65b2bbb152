import Synchronization

/// A number that many tasks add to.
final class Counter: Sendable {
    private let sum = Atomic(0)

    var value: Int { sum.load(ordering: .relaxed) }

    func add(_ amount: Int = 1) { sum.wrappingAdd(amount, ordering: .relaxed) }
}

/// How long things took: how many took at most how long, and all of them together.
final class Histogram: Sendable {
    /// Seconds: OpenTelemetry's for HTTP, with two finer ones, since answers from the cache take less than a millisecond.
    static let bounds = [0.000_5, 0.001, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]

    /// One for each bound, and one for what took longer.
    private let buckets = (0...bounds.count).map { _ in Counter() }
    private let nanoseconds = Counter()

    func observe(_ duration: Duration) {
        let seconds = duration / .seconds(1)
        buckets[Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count].add()
        nanoseconds.add(Int(duration / .nanoseconds(1)))
    }

    /// How many there were up to each bound, and up to any length; never less than before.
    var cumulative: [Int] {
        var sum = 0
        return buckets.map { bucket in
            sum += bucket.value
            return sum
        }
    }

    /// Seconds.
    var sum: Double { Double(nanoseconds.value) / 1e9 }
}
