/// Reads the octets of one body from a connection: either kept, or counted and thrown away.
struct BodyReader {
    enum Outcome {
        case finished
        case violation(Violation)
        /// The client has gone, or the server ends.
        case gone
    }

    private enum Source {
        case exactly(remaining: Int)
        case chunked(ChunkedDecoder)
    }

    private let channel: Channel
    private let pool: BufferPool
    private let context: ServerContext
    /// Otherwise the body is thrown away and must end within ``ServerLimits/drain``.
    private let keeps: Bool
    private let start = ContinuousClock.now
    private var source: Source
    private var received = 0
    private(set) var body: [UInt8] = []

    init(_ length: BodyLength, bodyLimit: Int, keeps: Bool, channel: Channel, pool: BufferPool, context: ServerContext)
    {
        self.channel = channel
        self.pool = pool
        self.context = context
        self.keeps = keeps
        switch length {
        case .none: source = .exactly(remaining: 0)
        case .exactly(let length):
            source = .exactly(remaining: length)
            // Room is made as octets come: a declared size costs its sender nothing.
            if keeps { body.reserveCapacity(min(length, 64 << 10)) }
        case .chunked: source = .chunked(ChunkedDecoder(limits: context.limits, bodyLimit: bodyLimit))
        }
    }

    nonisolated(nonsending) mutating func read(_ buffer: inout ReceiveBuffer) async -> Outcome {
        var sinceYield = 0
        // What came together with the head.
        received = buffer.count
        while true {
            switch take(&buffer) {
            case .needsMore: break
            case .finished: return .finished
            case .violation(let violation): return .violation(violation)
            }
            if !channel.mayRead {
                switch await channel.wait(for: .input, until: deadline) {
                case .ready: break
                case .timedOut: return .violation(.bodyTimeout)
                case .aborted, .dismissed: return .gone
                }
            }
            switch buffer.fill(from: channel, pool) {
            case .bytes(0): return .violation(.incompleteBody)
            case .bytes(let count):
                received += count
                sinceYield += count
            case .wouldBlock: break
            case .failed: return .gone
            }
            if sinceYield >= 256 << 10 {
                // A fast sender shares the loop with its neighbours.
                sinceYield = 0
                await Task.yield()
                if ContinuousClock.now > deadline { return .violation(.bodyTimeout) }
            }
        }
    }

    /// The instant by which `received` octets are too few: an absolute one, and an average rate once grace is over.
    private var deadline: ContinuousClock.Instant {
        let limits = context.limits
        guard keeps else { return start + limits.drain }
        let rate = Duration.seconds(received / max(1, limits.bodyBytesPerSecond))
        return start + min(limits.body, max(limits.bodyRateGrace, rate))
    }

    private mutating func take(_ buffer: inout ReceiveBuffer) -> ChunkedDecoder.Outcome {
        switch source {
        case .exactly(let remaining):
            let length = min(remaining, buffer.count)
            if keeps { buffer.withBytes { body.append(copying: $0.extracting(0..<length)) } }
            buffer.consume(length)
            source = .exactly(remaining: remaining - length)
            return length == remaining ? .finished : .needsMore
        case .chunked(var decoder):
            var consumed = 0
            let outcome = buffer.withBytes { decoder.decode($0, consumed: &consumed, into: &body) }
            buffer.consume(consumed)
            source = .chunked(decoder)
            if !keeps { body.removeAll(keepingCapacity: true) }
            return outcome
        }
    }
}

extension [UInt8] {
    mutating func append(copying bytes: Span<UInt8>) {
        unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
    }
}
