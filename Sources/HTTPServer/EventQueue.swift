import CLinux
import Glibc

/// What the kernel says about a descriptor.
struct Readiness: OptionSet, Sendable {
    let rawValue: UInt32

    static let input = Readiness(rawValue: EPOLLIN.rawValue)
    static let output = Readiness(rawValue: EPOLLOUT.rawValue)
    /// The other side has sent FIN.
    static let inputEnded = Readiness(rawValue: EPOLLRDHUP.rawValue)
    /// Both directions have ended, or the connection was reset.
    static let broken = Readiness(rawValue: EPOLLHUP.rawValue | EPOLLERR.rawValue)
}

/// Sole owner of an epoll instance and of the eventfd that wakes its waiter.
///
/// Edge-triggered: each change is told once, and whoever reads or writes goes on until the kernel has no more.
@safe struct EventQueue: ~Copyable, Sendable {
    private static let wakeToken = UInt64.max

    private let epoll: Descriptor
    private let wakeup: Descriptor

    /// Throws errno as ``ServerError/system(_:_:)``.
    init() throws(ServerError) {
        let epollNumber = epoll_create1(CInt(EPOLL_CLOEXEC))
        guard epollNumber >= 0 else { throw .system("epoll_create1", errno) }
        let epoll = Descriptor(owning: epollNumber)
        let wakeNumber = eventfd(0, CInt(EFD_NONBLOCK | EFD_CLOEXEC))
        guard wakeNumber >= 0 else { throw .system("eventfd", errno) }
        let wakeup = Descriptor(owning: wakeNumber)
        // Edge-triggered, so the count never needs to be read back: each write is a new edge.
        guard Self.add(wakeup, bits: Self.wakeToken, events: EPOLLIN.rawValue, to: epoll) else {
            throw .system("epoll_ctl", errno)
        }
        self.epoll = epoll
        self.wakeup = wakeup
    }

    /// Watches `descriptor` in both directions; false when the kernel refuses.
    borrowing func add(_ descriptor: borrowing Descriptor, _ token: Token) -> Bool {
        Self.add(
            descriptor,
            bits: token.bits,
            events: EPOLLIN.rawValue | EPOLLOUT.rawValue | EPOLLRDHUP.rawValue,
            to: epoll
        )
    }

    borrowing func remove(_ descriptor: borrowing Descriptor) {
        var event = unsafe epoll_event()
        _ = unsafe epoll_ctl(epoll.number, EPOLL_CTL_DEL, descriptor.number, &event)
    }

    /// Makes a wait that goes on, or the next one, end at once. From any thread.
    borrowing func wake() { _ = eventfd_write(wakeup.number, 1) }

    /// Waits until something happens or `timeout` milliseconds have passed (-1: without end), and puts what happened
    /// into `events`.
    borrowing func wait(timeout: CInt, into events: inout EventBatch) {
        unsafe events.fill { buffer in
            let count = unsafe epoll_wait(epoll.number, buffer.baseAddress, CInt(buffer.count), timeout)
            // EINTR, the only failure left, is a wait in which nothing happened.
            return max(0, Int(count))
        }
    }

    private static func add(
        _ descriptor: borrowing Descriptor,
        bits: UInt64,
        events: UInt32,
        to epoll: borrowing Descriptor
    ) -> Bool {
        var event = unsafe epoll_event(events: events | EPOLLET.rawValue, data: epoll_data_t(u64: bits))
        return unsafe epoll_ctl(epoll.number, EPOLL_CTL_ADD, descriptor.number, &event) == 0
    }

    /// Room for what one wait finds.
    @safe struct EventBatch {
        private var storage = unsafe [epoll_event](repeating: epoll_event(), count: 256)
        private var count = 0

        /// Calls `body` with each event but those of the wake-up.
        func forEach(_ body: (Token, Readiness) -> Void) {
            for index in 0..<count {
                let event = unsafe storage[index]
                let bits = unsafe event.data.u64
                guard bits != EventQueue.wakeToken else { continue }
                body(Token(bits: bits), Readiness(rawValue: unsafe event.events))
            }
        }

        fileprivate mutating func fill(_ wait: (UnsafeMutableBufferPointer<epoll_event>) -> Int) {
            count = unsafe storage.withUnsafeMutableBufferPointer { unsafe wait($0) }
        }
    }
}
