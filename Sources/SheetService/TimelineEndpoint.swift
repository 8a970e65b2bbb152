import HTTPServer
import SheetConfiguration
import SheetMotion

/// `/v1/timeline` in all its forms: the numbers of the motion, without a pixel drawn.
struct TimelineEndpoint: Sendable {
    private let workers: WorkerPool

    init(workers: WorkerPool) {
        self.workers = workers
    }

    func answer(_ request: Request, _ route: Route) async throws(Problem) -> Response {
        let format = Self.format(route, request.head)
        let result: Result<(PictureTag, Status?, [UInt8]), Problem>
        do {
            result = try await workers.run { Self.written(request, format) }
        } catch {
            throw .internalError
        }
        let (tag, status, body) = try result.get()
        // A POST's answer belongs to its request alone; a query's to everyone for a day.
        var fields: Fields =
            request.head.method == .post
            ? ["Cache-Control": "no-store"]
            : ["Cache-Control": "public, max-age=86400, stale-while-revalidate=604800"]
        if route.isNegotiated { fields.append("Vary", "Accept") }
        fields.append("ETag", tag.fieldValue)
        if let status { return Response(status, fields: fields) }
        fields.append("Content-Type", Self.contentType(format))
        return Response(.ok, fields: fields, body: .bytes(body))
    }

    /// What the route's extension says, or else what the client likes best.
    private static func format(_ route: Route, _ head: RequestHead) -> TimelineFormat {
        switch route {
        case .timelineCSV: return .csv
        case .timelineCSS: return .css
        case .timelineSwift: return .swift
        default:
            guard route.isNegotiated else { return .json }
            let offers = TimelineFormat.allCases.map(\.mediaType).compactMap(MediaType.init)
            let preferred = Accept(head.fields.values(of: "Accept")).preferred(of: offers)
            return preferred.map { TimelineFormat.allCases[$0] } ?? .json
        }
    }

    /// The answer's name, what to answer instead of it, and its text.
    private static func written(
        _ request: Request,
        _ format: TimelineFormat
    ) -> Result<(PictureTag, Status?, [UInt8]), Problem> {
        do throws(Problem) {
            let configuration = try RequestDecoding.configuration(request, phase: .all)
            // Nothing is drawn, so the fonts do not matter.
            let tag = PictureTag(configuration, format: "timeline.\(format.rawValue)", fonts: "")
            if let status = try Preconditions.answer(request.head, tag) { return .success((tag, status, [])) }
            return .success((tag, nil, Self.text(of: Timeline(configuration), format)))
        } catch {
            return .failure(error)
        }
    }

    private static func text(of timeline: Timeline, _ format: TimelineFormat) -> [UInt8] {
        switch format {
        case .json: TimelineDocument(timeline).text.bytes
        case .csv: TimelineTable(timeline).bytes
        case .css: Array(MotionStyleSheet(timeline).text.utf8)
        case .swift: Array(MotionCode(timeline).text.utf8)
        }
    }

    private static func contentType(_ format: TimelineFormat) -> FieldValue {
        switch format {
        case .json: "application/json"
        case .csv: "text/csv; charset=utf-8; header=present"
        case .css: "text/css; charset=utf-8"
        case .swift: "text/x-swift; charset=utf-8"
        }
    }
}
