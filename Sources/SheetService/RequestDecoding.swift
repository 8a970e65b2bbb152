import HTTPServer
import SheetConfiguration
import SheetMotion

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

    /// The configuration of a request: a POST's body, or the query of any other. `phase` is meant if it names none.
    static func configuration(
        _ request: Request,
        phase: OutputConfiguration.Phase = .entry
    ) throws(Problem) -> ReelConfiguration {
        let parameters = request.head.method == .post ? [] : try parameters(request.head.query ?? "")
        do throws(ConfigurationError) {
            guard request.head.method != .post else {
                return try ReelConfiguration(
                    json: request.body,
                    defaultPhase: phase,
                    objections: Timeline.objections
                )
            }
            return try ReelConfiguration(query: parameters, defaultPhase: phase, objections: Timeline.objections)
        } catch {
            throw Problem(error)
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
