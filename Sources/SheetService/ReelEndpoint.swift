import HTTPServer
import SheetConfiguration

/// `/v1/frame`, `/v1/plot` and `/v1/timeline` in all their forms: one file made of a configuration.
struct ReelEndpoint: Sendable {
    private let studio: Studio
    private let workers: WorkerPool
    /// Orders by the very words they came in: a request that is spelled as an earlier one need not be read again.
    private let spellings = BoundedCache<[UInt8], Order>(limit: 8 << 20)

    /// Bytes of a request's words up to which they are remembered and read on the loop; longer ones are read on a
    /// worker, since reading them takes time that others would wait.
    private static let shortSpelling = 4 << 10

    /// Bytes of a body that is read before it is known whether there is room for its picture.
    private static let modestBody = 64 << 10

    /// Bytes that an order takes, about.
    private static let orderBytes = 2 << 10

    init(studio: Studio, workers: WorkerPool) {
        self.studio = studio
        self.workers = workers
    }

    /// Refuses a large body unread while its picture would be refused anyway.
    func check(_ head: RequestHead) throws(Problem) {
        let isModest =
            switch head.bodyLength {
            case .none: true
            case .exactly(let length): length <= Self.modestBody
            case .chunked: false
            }
        if !isModest, studio.isFull { throw .overloaded(retryAfter: 1) }
    }

    func answer(_ request: Request, _ route: Route) async throws(Problem) -> Response {
        guard let drawing = Drawing(route, for: request.head) else { throw .notFound }
        let spelling = request.head.method == .post ? request.body : Array((request.head.query ?? "").utf8)
        let isShort = spelling.count <= Self.shortSpelling
        let key = Array("\(drawing.rawValue) \(request.head.method == .post ? 1 : 0) ".utf8) + spelling
        let order: Order
        if isShort, let known = spellings[key] {
            order = known
        } else {
            let configuration = isShort ? try Self.configuration(request, drawing) : try await read(request, drawing)
            order = Order(drawing, of: configuration)
            if isShort { spellings.insert(order, for: key, cost: key.count + Self.orderBytes) }
        }
        if let picture = studio.kept(order) {
            if let response = try conditional(request.head, picture.tag, route) { return response }
            return response(request.head, picture, route, drawing)
        }
        if Preconditions.areAsked(request.head),
            let response = try conditional(request.head, studio.tag(order), route)
        {
            return response
        }
        return response(request.head, try await studio.picture(order), route, drawing)
    }

    private static func configuration(_ request: Request, _ drawing: Drawing) throws(Problem) -> ReelConfiguration {
        try RequestDecoding.configuration(request, phase: drawing.defaultPhase)
    }

    private func read(_ request: Request, _ drawing: Drawing) async throws(Problem) -> ReelConfiguration {
        let result: Result<ReelConfiguration, Problem>
        do {
            result = try await workers.run {
                do throws(Problem) {
                    return .success(try Self.configuration(request, drawing))
                } catch {
                    return .failure(error)
                }
            }
        } catch {
            throw .internalError
        }
        return try result.get()
    }

    private func conditional(_ head: RequestHead, _ tag: PictureTag, _ route: Route) throws(Problem) -> Response? {
        try Preconditions.answer(head, tag).map { status in
            Response(status, fields: fields(head, tag, route))
        }
    }

    private func response(
        _ head: RequestHead,
        _ picture: Picture,
        _ route: Route,
        _ drawing: Drawing
    ) -> Response {
        var fields = fields(head, picture.tag, route)
        fields.append(Self.contentType, drawing.contentType)
        return Response(.ok, fields: fields, body: .bytes(picture.bytes))
    }

    /// What a 200 and a 304 have in common.
    private func fields(_ head: RequestHead, _ tag: PictureTag, _ route: Route) -> Fields {
        // A POST's answer belongs to its request alone; a query's to everyone for a day.
        var fields = head.method == .post ? Self.unkept : Self.kept
        if route.isNegotiated { fields.append(contentsOf: Self.negotiated) }
        fields.append(Self.entityTag, tag.fieldValue)
        return fields
    }

    private static let kept: Fields = ["Cache-Control": "public, max-age=86400, stale-while-revalidate=604800"]
    private static let unkept: Fields = ["Cache-Control": "no-store"]
    private static let negotiated: Fields = ["Vary": "Accept"]
    private static let contentType: FieldName = "Content-Type"
    private static let entityTag: FieldName = "ETag"
}
