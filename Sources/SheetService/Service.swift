package import HTTPServer
package import SheetConfiguration
import SheetEncoding

/// Answers requests: finds the route, and hands the request to what stands behind it.
package struct Service: Responder {
    private let reels: ReelEndpoint
    private let lifecycle: Lifecycle
    private let limits: Limits
    private let requestIDs = RequestIDs()

    /// `lifecycle` is the server's: it tells whether new work is welcome.
    package init(studio: Studio, workers: WorkerPool, lifecycle: Lifecycle, limits: Limits = .standard) {
        reels = ReelEndpoint(studio: studio, workers: workers)
        self.lifecycle = lifecycle
        self.limits = limits
    }

    package func admit(_ head: RequestHead) -> Admission {
        do throws(Problem) {
            // OPTIONS * asks about the server as a whole.
            if head.path == "*" { return .answer(dressed(options(Route.allMethods), for: head)) }
            guard let route = Route(path: head.path) else { throw .notFound }
            guard route.methods.contains(head.method) else { throw .methodNotAllowed(allowed: route.methods) }
            if head.method == .options { return .answer(dressed(options(route.methods), for: head)) }
            if head.method == .post { try RequestDecoding.check(head) }
            try Negotiation.check(route, head)
            if head.method == .post { try reels.check(head) }
            return .accept(bodyLimit: limits.documentBytes)
        } catch {
            return .answer(failure(error, for: head))
        }
    }

    package func respond(to request: Request) async -> Response {
        do throws(Problem) {
            guard let route = Route(path: request.head.path) else { throw .notFound }
            let response =
                switch route {
                case .frame, .framePNG, .plot, .plotPNG, .plotSVG, .timeline, .timelineJSON, .timelineCSV, .timelineCSS,
                    .timelineSwift:
                    try await reels.answer(request, route)
                case .presets: Self.presets
                case .transitions: Self.transitions
                case .contract: Self.contract
                case .liveness: Self.alive
                case .readiness: try readiness()
                }
            return dressed(response, for: request.head)
        } catch {
            return failure(error, for: request.head)
        }
    }

    package func respond(to violation: Violation) -> Response {
        failure(.protocolViolation(violation), for: nil)
    }

    // MARK: Endpoints

    private func readiness() throws(Problem) -> Response {
        guard lifecycle.isReady else { throw .notReady }
        return Self.ready
    }

    private static let contract = text(Resource.contract, "application/yaml", cache: "public, max-age=3600")
    private static let presets = text(Catalogue.presets.bytes, "application/json", cache: "public, max-age=3600")
    private static let transitions = text(
        Catalogue.transitions.bytes,
        "application/json",
        cache: "public, max-age=3600"
    )
    private static let alive = text(Array("alive\n".utf8), "text/plain; charset=utf-8", cache: "no-store")
    private static let ready = text(Array("ready\n".utf8), "text/plain; charset=utf-8", cache: "no-store")

    private static func text(_ body: [UInt8], _ mediaType: FieldValue, cache: FieldValue) -> Response {
        Response(.ok, fields: ["Content-Type": mediaType, "Cache-Control": cache], body: .bytes(body))
    }

    /// The answer to OPTIONS, and to a browser that asks before it sends JSON from another origin.
    private func options(_ methods: [Method]) -> Response {
        Response(
            .noContent,
            fields: [
                "Allow": Route.list(methods),
                "Access-Control-Allow-Methods": Route.list(methods),
                "Access-Control-Allow-Headers": "Content-Type, X-Request-Id",
                "Access-Control-Max-Age": "86400",
            ]
        )
    }

    private func failure(_ problem: Problem, for head: RequestHead?) -> Response {
        let id = requestIDs.next(for: head)
        return dressed(problem.response(instance: "/requests/\(id.text)"), id: id)
    }

    private func dressed(_ response: Response, for head: RequestHead) -> Response {
        dressed(response, id: requestIDs.next(for: head))
    }

    private func dressed(_ response: Response, id: FieldValue) -> Response {
        var response = response
        response.fields.append(contentsOf: Self.common)
        response.fields.append(RequestIDs.field, id)
        return response
    }

    /// What every answer has: pictures may be embedded anywhere, and nothing may be guessed about them.
    private static let common: Fields = [
        "X-Content-Type-Options": "nosniff",
        "Access-Control-Allow-Origin": "*",
        "Cross-Origin-Resource-Policy": "cross-origin",
    ]
}
