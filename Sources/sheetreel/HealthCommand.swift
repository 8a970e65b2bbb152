import SheetService

/// `sheetreel health`: asks a server how it is, for containers that have no client of their own.
struct HealthCommand: Equatable {
    static let usage = """
        usage: sheetreel health [URL]

        Asks a server and exits with 0 if it answers 200 within 3 s, with 1 otherwise. Without a URL it asks /livez of
        the server that the environment describes as it does for serve; a URL without a path means /livez too.

          http://127.0.0.1:8080/readyz
          unix:/run/sheetreel.sock
        """

    let target: HealthTarget

    init(_ arguments: inout Arguments, environment: [String: String]) throws(UsageError) {
        guard let word = arguments.next() else {
            let settings: Settings
            do throws(Settings.Invalid) {
                settings = try Settings(flags: [], environment: environment)
            } catch {
                throw UsageError(lines: error.lines)
            }
            target = HealthTarget(settings)
            return
        }
        guard let target = HealthTarget(word) else {
            throw UsageError("health takes http://HOST:PORT/PATH or unix:PATH, not \(word)")
        }
        if let more = arguments.next() { throw UsageError("health takes one URL; \(more) is one too many") }
        self.target = target
    }

    func run() throws(Failure) {
        let status: Int
        do throws(PlainClient.Failure) {
            status = try PlainClient.status(of: target)
        } catch {
            throw Failure(lines: ["\(target): \(error.reason)"])
        }
        guard status == 200 else { throw Failure(lines: ["\(target) answers \(status)"]) }
    }
}
