/// Deadlines of one loop, the earliest first: a binary heap. Entries are never taken out before their time; whoever
/// asked compares with what it wants by then.
struct DeadlineHeap {
    struct Entry {
        let instant: ContinuousClock.Instant
        let token: Token
    }

    private var entries: [Entry] = []

    /// The earliest deadline.
    var first: ContinuousClock.Instant? { entries.first?.instant }

    mutating func insert(_ entry: Entry) {
        entries.append(entry)
        var child = entries.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard entries[child].instant < entries[parent].instant else { break }
            entries.swapAt(child, parent)
            child = parent
        }
    }

    /// Takes out the earliest entry if it is not later than `now`.
    mutating func popExpired(at now: ContinuousClock.Instant) -> Entry? {
        guard let first = entries.first, first.instant <= now else { return nil }
        let last = entries.removeLast()
        guard !entries.isEmpty else { return first }
        entries[0] = last
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < entries.count else { break }
            if child + 1 < entries.count, entries[child + 1].instant < entries[child].instant { child += 1 }
            guard entries[child].instant < entries[parent].instant else { break }
            entries.swapAt(child, parent)
            parent = child
        }
        return first
    }
}
