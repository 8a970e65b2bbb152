import Dispatch
import Synchronization

/// One thread that waits in epoll and runs the tasks of its connections: a serial Dispatch queue with a single work
/// item, and a `TaskExecutor`. Nothing that runs here may block or compute for long.
final class EventLoop: TaskExecutor {
    private struct Inbox {
        var jobs: [UnownedJob] = []
        /// The thread is, or will be, in a wait without jobs: the next one to bring a job wakes it.
        var isAsleep = false
        var isStopped = false
    }

    private struct Slot {
        var generation: UInt32
        var channel: Channel?
    }

    private struct Registry {
        var slots: [Slot] = []
        var free: [UInt32] = []
        var deadlines = DeadlineHeap()

        subscript(token: Token) -> Channel? {
            let slot = slots[Int(token.slot)]
            return slot.generation == token.generation ? slot.channel : nil
        }
    }

    private let queue: DispatchQueue
    private let events: EventQueue
    private let inbox = Mutex(Inbox())
    private let registry = Mutex(Registry())
    let buffers: BufferPool
    let clock = DateClock()

    init(label: String, bufferSize: Int) throws(ServerError) {
        events = try EventQueue()
        queue = DispatchQueue(label: label)
        buffers = BufferPool(bufferSize: bufferSize)
    }

    /// Takes a thread and begins to wait.
    func start() {
        queue.async { self.run() }
    }

    /// Lets the thread go when its jobs are done. Nothing may be enqueued afterwards.
    func stop() {
        inbox.withLock { $0.isStopped = true }
        events.wake()
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let mustWake = inbox.withLock { inbox in
            inbox.jobs.append(job)
            defer { inbox.isAsleep = false }
            return inbox.isAsleep
        }
        if mustWake { events.wake() }
    }

    /// Takes a descriptor into care; nil when the kernel has no room for it.
    func open(_ descriptor: consuming Descriptor) -> Channel? {
        let token = registry.withLock { registry in
            if let slot = registry.free.popLast() {
                return Token(slot: slot, generation: registry.slots[Int(slot)].generation)
            }
            registry.slots.append(Slot(generation: 0))
            return Token(slot: UInt32(registry.slots.count - 1), generation: 0)
        }
        let channel = Channel(descriptor, token: token, loop: self)
        registry.withLock { $0.slots[Int(token.slot)].channel = channel }
        guard events.add(channel.descriptor, token) else {
            close(channel)
            return nil
        }
        return channel
    }

    /// Forgets `channel`; its descriptor closes with the last reference. Later events for it find a newer generation.
    func close(_ channel: Channel) {
        events.remove(channel.descriptor)
        registry.withLock { registry in
            let slot = Int(channel.token.slot)
            guard registry.slots[slot].channel === channel else { return }
            registry.slots[slot].channel = nil
            registry.slots[slot].generation &+= 1
            registry.free.append(channel.token.slot)
        }
    }

    /// Calls ``Channel/expire(_:now:)`` at `instant`. From the loop's own thread only.
    func schedule(_ token: Token, at instant: ContinuousClock.Instant) {
        registry.withLock { $0.deadlines.insert(DeadlineHeap.Entry(instant: instant, token: token)) }
    }

    /// All that is in care now.
    var channels: [Channel] { registry.withLock { $0.slots.compactMap(\.channel) } }

    private func run() {
        let executor = unsafe asUnownedTaskExecutor()
        var batch = EventQueue.EventBatch()
        var jobs: [UnownedJob] = []
        while true {
            let isStopped = inbox.withLock { inbox in
                swap(&inbox.jobs, &jobs)
                return inbox.isStopped
            }
            if isStopped, jobs.isEmpty { return }
            for job in jobs { unsafe job.runSynchronously(on: executor) }
            jobs.removeAll(keepingCapacity: true)
            let hasMore = inbox.withLock { inbox in
                inbox.isAsleep = inbox.jobs.isEmpty
                return !inbox.isAsleep
            }
            // More jobs still let events in between: a busy task cannot shut out its neighbours.
            events.wait(timeout: hasMore ? 0 : timeout(), into: &batch)
            inbox.withLock { $0.isAsleep = false }
            batch.forEach { token, readiness in
                registry.withLock { $0[token] }?.notify(readiness)
            }
            expireDeadlines()
        }
    }

    /// Milliseconds until the earliest deadline, rounded up; -1 without one.
    private func timeout() -> CInt {
        guard let first = registry.withLock({ $0.deadlines.first }) else { return -1 }
        let left = first - ContinuousClock.now
        guard left > .zero else { return 0 }
        let (seconds, attoseconds) = left.components
        guard seconds < 3600 else { return 3_600_000 }
        return CInt(seconds) * 1000 + CInt(attoseconds / 1_000_000_000_000_000) + 1
    }

    private func expireDeadlines() {
        guard let first = registry.withLock({ $0.deadlines.first }) else { return }
        let now = ContinuousClock.now
        guard first <= now else { return }
        while true {
            let (entry, channel) = registry.withLock { registry -> (DeadlineHeap.Entry?, Channel?) in
                guard let entry = registry.deadlines.popExpired(at: now) else { return (nil, nil) }
                return (entry, registry[entry.token])
            }
            guard let entry else { return }
            channel?.expire(entry.instant, now: now)
        }
    }
}
