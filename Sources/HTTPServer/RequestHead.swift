/// The minor version that a request spoke. A later minor of HTTP/1 counts as 1.1, RFC 9110 §2.5.
package enum HTTPVersion: Sendable, Hashable {
    case http10
    case http11
}

/// What a request's head says about the body behind it.
package enum BodyLength: Sendable, Hashable {
    case none
    /// `Content-Length`; not yet held against any limit.
    case exactly(Int)
    /// `Transfer-Encoding: chunked`: known when it has ended.
    case chunked
}

/// A request's head, parsed and checked: nothing in it can be mistaken for two requests.
package struct RequestHead: Sendable {
    package let method: Method
    /// The path as it was sent, percent-encoded and starting with "/"; "*" for `OPTIONS *`.
    package let path: String
    /// The query as it was sent, without "?"; nil when there was no "?".
    package let query: String?
    /// What the answer may use.
    package let version: HTTPVersion
    /// Every line as it came; the framing fields have been judged already.
    package let fields: Fields
    /// Host and port as the client named them: the target's in absolute form, else `Host`; nil only for HTTP/1.0.
    package let authority: String?
    /// What is behind the head.
    package let bodyLength: BodyLength
    /// Who sent it; nil for a request that came from no connection.
    package internal(set) var client: ClientAddress?
    /// When it had been read; nil likewise.
    package internal(set) var received: ContinuousClock.Instant?

    /// A head made by hand, for a responder that is asked without a connection.
    package init(
        method: Method,
        path: String,
        query: String? = nil,
        version: HTTPVersion = .http11,
        fields: Fields = Fields(),
        authority: String? = nil,
        bodyLength: BodyLength = .none
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.version = version
        self.fields = fields
        self.authority = authority
        self.bodyLength = bodyLength
    }
}

/// A whole request.
package struct Request: Sendable {
    /// What came before the body.
    package let head: RequestHead
    /// Decoded from its chunks if it came in chunks; trailers are checked and dropped, RFC 9110 §6.5.1.
    package let body: [UInt8]

    /// A request made by hand, for a responder that is asked without a connection.
    package init(head: RequestHead, body: [UInt8] = []) {
        self.head = head
        self.body = body
    }
}
