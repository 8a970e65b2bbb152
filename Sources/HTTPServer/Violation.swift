/// How a request broke the protocol or a limit: a closed table.
package enum Violation: Sendable, Hashable, CaseIterable {
    case malformedRequestLine
    case methodTooLong
    case targetTooLong
    case unsupportedVersion
    case malformedField
    case headTooLarge
    case tooManyFields
    case invalidTarget
    case missingHost
    case repeatedHost
    case invalidHost
    case repeatedField
    case invalidContentLength
    case conflictingFraming
    case invalidTransferEncoding
    case unsupportedTransferEncoding
    case tunnelRefused
    case unknownExpectation
    case malformedChunk
    case excessiveChunking
    case malformedTrailer
    case trailerTooLarge
    case contentTooLarge
    case incompleteBody
    case headTimeout
    case bodyTimeout

    /// What it is answered with.
    package var status: Status { row.status }

    /// A stable name for clients, logs and metrics.
    package var code: String { row.code }

    /// One sentence for a person.
    package var sentence: String { row.sentence }

    private var row: (status: Status, code: String, sentence: String) {
        switch self {
        case .malformedRequestLine:
            (.badRequest, "malformed-request-line", "The request line does not follow RFC 9112, section 3.")
        case .methodTooLong:
            (.badRequest, "method-too-long", "The method is longer than this server takes.")
        case .targetTooLong:
            (.uriTooLong, "target-too-long", "The request target is longer than this server takes.")
        case .unsupportedVersion:
            (.httpVersionNotSupported, "unsupported-version", "This server speaks HTTP/1.1 and HTTP/1.0.")
        case .malformedField:
            (.badRequest, "malformed-field", "A header field does not follow RFC 9112, section 5.")
        case .headTooLarge:
            (.requestHeaderFieldsTooLarge, "head-too-large", "The header fields are larger than this server takes.")
        case .tooManyFields:
            (.requestHeaderFieldsTooLarge, "too-many-fields", "There are more header fields than this server takes.")
        case .invalidTarget:
            (.badRequest, "invalid-target", "The request target has a form that this method or server does not take.")
        case .missingHost:
            (.badRequest, "missing-host", "An HTTP/1.1 request needs a Host header field.")
        case .repeatedHost:
            (.badRequest, "repeated-host", "A request has one Host header field.")
        case .invalidHost:
            (.badRequest, "invalid-host", "The Host header field is no host with an optional port.")
        case .repeatedField:
            (.badRequest, "repeated-field", "A header field that has one value came with several.")
        case .invalidContentLength:
            (.badRequest, "invalid-content-length", "Content-Length is one decimal number.")
        case .conflictingFraming:
            (.badRequest, "conflicting-framing", "A request has Content-Length or Transfer-Encoding, not both.")
        case .invalidTransferEncoding:
            (.badRequest, "invalid-transfer-encoding", "Transfer-Encoding ends with chunked, once, in HTTP/1.1 only.")
        case .unsupportedTransferEncoding:
            (.notImplemented, "unsupported-transfer-encoding", "The only transfer coding this server knows is chunked.")
        case .tunnelRefused:
            (.methodNotAllowed, "tunnel-refused", "This server opens no tunnels.")
        case .unknownExpectation:
            (.expectationFailed, "unknown-expectation", "The only expectation this server knows is 100-continue.")
        case .malformedChunk:
            (.badRequest, "malformed-chunk", "The chunked body does not follow RFC 9112, section 7.1.")
        case .excessiveChunking:
            (.badRequest, "excessive-chunking", "The chunked body is more framing than content.")
        case .malformedTrailer:
            (.badRequest, "malformed-trailer", "The trailer section does not follow RFC 9112, section 7.1.2.")
        case .trailerTooLarge:
            (.requestHeaderFieldsTooLarge, "trailer-too-large", "The trailer section is larger than this server takes.")
        case .contentTooLarge:
            (.contentTooLarge, "content-too-large", "The body is larger than this resource takes.")
        case .incompleteBody:
            (.badRequest, "incomplete-body", "The connection ended before the body did.")
        case .headTimeout:
            (.requestTimeout, "head-timeout", "The request's head took too long to arrive.")
        case .bodyTimeout:
            (.requestTimeout, "body-timeout", "The request's body took too long to arrive.")
        }
    }
}
