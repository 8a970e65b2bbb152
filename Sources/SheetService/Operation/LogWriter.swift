import Glibc
package import HTTPServer
import Synchronization

/// Writes lines to a descriptor from a thread of its own, many at a time: whoever has a line leaves it and goes on. What
/// nobody takes in time is dropped, and counted.
package final class LogWriter: Sendable {
    private struct State {
        var pending: [UInt8] = []
        var lines = 0
        var isWriting = false
    }

    private let descriptor: Int32
    private let limit: Int
    private let thread: WorkerPool
    private let state = Mutex(State())
    /// Lines that were dropped.
    let dropped = Counter()

    /// How long lines are gathered before they are written, so that a busy server writes a few hundred times a second
    /// however many lines it has.
    private static let gathering = Duration.milliseconds(4)

    /// Keeps up to `limit` bytes of lines that are not written yet.
    package init(descriptor: Int32 = STDOUT_FILENO, limit: Int = 1 << 20) throws(ServerError) {
        self.descriptor = descriptor
        self.limit = limit
        thread = try WorkerPool(threads: 1, stackSize: 256 << 10)
    }

    deinit { thread.shutdown() }

    /// Leaves a line, its end included.
    func write(_ line: [UInt8]) {
        let begins = state.withLock { state -> Bool in
            guard line.count <= limit - state.pending.count else {
                dropped.add()
                return false
            }
            state.pending += line
            state.lines += 1
            defer { state.isWriting = true }
            return !state.isWriting
        }
        if begins {
            Task(executorPreference: thread) {
                try? await Task.sleep(for: Self.gathering)
                self.drain()
            }
        }
    }

    /// Returns when every line that has been left is written, or when `patience` is over: whoever reads may have stopped.
    package func finish(patience: Duration = .seconds(2)) async {
        let waiting = Mutex<CheckedContinuation<Void, Never>?>(nil)
        await withCheckedContinuation { continuation in
            waiting.withLock { $0 = continuation }
            let end = { @Sendable in waiting.withLock { $0.take() }?.resume() }
            Task(executorPreference: thread) {
                self.drain()
                end()
            }
            Task {
                try? await Task.sleep(for: patience)
                end()
            }
        }
    }

    /// On the thread, which does nothing else.
    private func drain() {
        while true {
            let batch = state.withLock { state -> State in
                let batch = state
                state = State(isWriting: batch.lines > 0)
                return batch
            }
            guard batch.lines > 0 else { return }
            if !writeAll(batch.pending) { dropped.add(batch.lines) }
        }
    }

    private func writeAll(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                // Someone who shares the descriptor has made it non-blocking.
                var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                unsafe poll(&waiting, 1, -1)
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }
}
