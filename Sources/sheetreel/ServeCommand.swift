import HTTPServer
import SheetConfiguration
import SheetService

/// `sheetreel serve`: answers requests until it is told to stop.
struct ServeCommand: Equatable {
    var host = "127.0.0.1"
    var port: UInt16 = 8_080
    var fonts = InstalledFonts.standardFolder

    init(_ arguments: inout Arguments) throws(UsageError) {
        while let word = arguments.next() {
            switch word {
            case "--listen": try listen(arguments.value(of: word))
            case "--fonts": fonts = try arguments.value(of: word)
            default: throw UsageError("serve does not know \(word); it takes --listen HOST:PORT and --fonts FOLDER")
            }
        }
    }

    private mutating func listen(_ address: String) throws(UsageError) {
        guard let colon = address.lastIndex(of: ":"), let port = Self.port(address[address.index(after: colon)...]),
            colon != address.startIndex
        else { throw UsageError("--listen takes HOST:PORT such as 0.0.0.0:8080, not \(address)") }
        host = String(address[..<colon])
        self.port = port
    }

    /// Digits only: `UInt16` by itself would take a sign too.
    private static func port(_ digits: Substring) -> UInt16? {
        digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? UInt16(digits) : nil
    }
}

extension ServeCommand {
    /// Serves until SIGTERM or SIGINT; returns when everything in flight has been answered.
    func run() async throws(Failure) {
        do {
            let fonts = try InstalledFonts(in: fonts)
            let workers = try WorkerPool(threads: Server.processors)
            let reel = try Reel(fonts: fonts, workers: workers.threads)
            // The first picture pays for the fonts; better now than at the first request.
            _ = try reel.bytes(Drawing(.frame, .png), of: ReelConfiguration(json: "{}"))
            let lifecycle = Lifecycle()
            let service = Service(
                studio: Studio(reel: reel, workers: workers),
                workers: workers,
                lifecycle: lifecycle
            )
            let server = try Server(address: .tcp(host: host, port: port), responder: service, lifecycle: lifecycle)
            Files.print("sheetreel \(Version.current) is listening on http://\(host):\(server.port)")
            guard await server.runUntilSignalled() == .drained else {
                throw Failure(lines: ["stopped before everything was answered"])
            }
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(error)
        }
    }
}
