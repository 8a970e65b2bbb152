import Glibc
import Testing

@testable import HTTPServer

#if !SANITIZE_THREAD
import Synchronization
#endif

@Suite struct WorkerPoolTests {
    @Test func workRunsOnAWorkerAndItsResultComesBack() async throws {
        let pool = try WorkerPool(threads: 2)
        let sum = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<100 { group.addTask { try await pool.run { number * 2 } } }
            return try await group.reduce(0, +)
        }
        #expect(sum == 9900)
        pool.shutdown()
    }

    @Test func aLoopsTaskGoesToAWorkerAndComesBackToItsLoop() async throws {
        let pool = try WorkerPool(threads: 1)
        let loop = try EventLoop(label: "test", bufferSize: 1024)
        loop.start()
        let places = try await Task(executorPreference: loop) {
            let before = Self.thread
            let during = try await pool.run { Self.thread }
            return [before, during, Self.thread]
        }.value
        #expect(places[1].name == "http-worker")
        #expect(places[0].name != "http-worker")
        #expect(places[0].id == places[2].id)
        #expect(places[0].id != places[1].id)
        loop.stop()
        pool.shutdown()
    }

    @Test func workSeesThatItsTaskIsCancelled() async throws {
        let pool = try WorkerPool(threads: 1)
        let task = Task {
            try await pool.run {
                let end = ContinuousClock.now + .seconds(5)
                while !Task.isCancelled, ContinuousClock.now < end { usleep(1000) }
                return Task.isCancelled
            }
        }
        task.cancel()
        #expect(try await task.value)
        pool.shutdown()
    }

    /// As the kernel knows it.
    private static var thread: (id: UInt, name: String) {
        var name = [UInt8](repeating: 0, count: 32)
        let file = unsafe open("/proc/thread-self/comm", O_RDONLY)
        defer { close(file) }
        let count = unsafe read(file, &name, 32)
        return (UInt(pthread_self()), String(decoding: name.prefix(max(0, count - 1)), as: UTF8.self))
    }

    @Test func errorsComeBackAsTheyWereThrown() async throws {
        let pool = try WorkerPool(threads: 1)
        await #expect(throws: CancellationError.self) { try await pool.run { throw CancellationError() } }
        pool.shutdown()
    }

    @Test func noMoreRunAtOnceThanThereAreThreads() async throws {
        let pool = try WorkerPool(threads: 2)
        let gauge = Gauge()
        await withDiscardingTaskGroup { group in
            for _ in 0..<32 {
                group.addTask { _ = try? await pool.run { gauge.pass() } }
            }
        }
        #expect((1...2).contains(gauge.most))
        pool.shutdown()
    }

    @Test func workAfterShutdownStillRuns() async throws {
        let pool = try WorkerPool(threads: 1)
        pool.shutdown()
        #expect(try await pool.run { 7 } == 7)
    }

    @Test func deepRecursionFitsTheStackThatWasAskedFor() async throws {
        let pool = try WorkerPool(threads: 1, stackSize: 32 << 20)
        @Sendable func depth(_ level: Int) -> Int { level == 0 ? 0 : 1 + depth(level - 1) }
        #expect(try await pool.run { depth(50_000) } == 50_000)
        pool.shutdown()
    }
}

/// How many were inside at once.
private final class Gauge: Sendable {
    private let inside = Mutex((now: 0, most: 0))

    var most: Int { inside.withLock { $0.most } }

    func pass() {
        inside.withLock { inside in
            inside.now += 1
            inside.most = max(inside.most, inside.now)
        }
        for _ in 0..<1000 { _ = most }
        inside.withLock { $0.now -= 1 }
    }
}
