/// An answer. `Content-Length`, `Transfer-Encoding`, `Connection`, `Keep-Alive` and `Date` are the server's to write:
/// what a responder puts under these names is not sent.
package struct Response: Sendable {
    /// A final status.
    package var status: Status
    /// What the responder has to say beside the server's own fields.
    package var fields: Fields
    /// Not sent with 204 and 304.
    package var body: Body
    /// Whether to end the connection after this answer.
    package var closesConnection: Bool
    /// Told once, on the connection's loop, when the answer has gone out or could not: it notes that down and returns.
    package var whenSent: (@Sendable (Sending) -> Void)?

    /// What became of an answer.
    package struct Sending: Sendable, Hashable {
        /// Whether the kernel took all of it; otherwise the client had gone, or did not read.
        package let isWhole: Bool
        /// Of the body, without framing; what a cut answer had got to is known for a stream only.
        package let octets: Int

        package init(isWhole: Bool, octets: Int) {
            self.isWhole = isWhole
            self.octets = octets
        }
    }

    /// For HEAD give what GET would have: the server sends the head alone, with GET's length.
    package enum Body: Sendable {
        case empty
        /// Sent from where it lies; a cached body is shared, not copied.
        case bytes([UInt8])
        case stream(BodyStream)
    }

    package init(_ status: Status, fields: Fields = Fields(), body: Body = .empty, closesConnection: Bool = false) {
        self.status = status
        self.fields = fields
        self.body = body
        self.closesConnection = closesConnection
    }
}

/// A body that is written while it is made.
package struct BodyStream: Sendable {
    /// The exact number of octets when it is known beforehand; otherwise the body goes out in chunks, or to an
    /// HTTP/1.0 client until the connection's end.
    let length: Int?
    let produce: @Sendable (inout BodyWriter) async throws -> Void

    /// `produce` runs on the connection's loop: it hops to a ``WorkerPool`` for what takes time. If it throws, or
    /// writes other than `length` octets, the connection is cut, so that no client takes the part for the whole.
    package init(length: Int? = nil, produce: @escaping @Sendable (inout BodyWriter) async throws -> Void) {
        if let length { precondition(length >= 0, "a body's length is not negative") }
        self.length = length
        self.produce = produce
    }
}
