import Synchronization

/// Values by their keys, bounded by the sum of their costs; what was used longest ago goes first.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// An entry and its neighbours by use; the newest has none before it, the oldest none behind.
    fileprivate struct Entry {
        let key: Key
        let value: Value
        let cost: Int
        var newer: Int?
        var older: Int?
    }

    fileprivate struct State {
        var places: [Key: Int] = [:]
        var entries: [Entry?] = []
        var free: [Int] = []
        var newest: Int?
        var oldest: Int?
        var cost = 0
    }

    private let limit: Int
    private let state = Mutex(State())

    /// Keeps values whose costs add up to at most `limit`.
    init(limit: Int) {
        self.limit = limit
    }

    /// The sum of the costs of what is kept.
    var cost: Int { state.withLock { $0.cost } }

    /// The value of `key`, which counts as used now.
    subscript(key: Key) -> Value? {
        state.withLock { state -> Value? in
            guard let place = state.places[key] else { return nil }
            state.unlink(place)
            state.link(place)
            return state.entries[place]?.value
        }
    }

    /// Keeps `value`, unless it alone costs more than the limit. `cost` is at least 0.
    func insert(_ value: Value, for key: Key, cost: Int) {
        guard cost <= limit else { return }
        state.withLock { state in
            if let place = state.places[key] { state.remove(place) }
            while state.cost > limit - cost, let oldest = state.oldest { state.remove(oldest) }
            state.add(Entry(key: key, value: value, cost: cost))
        }
    }
}

extension BoundedCache.State {
    fileprivate mutating func add(_ entry: BoundedCache.Entry) {
        let place: Int
        if let free = free.popLast() {
            place = free
            entries[place] = entry
        } else {
            place = entries.count
            entries.append(entry)
        }
        places[entry.key] = place
        cost += entry.cost
        link(place)
    }

    fileprivate mutating func remove(_ place: Int) {
        guard let entry = entries[place] else { return }
        unlink(place)
        places[entry.key] = nil
        entries[place] = nil
        free.append(place)
        cost -= entry.cost
    }

    /// Puts an entry before all others.
    fileprivate mutating func link(_ place: Int) {
        entries[place]?.newer = nil
        entries[place]?.older = newest
        if let newest { entries[newest]?.newer = place } else { oldest = place }
        newest = place
    }

    fileprivate mutating func unlink(_ place: Int) {
        guard let entry = entries[place] else { return }
        if let newer = entry.newer { entries[newer]?.older = entry.older } else { newest = entry.older }
        if let older = entry.older { entries[older]?.newer = entry.newer } else { oldest = entry.newer }
    }
}
