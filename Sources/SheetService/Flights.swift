import Synchronization

/// Work under way, each piece once: whoever asks for what is being made already waits for that.
final class Flights<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private typealias Waiter = CheckedContinuation<Value, any Error>

    private struct Flight {
        let number: Int
        var waiters: [Int: Waiter]
        var task: Task<Void, Never>?
    }

    private struct State {
        var flights: [Key: Flight] = [:]
        var lastNumber = 0

        mutating func nextNumber() -> Int {
            lastNumber += 1
            return lastNumber
        }
    }

    private let state = Mutex(State())

    /// How many tasks wait now.
    var waiters: Int { state.withLock { $0.flights.values.reduce(0) { $0 + $1.waiters.count } } }

    /// The value of `key`: what is being made, or what `work` makes. When the last task that waits for it
    /// is cancelled, the work is cancelled too.
    func value(for key: Key, _ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
        let id = state.withLock { $0.nextNumber() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiter in
                let number = join(key, id, waiter)
                if let number { launch(key, number, work) }
                // Cancelled before it waited, nobody else would let it go.
                if Task.isCancelled { leave(key, id) }
            }
        } onCancel: {
            leave(key, id)
        }
    }

    /// Waits for a flight; its number, if it is a new one that must be launched.
    private func join(_ key: Key, _ id: Int, _ waiter: Waiter) -> Int? {
        state.withLock { state in
            if state.flights[key] != nil {
                state.flights[key]?.waiters[id] = waiter
                return nil
            }
            let number = state.nextNumber()
            state.flights[key] = Flight(number: number, waiters: [id: waiter])
            return number
        }
    }

    private func launch(_ key: Key, _ number: Int, _ work: @escaping @Sendable () async throws -> Value) {
        let task = Task {
            let result: Result<Value, any Error>
            do { result = .success(try await work()) } catch { result = .failure(error) }
            for waiter in self.land(key, number) { waiter.resume(with: result) }
        }
        let isAbandoned = state.withLock { state in
            guard state.flights[key]?.number == number else { return true }
            state.flights[key]?.task = task
            return false
        }
        // It has landed, which makes this a no-op, or everyone has left before the task was known.
        if isAbandoned { task.cancel() }
    }

    private func land(_ key: Key, _ number: Int) -> [Waiter] {
        state.withLock { state in
            guard let flight = state.flights[key], flight.number == number else { return [] }
            state.flights[key] = nil
            return Array(flight.waiters.values)
        }
    }

    private func leave(_ key: Key, _ id: Int) {
        let (waiter, task) = state.withLock { state -> (Waiter?, Task<Void, Never>?) in
            guard let waiter = state.flights[key]?.waiters.removeValue(forKey: id) else { return (nil, nil) }
            guard state.flights[key]?.waiters.isEmpty == true else { return (waiter, nil) }
            return (waiter, state.flights.removeValue(forKey: key)?.task)
        }
        task?.cancel()
        waiter?.resume(throwing: CancellationError())
    }
}
