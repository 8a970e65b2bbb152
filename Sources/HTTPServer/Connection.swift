/// One connection's life as straight-line code: read a head, decide, read the body, answer, and again.
///
/// Its functions, and those of what it reads and writes with, are `nonisolated(nonsending)`: they run where their caller
/// does, on the loop. Otherwise each call would first ask the runtime where to run, a sixth of the user time measured.
struct Connection {
    /// How a connection ends.
    enum Ending {
        /// Everything was read, or the client has gone.
        case plain
        /// There may be more from the client: FIN first, then read on a little, so that no RST overtakes the answer.
        /// RFC 9112 §9.6.
        case lingering
        /// The client does not read: drop what is unsent.
        case reset
    }

    private enum Next {
        case head(ParsedHead)
        case violation(Violation)
        case nothing
    }

    let channel: Channel
    let client: ClientAddress
    let loop: EventLoop
    let context: ServerContext
    var buffer = ReceiveBuffer()
    private var served = 0
    private let start = ContinuousClock.now

    init(channel: Channel, client: ClientAddress, loop: EventLoop, context: ServerContext) {
        self.channel = channel
        self.client = client
        self.loop = loop
        self.context = context
    }

    var limits: ServerLimits { context.limits }

    /// Serves until the connection ends.
    nonisolated(nonsending) mutating func run() async {
        var ending: Ending?
        while ending == nil {
            guard await awaitRequest() else { break }
            ending = await serveNext()
            // Pipelined requests come without waiting: let the neighbours in now and then.
            if served % 16 == 0, !buffer.isEmpty { await Task.yield() }
        }
        switch ending {
        case .lingering: await linger()
        case .reset: channel.descriptor.resetOnClose()
        default: break
        }
        buffer.consume(buffer.count)
        buffer.release(to: loop.buffers)
    }

    /// Whether the connection may take another request behind one that is answered now.
    func staysOpen(after head: ParsedHead) -> Bool {
        head.isPersistent && served < limits.requestsPerConnection && !context.isDraining && !context.isCrowded
            && !Task.isCancelled
    }

    /// Waits for a request's first octet, for as long as the connection may be idle; false when there comes none.
    ///
    /// Apart from what follows, so that an idle connection's task is small: no buffer, no parser.
    nonisolated(nonsending) private mutating func awaitRequest() async -> Bool {
        let deadline = served == 0 ? start + limits.firstByte : ContinuousClock.now + limits.keepAliveIdle
        var isDismissed = false
        while buffer.isEmpty {
            if !channel.mayRead {
                buffer.release(to: loop.buffers)
                switch await channel.wait(for: .input, until: deadline, isIdle: true) {
                case .ready: break
                case .timedOut, .aborted: return false
                // What has come in the meantime is still served.
                case .dismissed: isDismissed = true
                }
            }
            switch buffer.fill(from: channel, loop.buffers) {
            case .bytes(0), .failed: return false
            case .bytes: break
            case .wouldBlock: if isDismissed { return false }
            }
        }
        return true
    }

    /// Reads a head to its end and answers its request. Nil when the connection goes on.
    @inline(never)
    nonisolated(nonsending) private mutating func serveNext() async -> Ending? {
        switch await nextHead() {
        case .nothing: return .plain
        case .violation(let violation): return await answer(violation, to: nil)
        case .head(let head):
            served += 1
            buffer.consume(head.length)
            return await serve(head)
        }
    }

    nonisolated(nonsending) private mutating func nextHead() async -> Next {
        var parser = HeadParser(limits: limits)
        let deadline = ContinuousClock.now + limits.head
        while true {
            switch buffer.withBytes({ parser.advance(over: $0) }) {
            case .complete(let head): return .head(head)
            case .violation(let violation): return .violation(violation)
            case .needsMore: break
            }
            if !channel.mayRead {
                switch await channel.wait(for: .input, until: deadline) {
                case .ready: break
                case .timedOut: return parser.hasBegun ? .violation(.headTimeout) : .nothing
                case .aborted, .dismissed: return .nothing
                }
            }
            switch buffer.fill(from: channel, loop.buffers) {
            case .bytes(0), .failed: return .nothing
            case .bytes, .wouldBlock: break
            }
        }
    }

    /// FIN, then read and forget until the client's own FIN, within bounds.
    nonisolated(nonsending) private mutating func linger() async {
        channel.descriptor.endWriting()
        let deadline = ContinuousClock.now + limits.drain
        var budget = limits.drainBytes
        buffer.consume(buffer.count)
        while budget > 0 {
            switch buffer.fill(from: channel, loop.buffers) {
            case .bytes(0), .failed: return
            case .bytes(let count):
                budget -= count
                buffer.consume(count)
            case .wouldBlock:
                guard await channel.wait(for: .input, until: deadline) == .ready else { return }
            }
        }
    }
}
