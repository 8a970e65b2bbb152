@testable import HTTPServer

#if !SANITIZE_THREAD
import Synchronization
#endif

/// A small service that shows what the server did: it echoes, waits, streams, and counts.
final class SampleResponder: Responder {
    struct Counts {
        var started = 0
        var cancelled = 0
        var finished = 0
        var violations: [Violation] = []
        var isReleased = false
    }

    private let counts = Mutex(Counts())
    var started: Int { counts.withLock { $0.started } }
    var cancelled: Int { counts.withLock { $0.cancelled } }
    var finished: Int { counts.withLock { $0.finished } }
    var violations: [Violation] { counts.withLock { $0.violations } }

    /// Lets the requests for `/held` go.
    func release() { counts.withLock { $0.isReleased = true } }

    /// What `/large` answers with.
    let large = [UInt8](repeating: 0x61, count: 4 << 20)

    func admit(_ head: RequestHead) -> Admission {
        switch (head.path, head.method) {
        case ("/limited", .post): .accept(bodyLimit: 10)
        case ("/shed", _): .answer(text(.serviceUnavailable, "busy", ["Retry-After": "1"]))
        case ("*", .options): .answer(Response(.noContent, fields: ["Allow": "GET, HEAD, POST, OPTIONS"]))
        case ("/", .get), ("/", .head), ("/", .post), ("/", .options),
            ("/wait", .get), ("/held", .get), ("/stream", _), ("/large", _), ("/empty", _), ("/client", .get),
            ("/unchanged", _), ("/split", _), ("/broken-stream", _), ("/short-stream", _), ("/long-stream", _),
            ("/known-stream", _), ("/endless", _):
            .accept(bodyLimit: 1 << 20)
        case ("/", _):
            .answer(text(.methodNotAllowed, "method", ["Allow": "GET, HEAD, POST, OPTIONS"]))
        default: .answer(text(.notFound, "nothing here"))
        }
    }

    func respond(to violation: Violation) -> Response {
        counts.withLock { $0.violations.append(violation) }
        return text(violation.status, violation.code)
    }

    func respond(to request: Request) async -> Response {
        counts.withLock { $0.started += 1 }
        let isCancelled = await pause(request.head.path)
        counts.withLock { counts in
            if isCancelled { counts.cancelled += 1 } else { counts.finished += 1 }
        }
        return answer(request)
    }

    /// Whether the task was cancelled on the way.
    private func pause(_ path: String) async -> Bool {
        switch path {
        case "/wait": (try? await Task.sleep(for: .seconds(10))) == nil
        case "/held": await !eventually(within: .seconds(10)) { self.counts.withLock { $0.isReleased } }
        default: false
        }
    }

    private func answer(_ request: Request) -> Response {
        switch request.head.path {
        case "/", "/held": return text(.ok, "\(request.head.method.name) \(request.body.count) \(echo(request))")
        case "/empty": return Response(.noContent, fields: ["X-Kind": "empty"], body: .bytes([1, 2, 3]))
        case "/unchanged": return Response(.notModified, fields: ["ETag": "\"a\""], body: .bytes([1, 2, 3]))
        case "/large": return Response(.ok, body: .bytes(large))
        case "/client": return text(.ok, request.head.client?.description ?? "nobody")
        case "/split":
            return text(
                .ok,
                "x",
                ["Content-Length": "99", "Transfer-Encoding": "chunked", "Connection": "x", "Date": "x"]
            )
        default: return Response(.ok, body: .stream(stream(request.head.path)))
        }
    }

    private func stream(_ path: String) -> BodyStream {
        switch path {
        case "/known-stream": BodyStream(length: 6) { try await $0.write(Array("abcdef".utf8)) }
        case "/short-stream": BodyStream(length: 6) { try await $0.write(Array("abc".utf8)) }
        case "/long-stream": BodyStream(length: 6) { try await $0.write(Array("abcdefg".utf8)) }
        case "/broken-stream":
            BodyStream { writer in
                try await writer.write(Array("abc".utf8))
                throw CancellationError()
            }
        case "/endless":
            BodyStream { writer in
                let piece = [UInt8](repeating: 0x62, count: 64 << 10)
                while true {
                    try await writer.write(piece)
                    self.counts.withLock { $0.started += 1 }
                }
            }
        default:
            BodyStream { writer in
                for part in ["one ", "two ", "three"] { try await writer.write(Array(part.utf8)) }
            }
        }
    }

    private func echo(_ request: Request) -> String { String(decoding: request.body.prefix(64), as: UTF8.self) }

    private func text(_ status: Status, _ text: String, _ fields: Fields = Fields()) -> Response {
        var fields = fields
        fields.set("Content-Type", "text/plain")
        return Response(status, fields: fields, body: .bytes(Array(text.utf8)))
    }
}
