import HTTPServer
import SheetConfiguration
import SheetService
import Testing

/// A service without a socket, asked as the server asks it.
struct Asking {
    static let workers = Result { try WorkerPool(threads: 2) }

    static let studio = Result {
        let reel = try Reel(fonts: InstalledFonts(), workers: 2)
        // The tests ask all at once, and none of them is about being turned away.
        var limits = Studio.Limits()
        limits.queuedPerWorker = 10_000
        limits.pixels = .max
        limits.wait = .seconds(86_400)
        return Studio(reel: reel, workers: try workers.get(), limits: limits)
    }

    static let service = Result {
        Service(studio: try studio.get(), workers: try workers.get(), lifecycle: Lifecycle())
    }

    /// What a client gets: the answer to the head if that decides, else the answer to the whole request.
    static func answer(
        _ method: Method,
        _ path: String,
        query: String? = nil,
        _ fields: Fields = Fields(),
        body: [UInt8]? = nil
    ) async throws -> Answer {
        var fields = fields
        if let body { fields.append("Content-Length", FieldValue(body.count)) }
        let head = RequestHead(
            method: method,
            path: path,
            query: query,
            fields: fields,
            bodyLength: body.map { $0.isEmpty ? .none : .exactly($0.count) } ?? .none
        )
        let service = try service.get()
        switch service.admit(head) {
        case .answer(let response): return Answer(response)
        case .accept(let limit):
            try #require(body?.count ?? 0 <= limit, "the server answers 413 itself")
            return Answer(await service.respond(to: Request(head: head, body: body ?? [])))
        }
    }

    static func post(_ json: String, to path: String = "/v1/frame") async throws -> Answer {
        try await answer(.post, path, ["Content-Type": "application/json"], body: Array(json.utf8))
    }
}

struct Answer {
    let response: Response

    init(_ response: Response) {
        self.response = response
        response.whenSent?(Response.Sending(isWhole: true, octets: 0))
    }

    var status: Int { response.status.code }

    var body: [UInt8] {
        if case .bytes(let bytes) = response.body { bytes } else { [] }
    }

    var text: String { String(decoding: body, as: UTF8.self) }

    subscript(name: FieldName) -> String? { response.fields[name] }

    var isPNG: Bool { body.starts(with: [0x89, 0x50, 0x4E, 0x47]) }

    /// Width and height, read from the PNG's header.
    var pictureSize: [Int] {
        [16, 20].map { start in body[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
    }
}

extension Route {
    /// A path that leads here.
    var example: String {
        template.replacing("{configuration}", with: "e30").replacing("{name}", with: "invalid-configuration")
    }
}
