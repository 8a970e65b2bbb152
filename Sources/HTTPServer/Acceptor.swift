/// Takes connections from the kernel and hands them to the loops in turn.
struct Acceptor {
    /// After the kernel ran out of something; doubled up to ``longestPause`` while it stays so.
    private static let shortestPause = Duration.milliseconds(5)
    private static let longestPause = Duration.seconds(1)
    /// How often to look for an idle connection to close while all places are taken.
    private static let evictionInterval = Duration.milliseconds(50)

    /// Edges wake the acceptor; this is for the edge that nobody foresaw.
    private static let longestWait = Duration.seconds(60)

    private let channel: Channel
    private let context: ServerContext
    private var pause = Acceptor.shortestPause
    private var turn = 0

    init(channel: Channel, context: ServerContext) {
        self.channel = channel
        self.context = context
    }

    /// Accepts until the server drains. No error ends it before.
    mutating func run() async {
        while !context.isDraining {
            guard context.openConnections < context.capacity else {
                await makeRoom()
                continue
            }
            await acceptOne()
        }
        // Those whom the kernel has already greeted are not turned away.
        while context.openConnections < context.capacity,
            case .accepted(let descriptor, let client) = Acceptance(from: channel.descriptor)
        {
            serve(descriptor, for: client)
        }
    }

    private mutating func acceptOne() async {
        let acceptance = Acceptance(from: channel.descriptor)
        switch consume acceptance {
        case .accepted(let descriptor, let client):
            pause = Self.shortestPause
            serve(descriptor, for: client)
        case .again: break
        case .nothing:
            channel.clearReadiness(.input)
            _ = await channel.wait(for: .input, until: .now + Self.longestWait)
        case .exhausted:
            // An idle connection's descriptor helps a new one more than waiting does.
            _ = context.dismissLongestIdle(age: context.limits.evictionAge)
            _ = await channel.wait(for: .nothing, until: .now + pause)
            pause = min(pause * 2, Self.longestPause)
        }
    }

    /// All places are taken: the backlog waits, and if there is anyone in it, whoever has been idle longest goes.
    private func makeRoom() async {
        if channel.descriptor.hasInput {
            _ = context.dismissLongestIdle(age: context.limits.evictionAge)
            _ = await channel.wait(for: .nothing, until: .now + Self.evictionInterval)
        } else {
            channel.clearReadiness(.input)
            _ = await channel.wait(for: .input, until: .now + Self.longestWait)
        }
    }

    private mutating func serve(_ descriptor: consuming Descriptor, for client: ClientAddress) {
        let loop = context.loops[turn]
        turn = (turn + 1) % context.loops.count
        guard let channel = loop.open(descriptor) else { return }
        context.connectionOpened()
        let context = context
        let task = Task(executorPreference: loop) {
            var connection = Connection(channel: channel, client: client, loop: loop, context: context)
            await connection.run()
            loop.close(channel)
            context.connectionClosed()
        }
        channel.attach { task.cancel() }
    }
}
