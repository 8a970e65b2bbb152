import Glibc
import Synchronization

/// An HTTP/1.1 server on sockets: one loop a core, one task a connection.
package final class Server: Sendable {
    /// How a server came to its end.
    package enum Ending: Sendable, Hashable {
        /// Every request in flight was answered.
        case drained
        /// Some were cut off: the grace was over, or someone insisted.
        case cut
    }

    /// The port it listens on; 0 for a Unix socket.
    package let port: Int
    package let lifecycle: Lifecycle
    private let context: ServerContext
    private let address: ServerAddress
    private let listener: Mutex<Channel?>
    private let insisted = Atomic(false)
    private let outcome = Mutex(Ending.drained)

    /// Listens at once, but accepts only after ``start()``.
    package init(
        address: ServerAddress,
        responder: any Responder,
        limits: ServerLimits = ServerLimits(),
        loops: Int = Server.processors,
        lifecycle: Lifecycle = Lifecycle()
    ) throws(ServerError) {
        precondition(loops > 0, "a server has at least one loop")
        var eventLoops: [EventLoop] = []
        for index in 0..<loops {
            eventLoops.append(try EventLoop(label: "http-loop-\(index)", bufferSize: 16 << 10))
        }
        let opened = try Listener(address, backlog: limits.backlog)
        port = opened.port
        guard let channel = eventLoops[0].open(opened.intoDescriptor()) else { throw .system("epoll_ctl", errno) }
        listener = Mutex(channel)
        self.address = address
        self.lifecycle = lifecycle
        context = ServerContext(
            limits: limits,
            responder: responder,
            lifecycle: lifecycle,
            loops: eventLoops,
            capacity: max(1, min(limits.connections, Self.descriptorLimit - 64))
        )
    }

    /// Processors that this process may use.
    package static var processors: Int { max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))) }

    /// Connections open now.
    package var openConnections: Int { context.openConnections }

    /// Begins to accept. Once.
    package func start() {
        guard lifecycle.advance(to: .serving) else { return }
        // Of all that writes here only sendmsg can be told not to raise it.
        _ = signal(SIGPIPE, SIG_IGN)
        for loop in context.loops { loop.start() }
        guard let channel = listener.withLock({ $0 }) else { return }
        let context = context
        Task(executorPreference: context.loops[0]) {
            var acceptor = Acceptor(channel: channel, context: context)
            await acceptor.run()
            self.stopListening()
        }
    }

    /// Starts if need be, and returns when the server has ended.
    package func run() async -> Ending {
        start()
        await lifecycle.waitForEnd()
        return outcome.withLock { $0 }
    }

    /// Stops: not ready at once, accepting until the readiness delay is over, then idle connections closed and what is
    /// in flight answered, each with `Connection: close`, until the grace is over. Returns when all has ended.
    package func shutdown() async -> Ending {
        if lifecycle.advance(to: .leaving) {
            await sleep(context.limits.readinessDelay)
            _ = lifecycle.advance(to: .draining)
            listener.withLock { $0 }?.poke()
            outcome.withLock { $0 = .cut }
            if await drain() { outcome.withLock { $0 = .drained } }
            for loop in context.loops where context.openConnections == 0 { loop.stop() }
            _ = lifecycle.advance(to: .ended)
        } else {
            await lifecycle.waitForEnd()
        }
        return outcome.withLock { $0 }
    }

    /// Makes a shutdown that goes on end now.
    package func insist() { insisted.store(true, ordering: .relaxed) }

    /// Waits for the connections to end; true when all did by themselves.
    private func drain() async -> Bool {
        let end = ContinuousClock.now + context.limits.shutdownGrace
        while isListening || context.openConnections > 0 {
            if insisted.load(ordering: .relaxed) || ContinuousClock.now >= end {
                for channel in context.channels { channel.abort() }
                await settle()
                return false
            }
            for channel in context.channels { channel.dismissIfIdle() }
            await sleep(.milliseconds(5))
        }
        return true
    }

    /// A moment for aborted connections to close; one whose responder does not heed its cancellation is left behind.
    private func settle() async {
        let end = ContinuousClock.now + .milliseconds(500)
        while context.openConnections > 0, ContinuousClock.now < end { await sleep(.milliseconds(5)) }
    }

    /// In steps, since insisting ends it.
    private func sleep(_ duration: Duration) async {
        let end = ContinuousClock.now + duration
        while ContinuousClock.now < end, !insisted.load(ordering: .relaxed) {
            // Not cancelled by whoever waits: a server that was told to stop stops.
            await Task { try? await Task.sleep(for: min(end - ContinuousClock.now, .milliseconds(20))) }.value
        }
    }

    private var isListening: Bool { listener.withLock { $0 != nil } }

    private func stopListening() {
        guard let channel = listener.withLock({ $0.take() }) else { return }
        context.loops[0].close(channel)
        if case .unix(let path) = address { _ = unsafe unlink(path) }
    }

    private static var descriptorLimit: Int {
        var limit = rlimit()
        guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
        return Int(clamping: limit.rlim_cur)
    }
}
