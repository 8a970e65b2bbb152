import Synchronization

/// One descriptor in one loop's care, and the one task that waits for it.
///
/// Readiness is set by the loop's thread and cleared by the task, which runs on the same thread: an edge cannot be
/// lost between them. Aborting and dismissing come from any thread.
final class Channel: Sendable {
    enum Interest {
        case input
        case output
        /// Time alone.
        case nothing
    }

    enum Wake {
        case ready
        case timedOut
        /// To end at once: grace is over.
        case aborted
        /// To end if nothing has come: the server closes, or needs the place.
        case dismissed
    }

    let descriptor: Descriptor
    let token: Token
    private let loop: EventLoop
    private let state = Mutex(State())

    init(_ descriptor: consuming Descriptor, token: Token, loop: EventLoop) {
        self.descriptor = descriptor
        self.token = token
        self.loop = loop
    }

    /// Waits until `interest` may be tried again. The kernel's word is an invitation, not a promise.
    nonisolated(nonsending) func wait(
        for interest: Interest,
        until deadline: ContinuousClock.Instant,
        isIdle: Bool = false
    ) async -> Wake {
        if let wake = state.withLock({ $0.wake(for: interest) }) { return wake }
        let now = isIdle ? ContinuousClock.now : nil
        return unsafe await withUnsafeContinuation { continuation in
            let (wake, needsTimer) = state.withLock { state -> (Wake?, Bool) in
                if let wake = state.wake(for: interest) { return (wake, false) }
                state.waiter = unsafe Waiter(continuation: continuation, interest: interest)
                state.idleSince = now
                return (nil, state.setDeadline(deadline))
            }
            if needsTimer { loop.schedule(token, at: deadline) }
            if let wake { unsafe continuation.resume(returning: wake) }
        }
    }

    /// Receives what is there. A short count tells that there is no more, without asking the kernel twice.
    func receive(into storage: inout [UInt8], _ range: Range<Int>) -> Transfer {
        let transfer = descriptor.receive(into: &storage, range)
        switch transfer {
        case .bytes(let count) where count == range.count: break
        case .bytes, .wouldBlock: state.withLock { if !$0.inputHasEnded { $0.mayRead = false } }
        case .failed: break
        }
        return transfer
    }

    /// Whether a receive is worth a system call.
    var mayRead: Bool { state.withLock { $0.mayRead } }

    /// Puts the task to sleep until the next edge, after a call said that there is nothing (more).
    func clearReadiness(_ interest: Interest) {
        state.withLock { state in
            if interest == .input { state.mayRead = false } else { state.mayWrite = false }
        }
    }

    /// From now on until ``endWatching()`` the task is cancelled when the client goes: at once on a reset,
    /// `grace` after a FIN. A client that has half-closed before is waiting for its answer.
    func beginWatching(grace: Duration) {
        state.withLock { state in
            state.grace = state.inputHasEnded ? nil : grace
            state.isWatching = true
        }
    }

    func endWatching() {
        state.withLock { state in
            state.isWatching = false
            state.deadline = nil
        }
    }

    /// What to call when the client goes, or on ``abort()``.
    func attach(_ cancel: @escaping @Sendable () -> Void) {
        let isLate = state.withLock { state in
            state.cancel = cancel
            return state.isAborted
        }
        if isLate { cancel() }
    }

    /// Ends whatever goes on here, now.
    func abort() {
        let (waiter, cancel) = state.withLock { state in
            state.isAborted = true
            return (state.takeWaiter(), state.cancel)
        }
        waiter?.resume(.aborted)
        cancel?()
    }

    /// Wakes the task if it waits for a request's first octet.
    func dismissIfIdle() {
        let waiter = state.withLock { state in
            state.idleSince == nil ? nil : state.takeWaiter()
        }
        waiter?.resume(.dismissed)
    }

    /// Wakes the task from whatever it waits for, or from its next wait.
    func poke() {
        let waiter = state.withLock { state in
            state.isPoked = state.waiter == nil
            return state.takeWaiter()
        }
        waiter?.resume(.ready)
    }

    /// Since when it waits for a request's first octet; nil when it does not.
    var idleSince: ContinuousClock.Instant? { state.withLock { $0.idleSince } }

    /// The loop's thread brings an event.
    func notify(_ readiness: Readiness) {
        let (waiter, cancel, timer) = state.withLock { state in state.take(readiness) }
        if let timer { loop.schedule(token, at: timer) }
        waiter?.resume(.ready)
        cancel?()
    }

    /// The loop's thread brings a deadline that was asked for, perhaps long given up.
    func expire(_ instant: ContinuousClock.Instant, now: ContinuousClock.Instant) {
        let (waiter, cancel, timer) = state.withLock { state in state.expire(instant, now: now) }
        if let timer { loop.schedule(token, at: timer) }
        waiter?.resume(.timedOut)
        cancel?()
    }
}
