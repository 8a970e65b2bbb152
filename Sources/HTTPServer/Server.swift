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
    /// How far it has come; the one that was given to the initializer.
    package let lifecycle: Lifecycle
    let context: ServerContext
    let address: ServerAddress
    /// What a shutdown sleeps on.
    let alarm: Channel
    let insisted = Atomic(false)
    let outcome = Mutex(Ending.drained)

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
        guard let alarm = eventLoops[0].open(try Descriptor.inert()) else { throw .system("epoll_ctl", errno) }
        self.alarm = alarm
        self.address = address
        self.lifecycle = lifecycle
        context = ServerContext(
            limits: limits,
            responder: responder,
            lifecycle: lifecycle,
            loops: eventLoops,
            listener: channel,
            capacity: max(1, min(limits.connections, Self.descriptorLimit - 64))
        )
    }

    /// Processors that this process may use.
    package static var processors: Int { max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))) }

    /// Connections open now.
    package var openConnections: Int { context.openConnections }

    /// Receive buffers in use, for tests: an idle connection has none.
    var lentBuffers: Int { context.loops.map(\.buffers.lent).reduce(0, +) }

    /// Begins to accept. Once.
    package func start() {
        guard lifecycle.advance(to: .serving) else { return }
        // Of all that writes here only sendmsg can be told not to raise it.
        _ = signal(SIGPIPE, SIG_IGN)
        for loop in context.loops { loop.start() }
        guard let channel = context.listener.withLock({ $0 }) else { return }
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

    private static var descriptorLimit: Int {
        var limit = rlimit()
        guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
        return Int(clamping: limit.rlim_cur)
    }
}
