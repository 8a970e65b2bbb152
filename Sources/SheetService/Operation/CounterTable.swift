/// A counter for each of a few cases.
final class CounterTable<Case: CaseIterable & Hashable & Sendable>: Sendable {
    private let counters: [Case: Counter] = Dictionary(uniqueKeysWithValues: Case.allCases.map { ($0, Counter()) })

    subscript(_ key: Case) -> Counter {
        guard let counter = counters[key] else { preconditionFailure("every case has its counter") }
        return counter
    }
}
