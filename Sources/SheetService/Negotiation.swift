import HTTPServer

/// Which format a client gets where it may choose: RFC 9110, section 12.5.1.
enum Negotiation {
    /// Refuses a request that accepts none of what `route` offers. A route with an extension has been chosen already.
    static func check(_ route: Route, _ head: RequestHead) throws(Problem) {
        guard route.isNegotiated else { return }
        let offers = route.mediaTypes.compactMap(MediaType.init)
        guard Accept(head.fields.values(of: "Accept")).preferred(of: offers) != nil else {
            throw .notAcceptable(offered: route.mediaTypes)
        }
    }
}
