import Glibc
import HTTPServer

/// Serves a small and a large answer and an echo on 127.0.0.1, and says on standard output where.
///
///     HTTPProbe [PORT [CONNECTIONS [LOOPS]]]
@main struct HTTPProbe {
    static func main() async throws {
        let numbers = CommandLine.arguments.dropFirst().map { Int($0) ?? 0 }
        func number(_ index: Int, default fallback: Int) -> Int { index < numbers.count ? numbers[index] : fallback }
        var limits = ServerLimits()
        limits.connections = number(1, default: limits.connections)
        let server = try Server(
            address: .tcp(host: "127.0.0.1", port: UInt16(clamping: number(0, default: 0))),
            responder: ProbeResponder(),
            limits: limits,
            loops: number(2, default: Server.processors)
        )
        say("listening on 127.0.0.1:\(server.port)\n")
        let ending = await server.runUntilSignalled()
        exit(ending == .drained ? 0 : 1)
    }

    private static func say(_ line: String) {
        let bytes = Array(line.utf8)
        _ = unsafe write(1, bytes, bytes.count)
    }
}

/// `GET /` 200 octets, `GET /picture` 30 KiB, anything by POST comes back.
struct ProbeResponder: Responder {
    private let small = Response(
        .ok,
        fields: ["Content-Type": "text/plain"],
        body: .bytes([UInt8](repeating: 0x61, count: 200))
    )
    private let picture = Response(
        .ok,
        fields: ["Content-Type": "image/png"],
        body: .bytes([UInt8](repeating: 0x62, count: 30 << 10))
    )

    func admit(_ head: RequestHead) -> Admission { .accept(bodyLimit: 1 << 20) }

    func respond(to request: Request) async -> Response {
        if request.head.method == .post { return Response(.ok, body: .bytes(request.body)) }
        return request.head.path == "/picture" ? picture : small
    }

    func respond(to violation: Violation) -> Response {
        Response(violation.status, fields: ["Content-Type": "text/plain"], body: .bytes(Array(violation.code.utf8)))
    }
}
