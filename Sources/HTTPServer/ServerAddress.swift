/// Where a server listens.
package enum ServerAddress: Sendable, Hashable, CustomStringConvertible {
    /// A name or address without brackets; port 0 takes any that is free.
    case tcp(host: String, port: UInt16)
    /// The path of a Unix socket; a dead socket file in its place is replaced.
    case unix(path: String)

    package var description: String {
        switch self {
        case .tcp(let host, let port): host.utf8.contains(.colon) ? "[\(host)]:\(port)" : "\(host):\(port)"
        case .unix(let path): "unix:\(path)"
        }
    }
}
