import HTTPServer
import SheetEncoding

/// How a file that is answered was come by.
struct MakingNote: Sendable {
    let format: Format
    let timings: Timings
    /// How many instants it shows; 0 for what is not drawn.
    let frames: Int

    init(_ format: Format, frames: Int, _ timings: Timings) {
        self.format = format
        self.frames = frames
        self.timings = timings
    }
}

/// A request and what became of it, as the log tells it.
struct Exchange: Sendable {
    let id: String
    /// Nil where the request was too broken to have one.
    let head: RequestHead?
    /// The template of the route; nil where there is none.
    let route: String?
    let status: Status
    let sending: Response.Sending
    let duration: Duration
    /// Nil for what is not made of a configuration.
    let making: MakingNote?

    /// Bytes of a path that a log repeats.
    private static let longestPath = 128

    /// What it is called for a person's eyes.
    var title: String { "\(head?.method.name ?? "-") \(route ?? path ?? "-") \(status.code)" }

    /// The path of a request that leads nowhere: a route's own would tell no more than its template does, and a whole
    /// configuration may stand in it.
    private var path: String? {
        guard route == nil, let path = head?.path else { return nil }
        return path.utf8.count <= Self.longestPath ? path : String(path.prefix(Self.longestPath)) + "…"
    }

    /// A client's mistake is worth a look, and ours a page; whoever was turned away can come again.
    static func level(of status: Status) -> LogLevel {
        switch status.code {
        case 503, 400..<500: .warn
        case 500...: .error
        default: .info
        }
    }

    var members: [JSONText.Member] {
        let all: KeyValuePairs<String, JSONText?> = [
            "request_id": .string(id),
            "trace_id": head?.fields["traceparent"].flatMap(TraceParent.traceID).map(JSONText.string),
            "client": head?.client.map { .string($0.description) },
            "method": head.map { .string($0.method.name) },
            "route": route.map(JSONText.string),
            "path": path.map(JSONText.string),
            "status": .integer(status.code),
            "bytes": .integer(sending.octets),
            "duration": Self.seconds(duration),
            "cache": making.map { .string($0.timings.source.rawValue) },
            "queue": making.map { Self.seconds($0.timings.queue) },
            "render": making.map { Self.seconds($0.timings.render) },
            "encode": making.map { Self.seconds($0.timings.encode) },
            "frames": making.map { .integer($0.frames) },
            "aborted": sending.isWhole ? nil : .bool(true),
        ]
        return all.compactMap { name, value in value.map { JSONText.Member(name: name, value: $0) } }
    }

    /// To the microsecond.
    private static func seconds(_ duration: Duration) -> JSONText {
        .number((duration / .microseconds(1)).rounded() / 1e6)
    }
}
