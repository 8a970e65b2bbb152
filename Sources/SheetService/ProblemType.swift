package import HTTPServer

/// The kinds of problems, apart from breaches of HTTP itself: one row each in the tables below. The raw value is the last
/// part of the kind's URL, a stable name.
package enum ProblemType: String, Sendable, Hashable, CaseIterable {
    case notFound = "not-found"
    case methodNotAllowed = "method-not-allowed"
    case notAcceptable = "not-acceptable"
    case lengthRequired = "length-required"
    case unsupportedMediaType = "unsupported-media-type"
    case unsupportedContentEncoding = "unsupported-content-encoding"
    case unsupportedCharset = "unsupported-charset"
    case queryWithBody = "query-with-body"
    case queryWithPath = "query-with-path"
    case malformedQuery = "malformed-query"
    case malformedPath = "malformed-path"
    case malformedJSON = "malformed-json"
    case invalidConfiguration = "invalid-configuration"
    case overBudget = "over-budget"
    case preconditionFailed = "precondition-failed"
    case overloaded
    case notReady = "not-ready"
    case internalError = "internal-error"

    package var status: Status {
        switch self {
        case .notFound: .notFound
        case .methodNotAllowed: .methodNotAllowed
        case .notAcceptable: .notAcceptable
        case .lengthRequired: .lengthRequired
        case .unsupportedMediaType, .unsupportedContentEncoding: .unsupportedMediaType
        case .unsupportedCharset, .queryWithBody, .queryWithPath, .malformedQuery, .malformedPath, .malformedJSON:
            .badRequest
        case .invalidConfiguration: .unprocessableContent
        case .overBudget: .contentTooLarge
        case .preconditionFailed: .preconditionFailed
        case .overloaded, .notReady: .serviceUnavailable
        case .internalError: .internalServerError
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
        case .queryWithPath: "A configuration comes by path or by query"
        case .malformedQuery: "The query cannot be decoded"
        case .malformedPath: "The configuration in the path cannot be decoded"
        case .malformedJSON: "The configuration is not JSON"
        case .invalidConfiguration: "The configuration cannot be drawn"
        case .overBudget: "The configuration is larger than is allowed"
        case .preconditionFailed: "The client's condition does not hold"
        case .overloaded: "The server is busy"
        case .notReady: "The server takes no new work"
        case .internalError: "Something went wrong here"
        }
    }

    /// What to do about it.
    var advice: String {
        switch self {
        case .notFound:
            "Look for the path in /openapi.yaml. The extension must be one that the kind of picture comes as."
        case .methodNotAllowed: "Use one of the methods in the answer's Allow field."
        case .notAcceptable: "Accept one of the formats that detail lists, or ask by the extension of a path."
        case .lengthRequired: "Send the configuration as the body, with Content-Length or in chunks; {} is enough."
        case .unsupportedMediaType: "Send Content-Type: application/json."
        case .unsupportedContentEncoding: "Send the body as it is, without compressing it."
        case .unsupportedCharset: "Send the JSON text in UTF-8."
        case .queryWithBody: "Put everything into the body of a POST, or everything into the query of a GET."
        case .queryWithPath:
            "Put everything into the path. A query behind it may have v, cb and download, and nothing that is drawn."
        case .malformedQuery: "Percent-encode the query: % and two hexadecimal digits for each byte of UTF-8."
        case .malformedPath:
            "Encode the JSON text, or its zlib stream, in base64url (RFC 4648, section 5). sheetreel url does it."
        case .malformedJSON: "Correct the text at the line and column that the answer names."
        case .invalidConfiguration:
            "Correct every member that errors points to. What is allowed stands in detail; suggestion is the name that was "
                + "probably meant."
        case .overBudget: "Ask for a smaller scale, a smaller screen or sheet, or fewer frames."
        case .preconditionFailed: "Ask again without If-Match and If-None-Match."
        case .overloaded: "Ask again after as many seconds as Retry-After says."
        case .notReady: "Ask another server, or this one again after a second."
        case .internalError: "Tell the operator the id that stands in instance."
        }
    }
}
