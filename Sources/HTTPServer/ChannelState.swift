extension Channel {
    /// The task that waits. Whoever takes it out of the state, under the lock, is the one who resumes it, so it is
    /// resumed exactly once.
    @safe struct Waiter {
        private let continuation: UnsafeContinuation<Wake, Never>
        let interest: Interest

        init(continuation: UnsafeContinuation<Wake, Never>, interest: Interest) {
            unsafe self.continuation = continuation
            self.interest = interest
        }

        consuming func resume(_ wake: Wake) { unsafe continuation.resume(returning: wake) }
    }

    /// What a channel's lock guards.
    struct State {
        var mayRead = false
        var mayWrite = true
        var inputHasEnded = false
        var isAborted = false
        var isPoked = false
        var isWatching = false
        var grace: Duration?
        var cancel: (@Sendable () -> Void)?
        var idleSince: ContinuousClock.Instant?
        var deadline: ContinuousClock.Instant?
        /// The earliest entry in the loop's heap that is still meant. A later deadline needs no entry of its own:
        /// the early one comes, looks and asks again. So a busy connection hardly ever touches the heap.
        private var scheduled: ContinuousClock.Instant?
        var waiter: Waiter?

        /// How a wait for `interest` would end without waiting.
        mutating func wake(for interest: Interest) -> Wake? {
            if isAborted { return .aborted }
            if isPoked {
                isPoked = false
                return .ready
            }
            switch interest {
            case .input: return mayRead ? .ready : nil
            case .output: return mayWrite ? .ready : nil
            case .nothing: return nil
            }
        }

        /// Whether the loop's heap needs a new entry for it.
        mutating func setDeadline(_ instant: ContinuousClock.Instant) -> Bool {
            deadline = instant
            if let scheduled, scheduled <= instant { return false }
            scheduled = instant
            return true
        }

        mutating func takeWaiter() -> Waiter? {
            defer {
                waiter = nil
                deadline = nil
                idleSince = nil
            }
            return waiter
        }

        mutating func take(
            _ readiness: Readiness
        ) -> (Waiter?, (@Sendable () -> Void)?, timer: ContinuousClock.Instant?) {
            let isBroken = !readiness.isDisjoint(with: .broken)
            let endsInput = isBroken || readiness.contains(.inputEnded)
            if endsInput || readiness.contains(.input) { mayRead = true }
            if isBroken || readiness.contains(.output) { mayWrite = true }
            let isNews = endsInput && !inputHasEnded
            if endsInput { inputHasEnded = true }

            if waiter != nil {
                let isAwaited =
                    switch waiter?.interest {
                    case .input: mayRead
                    case .output: mayWrite
                    default: false
                    }
                return (isAwaited ? takeWaiter() : nil, nil, nil)
            }
            guard isWatching else { return (nil, nil, nil) }
            if isBroken { return (nil, cancel, nil) }
            guard isNews, let grace else { return (nil, nil, nil) }
            let end = ContinuousClock.now + grace
            return (nil, nil, setDeadline(end) ? end : nil)
        }

        mutating func expire(
            _ instant: ContinuousClock.Instant,
            now: ContinuousClock.Instant
        ) -> (Waiter?, (@Sendable () -> Void)?, timer: ContinuousClock.Instant?) {
            guard instant == scheduled else { return (nil, nil, nil) }
            scheduled = nil
            guard let deadline else { return (nil, nil, nil) }
            guard deadline <= now else {
                scheduled = deadline
                return (nil, nil, deadline)
            }
            if waiter != nil { return (takeWaiter(), nil, nil) }
            self.deadline = nil
            return (nil, isWatching ? cancel : nil, nil)
        }
    }
}
