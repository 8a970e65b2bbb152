package import HTTPServer
package import SheetConfiguration
import SheetRaster

/// Every way a request can fail, with what this one request did. A new case does not compile until it has its type and
/// its detail.
package enum Problem: Error, Sendable {
    case notFound
    case methodNotAllowed(allowed: [Method])
    case notAcceptable(offered: [String])
    case lengthRequired
    case unsupportedMediaType(given: String?)
    case unsupportedContentEncoding
    case unsupportedCharset(String)
    case queryWithBody
    case queryWithPath
    case malformedQuery
    case malformedPath(EncodedConfiguration.Failure)
    case malformedJSON(JSONSyntaxError)
    case invalidConfiguration(FaultList)
    case overBudget(FaultList)
    case longPath
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

    /// What kept a picture from being drawn.
    init(drawing error: any Error) {
        guard case RasterError.imageUnreadable(let pointer) = error else {
            self = .internalError
            return
        }
        let detail = "Is damaged, or of a kind that cannot be decoded."
        let fault = Fault(.unknownValue, at: pointer, detail)
        self = .invalidConfiguration(FaultList(listed: [fault], omitted: 0))
    }

    /// Nil for a breach of HTTP itself, which has a table of its own.
    private var type: ProblemType? {
        switch self {
        case .notFound: .notFound
        case .methodNotAllowed: .methodNotAllowed
        case .notAcceptable: .notAcceptable
        case .lengthRequired: .lengthRequired
        case .unsupportedMediaType: .unsupportedMediaType
        case .unsupportedContentEncoding: .unsupportedContentEncoding
        case .unsupportedCharset: .unsupportedCharset
        case .queryWithBody: .queryWithBody
        case .queryWithPath: .queryWithPath
        case .malformedQuery: .malformedQuery
        case .malformedPath: .malformedPath
        case .malformedJSON: .malformedJSON
        case .invalidConfiguration: .invalidConfiguration
        case .overBudget, .longPath: .overBudget
        case .preconditionFailed: .preconditionFailed
        case .protocolViolation: nil
        case .overloaded: .overloaded
        case .notReady: .notReady
        case .internalError: .internalError
        }
    }

    private var violation: Violation? {
        if case .protocolViolation(let violation) = self { violation } else { nil }
    }

    package var status: Status { violation?.status ?? type?.status ?? .internalServerError }

    /// The last part of the problem's type URL: a stable name.
    package var name: String { violation?.code ?? type?.rawValue ?? ProblemType.internalError.rawValue }

    var title: String { violation?.status.phrase ?? type?.title ?? ProblemType.internalError.title }

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
        case .queryWithPath: "This path has the whole configuration in it; leave the query out."
        case .malformedQuery: "A % in the query must be followed by two hexadecimal digits, and the text be UTF-8."
        case .malformedPath(let failure): failure.sentence
        case .malformedJSON(let error):
            "Line \(error.position.line), column \(error.position.column): \(error.detail)"
        case .invalidConfiguration(let faults), .overBudget(let faults): Self.summary(of: faults)
        case .longPath: EncodedConfiguration.Failure.tooLong.sentence
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
