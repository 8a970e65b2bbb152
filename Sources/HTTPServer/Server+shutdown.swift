import Glibc
import Synchronization

extension Server {
    /// How often a drain looks for connections that have become idle.
    private static let drainInterval = Duration.milliseconds(5)
    /// For aborted connections to close; one whose responder does not heed its cancellation is left behind.
    private static let settleTime = Duration.milliseconds(500)

    /// Stops: not ready at once, accepting until the readiness delay is over, then idle connections closed and what is
    /// in flight answered, each with `Connection: close`, until the grace is over. Returns when all has ended.
    package func shutdown() async -> Ending {
        if lifecycle.advance(from: .starting, to: .ended) {
            stopListening()
            context.loops[0].close(alarm)
        } else if lifecycle.advance(to: .leaving) {
            // Not the caller's task, whose cancellation would leave the server half stopped. On a loop, whose timers
            // need no descriptor: there may be none left.
            await Task(executorPreference: context.loops[0]) { await self.leave() }.value
        } else {
            await lifecycle.waitForEnd()
        }
        return outcome.withLock { $0 }
    }

    /// Makes a shutdown, one that goes on or one to come, end now.
    package func insist() {
        insisted.store(true, ordering: .sequentiallyConsistent)
        alarm.poke()
    }

    func stopListening() {
        guard let channel = context.listener.withLock({ $0.take() }) else { return }
        context.loops[0].close(channel)
        if case .unix(let path) = address { _ = unsafe unlink(path) }
    }

    private func leave() async {
        let accepting = ContinuousClock.now + context.limits.readinessDelay
        while !hasInsisted, ContinuousClock.now < accepting { _ = await alarm.wait(for: .nothing, until: accepting) }
        _ = lifecycle.advance(to: .draining)
        context.listener.withLock { $0 }?.poke()
        let isDrained = await drain()
        if !isDrained { outcome.withLock { $0 = .cut } }
        context.loops[0].close(alarm)
        // A loop that still has a task would never run it again.
        if context.openConnections == 0 { for loop in context.loops { loop.stop() } }
        _ = lifecycle.advance(to: .ended)
    }

    /// Waits for the connections to end; true when all did by themselves.
    private func drain() async -> Bool {
        let end = ContinuousClock.now + context.limits.shutdownGrace
        while isBusy {
            if hasInsisted || ContinuousClock.now >= end {
                for channel in context.channels where channel !== alarm { channel.abort() }
                let settled = ContinuousClock.now + Self.settleTime
                while isBusy, ContinuousClock.now < settled {
                    _ = await alarm.wait(for: .nothing, until: .now + Self.drainInterval)
                }
                return false
            }
            for channel in context.channels { channel.dismissIfIdle() }
            _ = await alarm.wait(for: .nothing, until: min(end, .now + Self.drainInterval))
        }
        return true
    }

    private var isBusy: Bool { context.openConnections > 0 || context.listener.withLock { $0 != nil } }

    private var hasInsisted: Bool { insisted.load(ordering: .sequentiallyConsistent) }
}
