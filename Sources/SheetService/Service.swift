package import HTTPServer
package import SheetConfiguration
import SheetEncoding

/// Answers requests: finds the route, and hands the request to what stands behind it.
package struct Service: Responder {
    private let reels: ReelEndpoint
    private let documents: [Document: Document.Answer]
    private let lifecycle: Lifecycle
    private let limits: Limits
    private let requestIDs = RequestIDs()
    private let studio: Studio
    private let observer: Observer

    /// `lifecycle` is the server's: it tells whether new work is welcome. `log` is told of every answer.
    package init(
        studio: Studio,
        workers: WorkerPool,
        lifecycle: Lifecycle,
        limits: Limits = .standard,
        log: Log? = nil
    ) {
        self.studio = studio
        observer = Observer(metrics: Metrics(), log: log)
        reels = ReelEndpoint(studio: studio, workers: workers)
        documents = Document.answers(studio.reel.fonts)
        self.lifecycle = lifecycle
        self.limits = limits
    }

    package func admit(_ head: RequestHead) -> Admission {
        do throws(Problem) {
            // OPTIONS * asks about the server as a whole.
            if head.path == "*" { return .answer(dressed(options(Route.allMethods), for: head)) }
            let route = try checked(head).route
            if head.method == .options { return .answer(dressed(options(route.methods), for: head)) }
            if head.method == .post { try reels.check(head) }
            return .accept(bodyLimit: limits.documentBytes)
        } catch {
            // A problem's picture is drawn, and for that there is no time here.
            if error.card != nil, ProblemPicture.isWanted(by: head) { return .accept(bodyLimit: 0) }
            return .answer(failure(error, for: head))
        }
    }

    package func respond(to request: Request) async -> Response {
        let head = request.head
        var note: MakingNote?
        observer.metrics.begin()
        defer { observer.metrics.end() }
        do throws(Problem) {
            let destination = try checked(head)
            let response =
                switch destination.route {
                case .negotiated, .file, .encoded: try await reels.answer(request, destination, &note)
                case .document(let document): try answer(document, head)
                case .probe(let probe): try await answer(probe, head)
                case .problems: ProblemPage.index(for: head)
                case .problem: try problemPage(destination.argument, head)
                }
            return dressed(response, for: head, note)
        } catch {
            return await pictured(error, for: head, note) ?? failure(error, for: head)
        }
    }

    /// Where a request goes, if all that its head tells is as it should be there.
    private func checked(_ head: RequestHead) throws(Problem) -> Destination {
        guard let destination = Destination(path: head.path) else { throw .notFound }
        let methods = destination.route.methods
        guard methods.contains(head.method) else { throw .methodNotAllowed(allowed: methods) }
        if head.method == .post { try RequestDecoding.check(head) }
        if head.method != .options { try Negotiation.check(destination.route, head) }
        return destination
    }

    package func respond(to violation: Violation) -> Response {
        failure(.protocolViolation(violation), for: nil)
    }

    // MARK: Endpoints

    private func answer(_ document: Document, _ head: RequestHead) throws(Problem) -> Response {
        guard let answer = documents[document] else { throw .notFound }
        guard try Preconditions.answer(head, answer.tag) != nil else { return answer.response }
        var response = answer.response
        response.status = .notModified
        response.fields.remove("Content-Type")
        response.body = .empty
        return response
    }

    private func answer(_ probe: Probe, _ head: RequestHead) async throws(Problem) -> Response {
        switch probe {
        case .liveness, .health: return Self.alive
        case .readiness:
            guard lifecycle.isReady else { throw .notReady }
            if Probe.isDeep(head), await !studio.canDraw() { throw .notReady }
            return Self.ready
        case .metrics:
            // Neither on the loop, since it reads files, nor on a worker, since those may be busy for long.
            let text = Task.detached { [self] in
                observer.metrics.text(studio, droppedLines: observer.log?.dropped.value ?? 0)
            }
            return Self.text(await text.value, Metrics.contentType)
        }
    }

    private func problemPage(_ name: Substring, _ head: RequestHead) throws(Problem) -> Response {
        guard let page = ProblemPage.named(name) else { throw .notFound }
        return page.response(for: head)
    }

    private static let alive = text("alive\n")
    private static let ready = text("ready\n")

    private static func text(_ text: String, _ contentType: FieldValue = "text/plain; charset=utf-8") -> Response {
        Response(
            .ok,
            fields: ["Content-Type": contentType, "Cache-Control": "no-store"],
            body: .bytes(Array(text.utf8))
        )
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
        return dressed(problem.response(instance: "/requests/\(id.text)"), for: head, id: id)
    }

    /// The same as a picture, if the client would rather have one and there is a worker to draw it.
    private func pictured(_ problem: Problem, for head: RequestHead, _ note: MakingNote?) async -> Response? {
        guard ProblemPicture.isWanted(by: head), let card = problem.card,
            let picture = await studio.picture(of: card)
        else { return nil }
        let id = requestIDs.next(for: head)
        var response = problem.response(instance: "/requests/\(id.text)")
        response.fields.set("Content-Type", "image/png")
        response.body = .bytes(picture)
        return dressed(response, for: head, id: id, note)
    }

    private func dressed(_ response: Response, for head: RequestHead, _ note: MakingNote? = nil) -> Response {
        dressed(response, for: head, id: requestIDs.next(for: head), note)
    }

    private func dressed(_ response: Response, for head: RequestHead?, id: FieldValue, _ note: MakingNote? = nil)
        -> Response
    {
        var response = response
        response.fields.append(contentsOf: Self.common)
        response.fields.append(RequestIDs.field, id)
        let route = head.flatMap { Destination(path: $0.path)?.route }
        observer.watch(&response, to: head, id: id, route: route, making: note)
        return response
    }

    /// What every answer has: pictures may be embedded anywhere, and nothing may be guessed about them.
    private static let common: Fields = [
        "X-Content-Type-Options": "nosniff",
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Expose-Headers": """
        Content-Disposition, ETag, Retry-After, Server-Timing, Sheetreel-Adjusted, Sheetreel-Frames, Sheetreel-Height, \
        Sheetreel-Scale, Sheetreel-Width, X-Request-Id
        """,
        "Cross-Origin-Resource-Policy": "cross-origin",
        "Timing-Allow-Origin": "*",
    ]
}
