import CLinux
import Glibc

/// A counting semaphore: an eventfd whose reads take one each.
struct Semaphore: ~Copyable, Sendable {
    private let descriptor: Descriptor

    init() throws(ServerError) {
        let number = eventfd(0, CInt(EFD_SEMAPHORE | EFD_CLOEXEC))
        guard number >= 0 else { throw .system("eventfd", errno) }
        descriptor = Descriptor(owning: number)
    }

    borrowing func post() { _ = eventfd_write(descriptor.number, 1) }

    /// Blocks the thread until there is one to take.
    borrowing func wait() {
        var value: eventfd_t = 0
        while unsafe eventfd_read(descriptor.number, &value) != 0 {}
    }
}
