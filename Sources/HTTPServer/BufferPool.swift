import Synchronization

/// Receive buffers of one loop: a connection has one only while octets of a request are under way.
final class BufferPool: Sendable {
    /// Enough for a burst; more than that is given back to the allocator.
    private static let capacity = 64

    private let bufferSize: Int
    private let state = Mutex(State())

    private struct State {
        var free: [[UInt8]] = []
        var lent = 0
    }

    init(bufferSize: Int) { self.bufferSize = bufferSize }

    /// Buffers in use: none while every connection is idle.
    var lent: Int { state.withLock { $0.lent } }

    func take() -> [UInt8] {
        let buffer = state.withLock { state in
            state.lent += 1
            return state.free.popLast()
        }
        return buffer ?? [UInt8](repeating: 0, count: bufferSize)
    }

    /// Buffers that have grown are not kept.
    func give(_ buffer: [UInt8]) {
        state.withLock { state in
            state.lent -= 1
            if buffer.count == bufferSize, state.free.count < Self.capacity { state.free.append(buffer) }
        }
    }
}
