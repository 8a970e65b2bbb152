import Dispatch
import Glibc

extension Server {
    /// Serves until the process is told to stop: SIGTERM or SIGINT drains, a second one ends now. Begins to accept only
    /// when both are caught.
    ///
    /// The exit code is the caller's: 0 for ``Ending/drained`` is what supervisors expect.
    package func runUntilSignalled() async -> Ending {
        let queue = DispatchQueue(label: "http-signals")
        let sources = [SIGTERM, SIGINT].map { DispatchSource.makeSignalSource(signal: $0, queue: queue) }
        for source in sources {
            source.setEventHandler {
                if self.lifecycle.phase >= .leaving {
                    self.insist()
                } else {
                    Task { await self.shutdown() }
                }
            }
            // Activating only asks Dispatch to catch the signal; until it does, one would end the process.
            await withCheckedContinuation { caught in
                source.setRegistrationHandler { caught.resume() }
                source.activate()
            }
        }
        let ending = await run()
        for source in sources { source.cancel() }
        return ending
    }
}
