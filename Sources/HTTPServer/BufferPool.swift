import Synchronization

/// Receive buffers of one loop: a connection has one only while octets of a request are under way.
final class BufferPool: Sendable {
    /// Enough for a burst; more than that is given back to the allocator.
    private static let capacity = 64

    private let bufferSize: Int
    private let buffers = Mutex<[[UInt8]]>([])

    init(bufferSize: Int) { self.bufferSize = bufferSize }

    func take() -> [UInt8] {
        buffers.withLock { $0.popLast() } ?? [UInt8](repeating: 0, count: bufferSize)
    }

    /// Buffers that have grown are not kept.
    func give(_ buffer: [UInt8]) {
        guard buffer.count == bufferSize else { return }
        buffers.withLock { buffers in
            if buffers.count < Self.capacity { buffers.append(buffer) }
        }
    }
}
