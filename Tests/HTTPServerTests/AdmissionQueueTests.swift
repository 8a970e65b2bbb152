import HTTPServer
import Synchronization
import Testing

@Suite struct AdmissionQueueTests {
    private let patient = AdmissionQueue.Limits(permits: 2, queued: 3, cost: 100, wait: .seconds(60))

    @Test func noMoreWorkGoesOnThanThereArePermits() async throws {
        var limits = patient
        limits.queued = 50
        let queue = AdmissionQueue(limits)
        let running = Tally()
        try await withThrowingTaskGroup { group in
            for _ in 0..<40 {
                group.addTask {
                    try await queue.withPermit(cost: 1) {
                        running.enter()
                        await Task.yield()
                        running.leave()
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(running.most == 2)
        #expect(running.now == 0)
        #expect(queue.queueDepth == 0)
    }

    @Test func queueThatIsFullTurnsAwayAtOnce() async throws {
        let scene = Scene(patient, working: 2, waiting: 3)
        try await scene.whileBusy { queue in
            #expect(queue.isFull)
            let refusal = await #expect(throws: AdmissionQueue.Refusal.self) { try await queue.withPermit(cost: 1) {} }
            #expect(refusal?.reason == .queueFull)
            #expect(refusal.map { (1...30).contains($0.retryAfter) } == true)
        }
    }

    @Test func workThatCostsTooMuchBesideTheRestIsTurnedAway() async throws {
        let scene = Scene(patient, working: 1, waiting: 0)
        try await scene.whileBusy { queue in
            let refusal = await #expect(throws: AdmissionQueue.Refusal.self) {
                try await queue.withPermit(cost: 100) {}
            }
            #expect(refusal?.reason == .costTooHigh)
        }
    }

    @Test func workThatIsAloneMayCostWhatItLikes() async throws {
        #expect(try await AdmissionQueue(patient).withPermit(cost: 1_000_000) { 7 } == 7)
    }

    @Test func whoHasWaitedTooLongIsTurnedAway() async throws {
        var limits = patient
        limits.wait = .milliseconds(20)
        let scene = Scene(limits, working: 2, waiting: 0)
        try await scene.whileBusy { queue in
            let refusal = await #expect(throws: AdmissionQueue.Refusal.self) { try await queue.withPermit(cost: 1) {} }
            #expect(refusal?.reason == .waitTooLong)
            #expect(queue.queueDepth == 0)
        }
    }

    @Test func cancelledTaskLeavesTheQueueWithoutHavingWorked() async throws {
        let scene = Scene(patient, working: 2, waiting: 0)
        try await scene.whileBusy { queue in
            let task = Task { try await queue.withPermit(cost: 1) { Issue.record("it worked") } }
            while queue.queueDepth == 0 { try? await Task.sleep(for: .milliseconds(1)) }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(queue.queueDepth == 0)
        }
    }

    @Test func taskThatIsCancelledBeforeItWaitsNeverWaits() async throws {
        let scene = Scene(patient, working: 2, waiting: 0)
        try await scene.whileBusy { queue in
            let task = Task {
                unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
                try await queue.withPermit(cost: 1) {}
            }
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(queue.queueDepth == 0)
        }
    }

    @Test func permitComesBackWhenWorkFails() async throws {
        let queue = AdmissionQueue(.init(permits: 1, queued: 0, cost: 10, wait: .seconds(60)))
        struct Failure: Error {}
        for _ in 0..<3 {
            await #expect(throws: Failure.self) { try await queue.withPermit(cost: 5) { throw Failure() } }
        }
        #expect(try await queue.withPermit(cost: 5) { true })
    }

    /// How many are inside, and how many have been at a time.
    private final class Tally: Sendable {
        private let inside = Atomic(0)
        private let peak = Atomic(0)

        var now: Int { inside.load(ordering: .acquiring) }
        var most: Int { peak.load(ordering: .acquiring) }

        func enter() {
            let count = inside.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
            peak.max(count, ordering: .acquiringAndReleasing)
        }

        func leave() { inside.wrappingSubtract(1, ordering: .acquiringAndReleasing) }
    }

    /// A queue with some work going on and some waiting, for as long as a test looks at it.
    private struct Scene {
        let queue: AdmissionQueue
        let working: Int
        let waiting: Int

        init(_ limits: AdmissionQueue.Limits, working: Int, waiting: Int) {
            queue = AdmissionQueue(limits)
            self.working = working
            self.waiting = waiting
        }

        func whileBusy(_ body: (AdmissionQueue) async throws -> Void) async throws {
            let (begun, over) = (Tally(), Tally())
            try await withThrowingTaskGroup { group in
                for _ in 0..<(working + waiting) {
                    group.addTask {
                        try await queue.withPermit(cost: 1) {
                            begun.enter()
                            while over.now == 0 { try? await Task.sleep(for: .milliseconds(1)) }
                        }
                    }
                }
                while begun.now < working || queue.queueDepth < waiting { try? await Task.sleep(for: .milliseconds(1)) }
                try await body(queue)
                over.enter()
                try await group.waitForAll()
            }
        }
    }
}
