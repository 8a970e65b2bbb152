import Synchronization

/// What all connections of a server share.
final class ServerContext: Sendable {
    let limits: ServerLimits
    let responder: any Responder
    let lifecycle: Lifecycle
    let loops: [EventLoop]
    /// The open connections that there may be; never more than descriptors allow.
    let capacity: Int
    /// What accepts; nil when the server has stopped to.
    let listener: Mutex<Channel?>
    private let open = Atomic(0)

    init(
        limits: ServerLimits,
        responder: any Responder,
        lifecycle: Lifecycle,
        loops: [EventLoop],
        listener: Channel,
        capacity: Int
    ) {
        self.limits = limits
        self.responder = responder
        self.lifecycle = lifecycle
        self.loops = loops
        self.listener = Mutex(listener)
        self.capacity = capacity
    }

    var openConnections: Int { open.load(ordering: .relaxed) }

    /// Above four fifths of the capacity connections are not kept for a further request.
    var isCrowded: Bool { openConnections > capacity - capacity / 5 }

    var isDraining: Bool { lifecycle.phase >= .draining }

    func connectionOpened() { open.wrappingAdd(1, ordering: .relaxed) }

    func connectionClosed() {
        let before = open.wrappingSubtract(1, ordering: .sequentiallyConsistent).oldValue
        // The acceptor may be waiting for this place.
        if before >= capacity { listener.withLock { $0 }?.poke() }
    }

    /// All connections now open.
    var channels: [Channel] { loops.flatMap(\.channels) }

    /// Wakes the connection that has been idle longest, if one has been for `age`, so that it ends.
    func dismissLongestIdle(age: Duration) -> Bool {
        let youngest = ContinuousClock.now - age
        var longest: (channel: Channel, since: ContinuousClock.Instant)?
        for channel in channels {
            guard let since = channel.idleSince, since <= youngest else { continue }
            if longest.map({ since < $0.since }) ?? true { longest = (channel, since) }
        }
        longest?.channel.dismissIfIdle()
        return longest != nil
    }
}
