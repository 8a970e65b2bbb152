/// Where a path leads: a route, and what its template leaves open.
package struct Destination: Sendable {
    package let route: Route
    /// What stands in the braces of the route's template; empty where there are none.
    let argument: Substring

    /// Nil where nothing is. Paths are compared as they are sent, undecoded.
    package init?(path: String) {
        if let route = Self.fixed[path] {
            self.init(route: route, argument: "")
        } else if path.hasPrefix("/v1/") {
            self.init(encoded: path.dropFirst("/v1/".count))
        } else if path.hasPrefix("/problems/") {
            self.init(route: .problem, argument: path.dropFirst("/problems/".count))
        } else {
            return nil
        }
    }

    private init(route: Route, argument: Substring) {
        self.route = route
        self.argument = argument
    }

    /// `frame/eyJ9.png`: a kind, a configuration, an extension.
    private init?(encoded path: Substring) {
        guard let slash = path.firstIndex(of: "/"), let kind = Kind(rawValue: String(path[..<slash])),
            let dot = path.lastIndex(of: "."), dot > slash,
            let format = Format(rawValue: String(path[path.index(after: dot)...])), kind.formats.contains(format)
        else { return nil }
        let argument = path[path.index(after: slash)..<dot]
        guard !argument.isEmpty, !argument.contains("/") else { return nil }
        self.init(route: .encoded(Drawing(kind, format)), argument: argument)
    }

    /// The routes without braces.
    private static let fixed: [String: Route] = {
        let routes = Route.all.filter { !$0.template.contains("{") }
        return Dictionary(uniqueKeysWithValues: routes.map { ($0.template, $0) })
    }()
}
