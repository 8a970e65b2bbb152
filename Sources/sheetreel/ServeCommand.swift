import HTTPServer
import SheetConfiguration
import SheetService

/// `sheetreel serve`: answers requests until it is told to stop.
struct ServeCommand: Equatable {
    let settings: Settings
    /// What in the environment looks like a setting and is none.
    let warnings: [String]

    static let usage = """
        usage: sheetreel serve [SETTING]...

        Answers HTTP requests until SIGTERM or SIGINT. Every setting can stand in the environment too; a flag counts
        before the environment, and that before the default. PORT is the port where --listen names none.

        \(Settings.help)
        """

    init(_ arguments: inout Arguments, environment: [String: String]) throws(UsageError) {
        var flags: [(setting: Setting, value: String)] = []
        while let word = arguments.next() {
            let name = word.prefix { $0 != "=" }
            guard let setting = Setting(flag: name) else { throw Self.stranger(name) }
            let value = word.count > name.count ? String(word.dropFirst(name.count + 1)) : try arguments.value(of: word)
            flags.append((setting, value))
        }
        do throws(Settings.Invalid) {
            settings = try Settings(flags: flags, environment: environment)
        } catch {
            throw UsageError(lines: error.lines)
        }
        warnings = Settings.warnings(about: environment)
    }

    private static func stranger(_ name: Substring) -> UsageError {
        let suggestion = String(name).nearest(among: Setting.allCases.map(\.flag)).map { "; did you mean \($0)?" }
        return UsageError("serve does not know \(name)\(suggestion ?? "; sheetreel serve --help lists what there is")")
    }
}

extension ServeCommand {
    /// Serves until SIGTERM or SIGINT; returns when everything in flight has been answered.
    func run() async throws(Failure) {
        for warning in warnings { Files.complain(warning) }
        do {
            let workers = try WorkerPool(threads: settings.workers)
            let reel = try Reel(fonts: InstalledFonts(in: settings.fonts), workers: workers.threads)
            // The first picture pays for the fonts; better now than at the first request.
            _ = try reel.bytes(Drawing(.frame, .png), of: ReelConfiguration(json: "{}"))
            var limits = Limits.standard
            limits.documentBytes = settings.bodyBytes
            let lifecycle = Lifecycle()
            let writer = try LogWriter()
            let log = Log(writer, format: settings.logFormat, level: settings.logLevel)
            let service = Service(
                studio: Studio(reel: reel, workers: workers, limits: settings.studio),
                workers: workers,
                lifecycle: lifecycle,
                limits: limits,
                log: log
            )
            let server = try Server(
                address: settings.address,
                responder: service,
                limits: settings.server,
                loops: settings.loops,
                lifecycle: lifecycle
            )
            log.write(
                .info,
                "listening",
                ["url": settings.url(port: server.port), "version": Version.current]
            )
            let ending = await server.runUntilSignalled()
            log.write(.info, "stopped", ["answered": ending == .drained ? "everything" : "not everything"])
            await writer.finish()
            guard ending == .drained else { throw Failure(lines: ["stopped before everything was answered"]) }
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(error)
        }
    }
}
