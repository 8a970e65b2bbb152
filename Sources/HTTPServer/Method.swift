/// A request method: a case-sensitive token, RFC 9110 §9.1, so `get` is not ``get``.
package struct Method: Sendable, Hashable {
    /// As it was sent, in its own case.
    package let name: String

    /// Nil for what is no token.
    package init?(_ name: String) {
        guard !name.isEmpty, name.utf8.allSatisfy(\.isToken) else { return nil }
        self.name = name
    }

    init(validated name: String) { self.name = name }

    /// The methods of RFC 9110 §9.3, and PATCH.
    package static let get = Method(validated: "GET")
    package static let head = Method(validated: "HEAD")
    package static let post = Method(validated: "POST")
    package static let options = Method(validated: "OPTIONS")
    package static let delete = Method(validated: "DELETE")
    package static let put = Method(validated: "PUT")
    package static let patch = Method(validated: "PATCH")
    package static let connect = Method(validated: "CONNECT")
    package static let trace = Method(validated: "TRACE")
}
