package import HTTPServer
package import SheetConfiguration

/// Every way a request can fail, and how it is said: one row each in the tables below. A new case does not compile
/// until it has its status, its title and its detail.
package enum Problem: Error, Sendable {
    case notFound
    case methodNotAllowed(allowed: [Method])
    case notAcceptable(offered: [String])
    case lengthRequired
    case unsupportedMediaType(given: String?)
    case unsupportedContentEncoding
    case unsupportedCharset(String)
    case queryWithBody
    case malformedQuery
    case malformedJSON(JSONSyntaxError)
    case invalidConfiguration(FaultList)
    case overBudget(FaultList)
    case preconditionFailed
    case protocolViolation(Violation)
    /// `retryAfter` in seconds.
    case overloaded(retryAfter: Int)
    case notReady
    case internalError
}

extension Problem {
    package init(_ error: ConfigurationError) {
        switch error {
        case .syntax(let error): self = .malformedJSON(error)
        case .invalid(let faults): self = .invalidConfiguration(faults)
        case .overBudget(let faults): self = .overBudget(faults)
        }
    }

    package var status: Status {
        switch self {
        case .notFound: .notFound
        case .methodNotAllowed: .methodNotAllowed
        case .notAcceptable: .notAcceptable
        case .lengthRequired: .lengthRequired
        case .unsupportedMediaType, .unsupportedContentEncoding: .unsupportedMediaType
        case .unsupportedCharset, .queryWithBody, .malformedQuery, .malformedJSON: .badRequest
        case .invalidConfiguration: .unprocessableContent
        case .overBudget: .contentTooLarge
        case .protocolViolation(let violation): violation.status
        case .preconditionFailed: .preconditionFailed
        case .overloaded, .notReady: .serviceUnavailable
        case .internalError: .internalServerError
        }
    }

    /// The last part of the problem's type URL: a stable name.
    package var name: String {
        switch self {
        case .notFound: "not-found"
        case .methodNotAllowed: "method-not-allowed"
        case .notAcceptable: "not-acceptable"
        case .lengthRequired: "length-required"
        case .unsupportedMediaType: "unsupported-media-type"
        case .unsupportedContentEncoding: "unsupported-content-encoding"
        case .unsupportedCharset: "unsupported-charset"
        case .queryWithBody: "query-with-body"
        case .malformedQuery: "malformed-query"
        case .malformedJSON: "malformed-json"
        case .invalidConfiguration: "invalid-configuration"
        case .overBudget: "over-budget"
        case .protocolViolation(let violation): violation.code
        case .preconditionFailed: "precondition-failed"
        case .overloaded: "overloaded"
        case .notReady: "not-ready"
        case .internalError: "internal-error"
        }
    }

    var title: String {
        switch self {
        case .notFound: "There is nothing here"
        case .methodNotAllowed: "This resource does not take that method"
        case .notAcceptable: "No format that the client accepts"
        case .lengthRequired: "The request has no body"
        case .unsupportedMediaType: "The configuration must be JSON"
        case .unsupportedContentEncoding: "The body must not be encoded"
        case .unsupportedCharset: "JSON is UTF-8"
        case .queryWithBody: "A configuration comes by body or by query"
        case .malformedQuery: "The query cannot be decoded"
        case .malformedJSON: "The configuration is not JSON"
        case .invalidConfiguration: "The configuration cannot be drawn"
        case .overBudget: "The configuration is larger than is allowed"
        case .protocolViolation(let violation): violation.status.phrase
        case .preconditionFailed: "The client's condition does not hold"
        case .overloaded: "The server is busy"
        case .notReady: "The server takes no new work"
        case .internalError: "Something went wrong here"
        }
    }

    var detail: String {
        switch self {
        case .notFound: "The resources of this server are listed in /openapi.yaml."
        case .methodNotAllowed(let allowed):
            "The methods allowed here are \(allowed.map(\.name).joined(separator: ", "))."
        case .notAcceptable(let offered): "This resource comes as \(offered.joined(separator: ", "))."
        case .lengthRequired: "Send the configuration as the body, with Content-Length or in chunks."
        case .unsupportedMediaType(nil): "Send Content-Type: application/json."
        case .unsupportedMediaType(let given?): "Send Content-Type: application/json, not \(given)."
        case .unsupportedContentEncoding: "Send the body as it is, without Content-Encoding."
        case .unsupportedCharset(let charset): "The body's charset is \(charset); JSON has no other than UTF-8."
        case .queryWithBody: "A POST takes its whole configuration from its body; leave the query out."
        case .malformedQuery: "A % in the query must be followed by two hexadecimal digits, and the text be UTF-8."
        case .malformedJSON(let error):
            "Line \(error.position.line), column \(error.position.column): \(error.detail)"
        case .invalidConfiguration(let faults), .overBudget(let faults): Self.summary(of: faults)
        case .protocolViolation(let violation): violation.sentence
        case .preconditionFailed: "If-Match or If-None-Match speaks of another picture than this request's."
        case .overloaded(let seconds): "All workers are busy. Try again in \(seconds) s."
        case .notReady: "The server is starting or stopping."
        case .internalError: "The request was understood, but could not be served. Its id is in instance."
        }
    }

    /// The faults that the answer lists.
    var faults: [Fault] {
        switch self {
        case .invalidConfiguration(let faults), .overBudget(let faults): faults.listed
        default: []
        }
    }

    private static func summary(of faults: FaultList) -> String {
        let count = faults.listed.count + faults.omitted
        guard count > 1 else { return faults.listed.first?.detail ?? "" }
        return faults.omitted == 0
            ? "There are \(count) faults."
            : "There are \(count) faults, of which the first \(faults.listed.count) are listed."
    }
}
