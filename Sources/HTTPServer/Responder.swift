/// Whether a request may send its body.
package enum Admission: Sendable {
    /// Read the body, up to `bodyLimit` octets; 413 past that.
    case accept(bodyLimit: Int)
    /// Answer now and do not read the body.
    case answer(Response)
}

/// What a server serves. All three run on an event loop: they decide and return, or hop to a ``WorkerPool``.
package protocol Responder: Sendable {
    /// Decided when the head has been read, before any octet of the body and before `100 Continue`.
    func admit(_ head: RequestHead) -> Admission

    /// The answer to a whole request. The task is cancelled when the client has gone.
    func respond(to request: Request) async -> Response

    /// The answer to a request that broke the protocol or a limit, with ``Violation/status`` and whatever words and
    /// form the service gives its errors.
    func respond(to violation: Violation) -> Response
}
