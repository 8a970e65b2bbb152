extension Channel {
    /// Sends `first` and `second`, in one call if the kernel takes them, and waits while it does not. False when the
    /// connection is of no more use: broken, aborted, without progress for `stall`, or not done by `end`.
    nonisolated(nonsending) func transmit(
        _ first: [UInt8],
        _ second: [UInt8],
        stall: Duration,
        until end: ContinuousClock.Instant
    ) async -> Bool {
        let total = first.count + second.count
        var sent = 0
        while sent < total {
            switch descriptor.send(first, second, from: sent) {
            case .bytes(let count): sent += count
            case .failed: return false
            case .wouldBlock:
                clearReadiness(.output)
                let deadline = min(ContinuousClock.now + stall, end)
                guard await wait(for: .output, until: deadline) == .ready else { return false }
            }
        }
        return true
    }
}
