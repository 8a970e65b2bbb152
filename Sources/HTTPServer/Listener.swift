import CLinux
import Glibc

/// Sole owner of a listening socket. Accepted descriptors do not block and are closed by a later exec.
struct Listener: ~Copyable {
    let descriptor: Descriptor
    /// The port that the kernel gave; 0 for a Unix socket.
    let port: Int

    init(_ address: ServerAddress, backlog: Int) throws(ServerError) {
        switch address {
        case .tcp(let host, let port):
            descriptor = try Self.listenTCP(host, port, backlog)
            self.port = Self.boundPort(descriptor)
        case .unix(let path):
            descriptor = try Self.listenUnix(path, backlog)
            port = 0
        }
    }

    /// Gives the socket away.
    consuming func intoDescriptor() -> Descriptor { descriptor }

    private static func listenTCP(
        _ host: String,
        _ port: UInt16,
        _ backlog: Int
    ) throws(ServerError) -> Descriptor {
        var hints = unsafe addrinfo()
        unsafe hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        unsafe hints.ai_socktype = CInt(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard unsafe getaddrinfo(host, String(port), &hints, &list) == 0, let found = unsafe list else {
            throw .unknownHost(host)
        }
        defer { unsafe freeaddrinfo(found) }
        let number = linux_stream_socket(unsafe found.pointee.ai_family)
        guard number >= 0 else { throw .system("socket", errno) }
        let descriptor = Descriptor(owning: number)
        // Accepted sockets inherit both options, which saves a call for each.
        guard descriptor.set(SOL_SOCKET, SO_REUSEADDR, to: 1),
            descriptor.set(CInt(IPPROTO_TCP), TCP_NODELAY, to: 1)
        else { throw .system("setsockopt", errno) }
        guard unsafe bind(number, found.pointee.ai_addr, found.pointee.ai_addrlen) == 0 else {
            throw .system("bind", errno)
        }
        guard listen(number, CInt(clamping: backlog)) == 0 else { throw .system("listen", errno) }
        return descriptor
    }

    private static func listenUnix(_ path: String, _ backlog: Int) throws(ServerError) -> Descriptor {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        let fits = unsafe withUnsafeMutableBytes(of: &address.sun_path) { room in
            guard bytes.count < room.count else { return false }
            unsafe room.copyBytes(from: bytes)
            return true
        }
        guard fits else { throw .pathTooLong(path) }
        removeDeadSocket(&address, path)
        let number = linux_stream_socket(AF_UNIX)
        guard number >= 0 else { throw .system("socket", errno) }
        let descriptor = Descriptor(owning: number)
        let bound = unsafe withSocketAddress(&address) { unsafe bind(number, $0, $1) }
        guard bound == 0 else { throw .system("bind", errno) }
        guard listen(number, CInt(clamping: backlog)) == 0 else { throw .system("listen", errno) }
        return descriptor
    }

    /// A socket file that nobody listens on any more refuses connections; one that somebody does is left alone.
    private static func removeDeadSocket(_ address: inout sockaddr_un, _ path: String) {
        let number = linux_stream_socket(AF_UNIX)
        guard number >= 0 else { return }
        let probe = Descriptor(owning: number)
        let connected = unsafe withSocketAddress(&address) { unsafe connect(probe.number, $0, $1) }
        if connected != 0, errno == ECONNREFUSED { _ = unsafe unlink(path) }
    }

    private static func withSocketAddress(
        _ address: inout sockaddr_un,
        _ body: (UnsafePointer<sockaddr>, socklen_t) -> CInt
    ) -> CInt {
        unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                unsafe body(pointer, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }

    /// Asked of the kernel, since port 0 means any.
    private static func boundPort(_ descriptor: borrowing Descriptor) -> Int {
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let number = descriptor.number
        return unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                guard unsafe getsockname(number, pointer, &length) == 0 else { return 0 }
                // sin_port and sin6_port lie at the same place.
                return unsafe pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                    Int(UInt16(bigEndian: unsafe $0.pointee.sin_port))
                }
            }
        }
    }
}
