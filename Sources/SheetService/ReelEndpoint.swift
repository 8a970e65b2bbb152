import HTTPServer
import SheetConfiguration
import SheetEncoding

/// What is made of a configuration, in all its forms: one file an order.
struct ReelEndpoint: Sendable {
    /// A request understood: what is to be made, and how it is to be delivered.
    private struct Reading: Sendable {
        let order: Order
        let delivery: Delivery
    }

    private let studio: Studio
    private let workers: WorkerPool
    /// Readings by the very words they came in: a request that is spelled as an earlier one need not be read again.
    private let spellings = BoundedCache<[UInt8], Reading>(limit: 8 << 20)

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
        guard !isModest, studio.isFull else { return }
        studio.rejections[.queueFull].add()
        throw .overloaded(retryAfter: 1)
    }

    /// The answer, and in `note` how its file was come by.
    func answer(
        _ request: Request,
        _ destination: Destination,
        _ note: inout MakingNote?
    ) async throws(Problem) -> Response {
        let head = request.head
        guard let drawing = destination.route.drawing(for: head) else { throw .notFound }
        let reading = try await reading(request, destination, drawing)
        let order = reading.order
        if let picture = studio.kept(order) {
            if let status = try Preconditions.answer(head, picture.tag.entityTag) {
                return Response(status, fields: fields(head, picture.tag, reading, destination.route))
            }
            note = MakingNote(drawing.format, frames: picture.size?.frames ?? 0, Timings(source: .hit))
            return response(head, picture, Timings(source: .hit), reading, destination.route)
        }
        if Preconditions.areAsked(head) {
            let tag = studio.tag(order)
            if let status = try Preconditions.answer(head, tag.entityTag) {
                return Response(status, fields: fields(head, tag, reading, destination.route))
            }
        }
        if order.isStreamed {
            note = MakingNote(drawing.format, frames: 0, Timings(source: .miss))
            var fields = fields(head, studio.tag(order), reading, destination.route)
            fields.append(contentsOf: content(reading, studio.tag(order)))
            return Response(.ok, fields: fields, body: .stream(try await studio.stream(order)))
        }
        let (picture, timings) = try await studio.picture(order)
        note = MakingNote(drawing.format, frames: picture.size?.frames ?? 0, timings)
        return response(head, picture, timings, reading, destination.route)
    }

    private func reading(
        _ request: Request,
        _ destination: Destination,
        _ drawing: Drawing
    ) async throws(Problem) -> Reading {
        let isPost = request.head.method == .post
        let words = isPost ? request.body : Array("\(destination.argument) \(request.head.query ?? "")".utf8)
        let isShort = words.count <= Self.shortSpelling
        let key = Array("\(drawing.name) \(isPost ? 1 : 0) ".utf8) + words
        if isShort, let known = spellings[key] { return known }
        let encoded = destination.argument.isEmpty ? nil : destination.argument
        guard isShort else { return try await read(request, encoded, drawing) }
        let reading = try Self.reading(request, encoded, drawing)
        spellings.insert(reading, for: key, cost: key.count + Self.orderBytes)
        return reading
    }

    private static func reading(_ request: Request, _ encoded: Substring?, _ drawing: Drawing) throws(Problem)
        -> Reading
    {
        let (configuration, delivery) = try RequestDecoding.configuration(
            request,
            encoded: encoded,
            for: drawing
        )
        return Reading(order: Order(drawing, of: configuration), delivery: delivery)
    }

    /// The same on a worker.
    private func read(_ request: Request, _ encoded: Substring?, _ drawing: Drawing) async throws(Problem) -> Reading {
        let result: Result<Reading, Problem>
        do {
            result = try await workers.run {
                do throws(Problem) {
                    return .success(try Self.reading(request, encoded, drawing))
                } catch {
                    return .failure(error)
                }
            }
        } catch {
            throw .internalError
        }
        return try result.get()
    }

    private func response(
        _ head: RequestHead,
        _ picture: Picture,
        _ timings: Timings,
        _ reading: Reading,
        _ route: Route
    ) -> Response {
        var fields = fields(head, picture.tag, reading, route)
        fields.append(contentsOf: content(reading, picture.tag))
        fields.append("Server-Timing", timings.serverTiming)
        if let size = picture.size { fields.append(contentsOf: size.fields) }
        return Response(.ok, fields: fields, body: .bytes(picture.bytes))
    }

    /// What a body is, and what it is called.
    private func content(_ reading: Reading, _ tag: PictureTag) -> Fields {
        let format = reading.order.drawing.format
        // What parts a multipart body is made of what it is made of.
        let boundary = FieldValue("multipart/mixed; boundary=\(tag.entityTag.opaque)")
        let type = format == .multipart ? boundary ?? format.contentType : format.contentType
        return ["Content-Type": type, "Content-Disposition": reading.delivery.disposition(of: reading.order)]
    }

    /// What a 200 and a 304 have in common.
    private func fields(_ head: RequestHead, _ tag: PictureTag, _ reading: Reading, _ route: Route) -> Fields {
        var fields: Fields = ["Cache-Control": reading.delivery.cacheControl(head.method), "ETag": tag.fieldValue]
        if route.isNegotiated { fields.append("Vary", "Accept") }
        return fields
    }
}

extension PictureSize {
    /// For whoever lays a page out, or checks what came.
    fileprivate var fields: Fields {
        var fields: Fields = [
            "Sheetreel-Width": FieldValue(width), "Sheetreel-Height": FieldValue(height),
            "Sheetreel-Frames": FieldValue(frames),
        ]
        if let scale = FieldValue(scale.jsonText) { fields.append("Sheetreel-Scale", scale) }
        if let concessions, let value = FieldValue(concessions) { fields.append("Sheetreel-Adjusted", value) }
        return fields
    }
}
