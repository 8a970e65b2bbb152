import CLinux
import Glibc
import Synchronization

/// A fixed set of threads for what computes, apart from the loops, and a `TaskExecutor`: a task hops here and back.
package final class WorkerPool: TaskExecutor {
    private struct Inbox {
        var jobs: [UnownedJob] = []
        /// Where the first job not yet taken lies; taking from the front of an array would move the others.
        var first = 0
        var isClosed = false

        mutating func take() -> UnownedJob? {
            guard first < jobs.count else {
                jobs.removeAll(keepingCapacity: true)
                first = 0
                return nil
            }
            defer { first += 1 }
            return jobs[first]
        }
    }

    /// Threads in the pool.
    package let threads: Int
    private let inbox = Mutex(Inbox())
    private let signal: Semaphore

    /// `stackSize` in octets, rounded up to whole pages. The threads live until ``shutdown()``.
    package init(threads: Int, stackSize: Int = 8 << 20) throws(ServerError) {
        precondition(threads > 0, "a pool has at least one thread")
        precondition(stackSize >= 64 << 10, "a thread needs a stack that Swift code can run on")
        self.threads = threads
        signal = try Semaphore()
        for _ in 0..<threads {
            try Thread.start(name: "http-worker", stackSize: stackSize) { self.serve() }
        }
    }

    /// Runs `work` on a worker and comes back with its result. A cancelled task's work is still begun: it looks at
    /// `Task.isCancelled` itself, where it can stop in good order.
    package func run<T: Sendable>(_ work: @Sendable @escaping () throws -> T) async throws -> T {
        try await withTaskExecutorPreference(self) { try work() }
    }

    /// `Executor`'s requirement.
    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let isClosed = inbox.withLock { inbox in
            if !inbox.isClosed { inbox.jobs.append(job) }
            return inbox.isClosed
        }
        if isClosed {
            // A task that comes too late must still go on: whoever waits for it would wait for ever.
            unsafe job.runSynchronously(on: asUnownedTaskExecutor())
        } else {
            signal.post()
        }
    }

    /// Lets the threads go when what is enqueued is done. Later jobs run where they are enqueued.
    package func shutdown() {
        inbox.withLock { $0.isClosed = true }
        for _ in 0..<threads { signal.post() }
    }

    private func serve() {
        let executor = unsafe asUnownedTaskExecutor()
        while true {
            signal.wait()
            // Each job has its own post, and each thread one more at the end.
            guard let job = inbox.withLock({ $0.take() }) else { return }
            unsafe job.runSynchronously(on: executor)
        }
    }
}
