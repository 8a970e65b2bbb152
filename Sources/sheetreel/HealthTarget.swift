import HTTPServer
import SheetService

/// Where a server's health is asked for.
struct HealthTarget: Equatable, CustomStringConvertible {
    let address: ServerAddress
    let path: String

    private static let standardPath = "/livez"

    /// The server that these settings start, on this machine.
    init(_ settings: Settings) {
        address =
            switch settings.address {
            // What listens everywhere is asked nearby.
            case .tcp("0.0.0.0", let port): .tcp(host: "127.0.0.1", port: port)
            case .tcp("::", let port): .tcp(host: "::1", port: port)
            case let address: address
            }
        path = Self.standardPath
    }

    /// `http://HOST[:PORT][/PATH]` or `unix:PATH`; nil for anything else.
    init?(_ url: String) {
        let scheme = "http://"
        if url.hasPrefix("unix:") {
            guard let listen = ListenAddress(url), case .unix(let path) = listen else { return nil }
            address = .unix(path: path)
            self.path = Self.standardPath
        } else if url.lowercased().hasPrefix(scheme) {
            let rest = url.dropFirst(scheme.count)
            let authority = rest.prefix { $0 != "/" }
            guard case .tcp(let host, let port)? = ListenAddress(String(authority)) else { return nil }
            address = .tcp(host: host, port: port ?? 80)
            let path = rest.dropFirst(authority.count)
            // Visible ASCII alone makes a request target.
            guard path.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
            self.path = path.isEmpty || path == "/" ? Self.standardPath : String(path)
        } else {
            return nil
        }
    }

    /// What HTTP calls the server.
    var authority: String {
        if case .tcp = address { address.description } else { "localhost" }
    }

    var description: String {
        if case .tcp = address { "http://\(address)\(path)" } else { "\(address)" }
    }
}
