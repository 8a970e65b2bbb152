import CLinux
import Glibc

/// A detached thread with a stack of known size.
enum Thread {
    private final class Body: Sendable {
        let name: String
        let run: @Sendable () -> Void

        init(name: String, run: @escaping @Sendable () -> Void) {
            self.name = name
            self.run = run
        }
    }

    /// `name` is cut to 15 octets by the kernel's rule.
    static func start(
        name: String,
        stackSize: Int,
        run: @escaping @Sendable () -> Void
    ) throws(ServerError) {
        var attributes = pthread_attr_t()
        unsafe pthread_attr_init(&attributes)
        defer { unsafe pthread_attr_destroy(&attributes) }
        let page = 16 << 10
        let code = unsafe pthread_attr_setstacksize(&attributes, (stackSize + page - 1) / page * page)
        guard code == 0 else { throw .system("pthread_attr_setstacksize", code) }
        unsafe pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
        let body = unsafe Unmanaged.passRetained(Body(name: String(name.prefix(15)), run: run))
        var thread = pthread_t()
        let result = unsafe pthread_create(
            &thread,
            &attributes,
            { argument in
                let body = unsafe Unmanaged<Body>.fromOpaque(argument!).takeRetainedValue()
                unsafe linux_name_thread(body.name)
                body.run()
                return nil
            },
            body.toOpaque()
        )
        guard result == 0 else {
            unsafe body.release()
            throw .system("pthread_create", result)
        }
    }
}
