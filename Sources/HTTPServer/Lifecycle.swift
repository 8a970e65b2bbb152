import Synchronization

/// How far a server's life has come. A responder may hold it to answer for readiness.
package final class Lifecycle: Sendable {
    /// The stages, in their order.
    package enum Phase: Int, Sendable, Comparable {
        case starting
        case serving
        /// Told to stop, but still accepting for the readiness delay, until balancers have noticed.
        case leaving
        /// Accepts no more; every answer closes its connection.
        case draining
        case ended

        package static func < (one: Phase, other: Phase) -> Bool { one.rawValue < other.rawValue }
    }

    private struct State {
        var phase = Phase.starting
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// Of a server that has not started.
    package init() {}

    /// The stage that has been reached.
    package var phase: Phase { state.withLock { $0.phase } }

    /// Whether new work is welcome.
    package var isReady: Bool { phase == .serving }

    /// Goes on to `phase`; false when it has been reached already, or `start` is given and left. There is no way back.
    func advance(from start: Phase? = nil, to phase: Phase) -> Bool {
        let (isNew, waiters) = state.withLock { state -> (Bool, [CheckedContinuation<Void, Never>]) in
            guard phase > state.phase, start == nil || start == state.phase else { return (false, []) }
            state.phase = phase
            guard phase == .ended else { return (true, []) }
            defer { state.waiters = [] }
            return (true, state.waiters)
        }
        for waiter in waiters { waiter.resume() }
        return isNew
    }

    /// Returns when the server has ended.
    func waitForEnd() async {
        await withCheckedContinuation { continuation in
            let hasEnded = state.withLock { state in
                if state.phase < .ended { state.waiters.append(continuation) }
                return state.phase == .ended
            }
            if hasEnded { continuation.resume() }
        }
    }
}
