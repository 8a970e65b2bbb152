/// Writes a streamed body to its connection, as fast as the client reads and no faster.
package struct BodyWriter: ~Copyable, Sendable {
    /// Why a body cannot go on.
    package enum Failure: Error, Sendable {
        /// The client has gone, or does not read.
        case disconnected
        /// More than the length that was promised.
        case tooLong
    }

    private let channel: Channel
    private let stall: Duration
    private let end: ContinuousClock.Instant
    private let framing: ResponseEncoder.Framing
    /// The head, until it goes out together with the first octets; then the line end of the last chunk.
    private var pending: [UInt8]
    private(set) var written = 0
    private var hasFailed = false

    init(
        channel: Channel,
        limits: ServerLimits,
        framing: ResponseEncoder.Framing,
        head: [UInt8]
    ) {
        self.channel = channel
        self.framing = framing
        stall = limits.writeStall
        end = ContinuousClock.now + limits.response
        pending = head
    }

    /// Sends `bytes`, a chunk of their own, and returns when the kernel has taken them all.
    package mutating func write(_ bytes: [UInt8]) async throws(Failure) {
        guard !bytes.isEmpty else { return }
        guard !hasFailed else { throw .disconnected }
        switch framing {
        case .length(let length) where bytes.count > length - written:
            hasFailed = true
            throw .tooLong
        case .chunked:
            pending.append(contentsOf: String(bytes.count, radix: 16).utf8)
            pending.append(contentsOf: "\r\n".utf8)
        default: break
        }
        written += bytes.count
        guard await channel.transmit(pending, bytes, stall: stall, until: end) else {
            hasFailed = true
            throw .disconnected
        }
        pending.removeAll(keepingCapacity: true)
        if case .chunked = framing { pending.append(contentsOf: "\r\n".utf8) }
    }

    /// Ends the body; false when it did not go out whole.
    nonisolated(nonsending) mutating func finish() async -> Bool {
        guard !hasFailed else { return false }
        switch framing {
        case .length(let length) where written != length: return false
        case .chunked: pending.append(contentsOf: "0\r\n\r\n".utf8)
        default: break
        }
        return await channel.transmit(pending, [], stall: stall, until: end)
    }
}
