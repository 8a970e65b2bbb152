import Dispatch
import Glibc

extension Server {
    /// Serves until the process is told to stop: SIGTERM or SIGINT drains, a second one ends now.
    ///
    /// The exit code is the caller's: 0 for ``Ending/drained`` is what supervisors expect.
    package func runUntilSignalled() async -> Ending {
        let queue = DispatchQueue(label: "http-signals")
        let sources = [SIGTERM, SIGINT].map { number in
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler {
                if self.lifecycle.phase >= .leaving {
                    self.insist()
                } else {
                    Task { await self.shutdown() }
                }
            }
            source.activate()
            return source
        }
        let ending = await run()
        for source in sources { source.cancel() }
        return ending
    }
}
