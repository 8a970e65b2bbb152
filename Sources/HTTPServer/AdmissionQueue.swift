import Synchronization

/// Decides who may work now, who waits and who is turned away at once, so that under load what is begun is
/// finished in time: a queue that is longer than patience serves nobody.
package final class AdmissionQueue: Sendable {
    /// How much may go on and how much may wait.
    package struct Limits: Sendable, Hashable {
        /// Pieces of work at a time.
        package var permits: Int
        /// Pieces that may wait.
        package var queued: Int
        /// The sum of the costs of all that works and waits; the unit is the caller's. A piece of work that is alone
        /// is let through whatever it costs.
        package var cost: Int
        /// The longest wait.
        package var wait: Duration

        package init(permits: Int, queued: Int, cost: Int, wait: Duration) {
            precondition(permits > 0 && queued >= 0 && cost >= 0, "an admission lets something through")
            self.permits = permits
            self.queued = queued
            self.cost = cost
            self.wait = wait
        }
    }

    /// Turned away: come back in `retryAfter` seconds, 1…30.
    package struct Refusal: Error, Sendable, Hashable {
        /// Why.
        package enum Reason: Sendable, Hashable {
            case queueFull
            case costTooHigh
            case waitTooLong
        }

        package let reason: Reason
        package let retryAfter: Int
    }

    private struct Waiter {
        let id: Int
        let cost: Int
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var running = 0
        var cost = 0
        var waiters: [Waiter] = []
        var lastID = 0
        /// Exponentially weighted mean of how long a piece of work takes.
        var meanWork = Duration.zero
    }

    private let limits: Limits
    private let state = Mutex(State())

    package init(_ limits: Limits) {
        self.limits = limits
    }

    /// Pieces of work that wait now.
    package var queueDepth: Int { state.withLock { $0.waiters.count } }

    /// Whether another piece of work would be turned away now.
    package var isFull: Bool {
        state.withLock { refusal(of: 0, $0) != nil }
    }

    /// Does `work` when there is a permit for it. Throws a ``Refusal``, or a `CancellationError` when the task is
    /// cancelled while it waits; either way `work` has not begun.
    package func withPermit<Value: Sendable>(
        cost: Int,
        _ work: () async throws -> Value
    ) async throws -> Value {
        try await enter(cost)
        let start = ContinuousClock.now
        defer { leave(cost, worked: ContinuousClock.now - start) }
        return try await work()
    }

    private func enter(_ cost: Int) async throws {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        let timeout = Mutex<Task<Void, Never>?>(nil)
        defer { timeout.withLock { $0 }?.cancel() }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let verdict = state.withLock { state -> Result<Void, any Error>? in
                    if state.running < limits.permits, state.waiters.isEmpty, fits(cost, state) {
                        state.running += 1
                        state.cost += cost
                        return .success(())
                    }
                    if let refusal = refusal(of: cost, state) { return .failure(refusal) }
                    state.cost += cost
                    state.waiters.append(Waiter(id: id, cost: cost, continuation: continuation))
                    return nil
                }
                if let verdict { return continuation.resume(with: verdict) }
                let expiry = Task {
                    try? await Task.sleep(for: limits.wait)
                    if !Task.isCancelled { dismiss(id) { self.refusal(.waitTooLong, $0) } }
                }
                timeout.withLock { $0 = expiry }
                // Cancelled before it stood in the queue, nobody else would take it out.
                if Task.isCancelled { dismiss(id) { _ in CancellationError() } }
            }
        } onCancel: {
            dismiss(id) { _ in CancellationError() }
        }
    }

    /// Takes a waiter out of the queue, if it still waits.
    private func dismiss(_ id: Int, _ error: (State) -> any Error) {
        let dismissed = state.withLock { state -> (Waiter, any Error)? in
            guard let index = state.waiters.firstIndex(where: { $0.id == id }) else { return nil }
            let waiter = state.waiters.remove(at: index)
            state.cost -= waiter.cost
            return (waiter, error(state))
        }
        if let (waiter, error) = dismissed { waiter.continuation.resume(throwing: error) }
    }

    private func leave(_ cost: Int, worked: Duration) {
        let next = state.withLock { state -> Waiter? in
            state.cost -= cost
            state.meanWork = state.meanWork == .zero ? worked : state.meanWork * 0.8 + worked * 0.2
            guard !state.waiters.isEmpty else {
                state.running -= 1
                return nil
            }
            return state.waiters.removeFirst()
        }
        next?.continuation.resume()
    }

    private func fits(_ cost: Int, _ state: State) -> Bool {
        state.cost == 0 || cost <= limits.cost - state.cost
    }

    /// Why a piece of work of `cost` cannot join the queue; nil when it can.
    private func refusal(of cost: Int, _ state: State) -> Refusal? {
        if state.running < limits.permits, state.waiters.isEmpty, fits(cost, state) { return nil }
        if state.waiters.count >= limits.queued { return refusal(.queueFull, state) }
        if !fits(cost, state) { return refusal(.costTooHigh, state) }
        // Who would give up anyway does not wait first.
        return drain(state, 1) > limits.wait ? refusal(.waitTooLong, state) : nil
    }

    /// How long until the queue, and `more` behind it, have begun.
    private func drain(_ state: State, _ more: Int) -> Duration {
        state.meanWork * (state.waiters.count + more) / limits.permits
    }

    private func refusal(_ reason: Refusal.Reason, _ state: State) -> Refusal {
        let seconds = (drain(state, 1) / .seconds(1)).rounded(.up)
        return Refusal(reason: reason, retryAfter: Int(min(max(seconds, 1), 30)))
    }
}
