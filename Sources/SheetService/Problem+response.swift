package import HTTPServer
import SheetConfiguration
import SheetEncoding

extension Problem {
    /// The problem as a caller sees it: RFC 9457 `application/problem+json`. `instance` names this one request.
    package func response(instance: String) -> Response {
        var fields: Fields = [
            "Content-Type": "application/problem+json",
            "Cache-Control": "no-store",
            "Vary": "Accept",
        ]
        for (name, value) in advice { fields.append(name, value) }
        return Response(status, fields: fields, body: .bytes(document(instance: instance).bytes))
    }

    /// What a client needs to do better, in the fields that the status asks for.
    private var advice: [(FieldName, FieldValue)] {
        switch self {
        case .methodNotAllowed(let allowed): [("Allow", Route.list(allowed))]
        case .unsupportedMediaType: [("Accept-Post", "application/json")]
        case .unsupportedContentEncoding: [("Accept-Encoding", "identity")]
        case .overloaded(let seconds): [("Retry-After", FieldValue(seconds))]
        case .notReady: [("Retry-After", "1")]
        // A tunnel is refused with a method of HTTP's own, so its answer names methods too.
        case .protocolViolation(.tunnelRefused): [("Allow", Route.list([.get, .head, .post, .options]))]
        default: []
        }
    }

    private func document(instance: String) -> JSONText {
        .object([
            "type": .string("/problems/\(name)"),
            "title": .string(title),
            "status": .integer(status.code),
            "detail": .string(detail),
            "instance": .string(instance),
            "line": position.map { .integer($0.line) },
            "column": position.map { .integer($0.column) },
            "errors": faults.isEmpty ? nil : .array(faults.map(Self.entry)),
        ])
    }

    /// Where JSON text stops being JSON.
    private var position: TextPosition? {
        if case .malformedJSON(let error) = self { error.position } else { nil }
    }

    private static func entry(_ fault: Fault) -> JSONText {
        .object([
            "pointer": .string(fault.pointer),
            "code": .string(fault.code.rawValue),
            "detail": .string(fault.detail),
            "suggestion": fault.suggestion.map(JSONText.string),
            "parameter": fault.parameter.map(JSONText.string),
            "line": fault.position.map { .integer($0.line) },
            "column": fault.position.map { .integer($0.column) },
        ])
    }
}
