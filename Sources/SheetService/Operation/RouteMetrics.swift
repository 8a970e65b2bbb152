import HTTPServer
import Synchronization

/// What became of the requests for one route.
final class RouteMetrics: Sendable {
    /// How a request was made and answered. Methods are those that any route takes, and one word for the others.
    struct Outcome: Sendable, Hashable, Comparable {
        let method: String
        let code: Int

        static func < (one: Outcome, other: Outcome) -> Bool {
            (one.method, one.code) < (other.method, other.code)
        }
    }

    /// As few as there are methods and statuses that are ever answered.
    private let outcomes = Mutex<[Outcome: Int]>([:])
    let durations = Histogram()

    func count(_ outcome: Outcome, took duration: Duration) {
        outcomes.withLock { $0[outcome, default: 0] += 1 }
        durations.observe(duration)
    }

    /// In order.
    var counts: [(outcome: Outcome, count: Int)] {
        outcomes.withLock { $0 }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
