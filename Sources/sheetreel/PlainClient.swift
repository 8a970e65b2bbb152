import Glibc
import HTTPServer

/// As much of an HTTP client as it takes to learn the status of one answer.
enum PlainClient {
    struct Failure: Error, Equatable {
        let reason: String
    }

    /// For connecting, for sending and for each piece of the answer, seconds.
    private static let patience = 3

    static func status(of target: HealthTarget) throws(Failure) -> Int {
        let socket = try connect(to: target.address)
        defer { close(socket) }
        let request = "GET \(target.path) HTTP/1.1\r\nHost: \(target.authority)\r\nConnection: close\r\n\r\n"
        try send(Array(request.utf8), on: socket)
        // "HTTP/1.1 200" is all that is asked for.
        var answer: [UInt8] = []
        while answer.count < 12 {
            var piece = [UInt8](repeating: 0, count: 512)
            let count = unsafe recv(socket, &piece, piece.count, 0)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Failure(reason: count == 0 ? "no answer" : failure("no answer")) }
            answer += piece.prefix(count)
        }
        let words = String(decoding: answer.prefix(12), as: UTF8.self).split(separator: " ")
        guard words.count == 2, words[0].hasPrefix("HTTP/1."), let status = Int(words[1]), status >= 100 else {
            throw Failure(reason: "what answers does not speak HTTP")
        }
        return status
    }

    private static func connect(to address: ServerAddress) throws(Failure) -> Int32 {
        switch address {
        case .tcp(let host, let port): return try connect(host, port)
        case .unix(let path):
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            let bytes = Array(path.utf8)
            let fits = unsafe withUnsafeMutableBytes(of: &address.sun_path) { room in
                guard bytes.count < room.count else { return false }
                unsafe room.copyBytes(from: bytes)
                return true
            }
            guard fits else { throw Failure(reason: "the socket's path is too long") }
            let size = socklen_t(MemoryLayout<sockaddr_un>.size)
            return try unsafe withUnsafePointer(to: &address) { pointer throws(Failure) in
                let opened = try patientSocket(AF_UNIX)
                let result = unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    unsafe Glibc.connect(opened, $0, size)
                }
                return try kept(opened, result)
            }
        }
    }

    private static func connect(_ host: String, _ port: UInt16) throws(Failure) -> Int32 {
        var hints = unsafe addrinfo()
        unsafe hints.ai_flags = AI_NUMERICSERV
        unsafe hints.ai_socktype = CInt(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard unsafe getaddrinfo(host, String(port), &hints, &list) == 0, let found = unsafe list else {
            throw Failure(reason: "cannot resolve \(host)")
        }
        defer { unsafe freeaddrinfo(found) }
        let opened = try patientSocket(unsafe found.pointee.ai_family)
        return try kept(opened, unsafe Glibc.connect(opened, found.pointee.ai_addr, found.pointee.ai_addrlen))
    }

    /// A socket on which nothing takes longer than ``patience``: on Linux the time for sending is that for connecting too.
    private static func patientSocket(_ family: Int32) throws(Failure) -> Int32 {
        let socket = Glibc.socket(family, CInt(SOCK_STREAM.rawValue), 0)
        guard socket >= 0 else { throw Failure(reason: failure("no socket")) }
        var limit = timeval(tv_sec: patience, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        for option in [SO_SNDTIMEO, SO_RCVTIMEO] { unsafe setsockopt(socket, SOL_SOCKET, option, &limit, size) }
        return socket
    }

    /// The socket, if connecting it went well; closed otherwise.
    private static func kept(_ socket: Int32, _ result: Int32) throws(Failure) -> Int32 {
        guard result == 0 else {
            let reason = failure("cannot connect")
            close(socket)
            throw Failure(reason: reason)
        }
        return socket
    }

    private static func send(_ bytes: [UInt8], on socket: Int32) throws(Failure) {
        // A request this short goes into an empty socket in one piece.
        let count = unsafe Glibc.send(socket, bytes, bytes.count, CInt(MSG_NOSIGNAL))
        guard count == bytes.count else { throw Failure(reason: failure("cannot ask")) }
    }

    private static func failure(_ what: String) -> String {
        errno == EAGAIN || errno == EINPROGRESS
            ? "\(what) within \(patience) s" : "\(what): \(unsafe String(cString: strerror(errno)))"
    }
}
