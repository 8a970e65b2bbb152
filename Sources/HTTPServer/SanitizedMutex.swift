#if SANITIZE_THREAD
import Glibc

/// Stands in for `Synchronization.Mutex` in a build for the thread sanitizer, which cannot see into the futex that the
/// standard library sleeps in and would report every contended lock. This one it knows.
///
/// `@unchecked` because nothing but the lock guards the value, which is what a lock is for.
@safe final class Mutex<Value>: @unchecked Sendable {
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private var value: Value

    init(_ value: sending Value) {
        unsafe lock = UnsafeMutablePointer.allocate(capacity: 1)
        unsafe pthread_mutex_init(lock, nil)
        self.value = value
    }

    deinit {
        unsafe pthread_mutex_destroy(lock)
        unsafe lock.deallocate()
    }

    func withLock<Result, Failure>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> sending Result {
        unsafe pthread_mutex_lock(lock)
        defer { unsafe pthread_mutex_unlock(lock) }
        nonisolated(unsafe) let result = try body(&value)
        return unsafe result
    }
}
#endif
