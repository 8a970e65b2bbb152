/// Why a server cannot start.
package enum ServerError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The name or address does not resolve.
    case unknownHost(String)
    /// The path of a Unix socket is longer than the kernel's 107 octets.
    case pathTooLong(String)
    /// A system call that failed, with its errno.
    case system(String, Int32)

    package var description: String {
        switch self {
        case .unknownHost(let host): "cannot resolve \(host)"
        case .pathTooLong(let path): "the socket path \(path) is longer than 107 bytes"
        case .system(let call, let code): "\(call) failed: \(SystemError.text(code))"
        }
    }
}
