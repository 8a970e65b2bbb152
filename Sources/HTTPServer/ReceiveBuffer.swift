/// Octets that have been received and not yet used. Without storage while it is empty and its connection idle.
struct ReceiveBuffer {
    private var storage: [UInt8] = []
    private var start = 0
    private var end = 0

    var isEmpty: Bool { start == end }
    var count: Int { end - start }

    /// Lends what is there.
    func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        body(storage.span.extracting(start..<end))
    }

    /// Drops the first `length` octets.
    mutating func consume(_ length: Int) {
        precondition(length >= 0 && length <= count, "only what is there can be used up")
        start += length
        if isEmpty {
            start = 0
            end = 0
        }
    }

    /// Receives behind what is there, making room if there is none.
    mutating func fill(from channel: Channel, _ pool: BufferPool) -> Transfer {
        if storage.isEmpty {
            storage = pool.take()
        } else if end == storage.count {
            if start > 0 {
                storage.replaceSubrange(0..<count, with: storage[start..<end])
                end = count
                start = 0
            } else {
                storage.append(contentsOf: repeatElement(0, count: storage.count))
            }
        }
        let transfer = channel.receive(into: &storage, end..<storage.count)
        if case .bytes(let count) = transfer { end += count }
        return transfer
    }

    /// Gives the storage back if nothing is in it.
    mutating func release(to pool: BufferPool) {
        guard isEmpty, !storage.isEmpty else { return }
        pool.give(storage)
        storage = []
    }
}
