import HTTPServer
import SheetConfiguration

/// What a request must be before its configuration is read, and the reading.
enum RequestDecoding {
    /// Checks what the head alone tells of a POST: its media type, its encoding, that a body follows.
    static func check(_ head: RequestHead) throws(Problem) {
        // A length of 0 is a body, though an empty one: what is wrong with it is said when it is read.
        if head.bodyLength == .none, !head.fields.contains("Content-Length") { throw .lengthRequired }
        let encodings = head.fields.values(of: "Content-Encoding").joined(separator: ",")
        if !encodings.isEmpty, encodings.lowercased() != "identity" { throw .unsupportedContentEncoding }
        let given = head.fields["Content-Type"]
        guard let type = given.flatMap(MediaType.init), type.essence == "application/json" else {
            throw .unsupportedMediaType(given: given.map(shortened))
        }
        if let charset = type.charset, charset != "utf-8" { throw .unsupportedCharset(shortened(charset)) }
        if head.query != nil { throw .queryWithBody }
    }

    /// The configuration of a request, and how its answer is delivered. A POST has it in its body, another request in
    /// its path, if it is `encoded` there, or in its query. What it leaves out depends on the `drawing` that is made of it.
    static func configuration(
        _ request: Request,
        encoded: Substring? = nil,
        for drawing: Drawing
    ) throws(Problem) -> (ReelConfiguration, Delivery) {
        let parameters = request.head.method == .post ? [] : try parameters(request.head.query ?? "")
        let delivery = Delivery(parameters)
        if request.head.method == .post { return (try configuration(json: request.body, for: drawing), delivery) }
        if let encoded {
            let others = parameters.contains { DeliveryParameter(rawValue: $0.name) == nil }
            guard !others else { throw .queryWithPath }
            return (try configuration(json: text(encoded), for: drawing), delivery)
        }
        do throws(ConfigurationError) {
            let configuration = try ReelConfiguration(
                query: parameters,
                defaultPhase: drawing.kind.defaultPhase,
                defaultFrames: drawing.kind.defaultFrames,
                objections: drawing.objections(to:)
            )
            return (configuration, delivery)
        } catch {
            throw Problem(error)
        }
    }

    private static func configuration(
        json: [UInt8],
        for drawing: Drawing
    ) throws(Problem) -> ReelConfiguration {
        do throws(ConfigurationError) {
            return try drawing.configuration(json: json)
        } catch {
            throw Problem(error)
        }
    }

    private static func text(_ encoded: Substring) throws(Problem) -> [UInt8] {
        do throws(EncodedConfiguration.Failure) {
            return try EncodedConfiguration.text(in: encoded)
        } catch {
            throw error == .tooLong ? .longPath : .malformedPath(error)
        }
    }

    private static func parameters(_ query: String) throws(Problem) -> [(name: String, value: String)] {
        do throws(PercentDecodingError) {
            return try QueryString(query).pairs
        } catch {
            throw .malformedQuery
        }
    }

    /// A caller's words as an answer repeats them: not many.
    private static func shortened(_ text: String) -> String {
        text.unicodeScalars.count <= 64 ? text : String(text.prefix(64)) + "…"
    }
}
