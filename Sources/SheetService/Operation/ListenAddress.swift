/// Where to listen, as an operator says it.
package enum ListenAddress: Sendable, Hashable, CustomStringConvertible {
    /// A name or address without brackets; without a port the one that ``Settings/port`` names.
    case tcp(host: String, port: UInt16?)
    case unix(path: String)

    /// `HOST`, `HOST:PORT`, `[IPV6]`, `[IPV6]:PORT` or `unix:PATH`; nil for anything else.
    package init?(_ text: String) {
        if text.hasPrefix("unix:") {
            let path = text.dropFirst("unix:".count)
            guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
            self = .unix(path: String(path))
            return
        }
        let isBracketed = text.hasPrefix("[")
        let hostEnd = isBracketed ? text.firstIndex(of: "]") : text.firstIndex(of: ":") ?? text.endIndex
        guard let hostEnd else { return nil }
        let host = isBracketed ? text[..<hostEnd].dropFirst() : text[..<hostEnd]
        let rest = isBracketed ? text[hostEnd...].dropFirst() : text[hostEnd...]
        // Digits alone would be an address to the resolver, and are a port to everyone else.
        guard !host.isEmpty, Int(digits: host) == nil, !host.contains(where: \.isWhitespace) else { return nil }
        if rest.isEmpty {
            self = .tcp(host: String(host), port: nil)
        } else {
            guard rest.hasPrefix(":"), let port = UInt16(port: rest.dropFirst()) else { return nil }
            self = .tcp(host: String(host), port: port)
        }
    }

    package var description: String {
        switch self {
        case .tcp(let host, let port):
            (host.contains(":") ? "[\(host)]" : host) + (port.map { ":\($0)" } ?? "")
        case .unix(let path): "unix:\(path)"
        }
    }
}

extension UInt16 {
    /// Digits, up to 65535.
    init?(port: some StringProtocol) {
        guard let number = Int(digits: port) else { return nil }
        self.init(exactly: number)
    }
}
