import Glibc

/// A client that sends what it is told, octet for octet, and blocks.
final class RawClient: Sendable {
    let number: CInt

    /// Connects to 127.0.0.1; reads give up after `patience` seconds.
    init(port: Int, patience: Int = 5, receiveBuffer: Int? = nil) throws {
        number = socket(AF_INET, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var time = timeval(tv_sec: patience, tv_usec: 0)
        let length = socklen_t(MemoryLayout<timeval>.size)
        _ = unsafe setsockopt(number, SOL_SOCKET, SO_RCVTIMEO, &time, length)
        _ = unsafe setsockopt(number, SOL_SOCKET, SO_SNDTIMEO, &time, length)
        if let receiveBuffer {
            var size = CInt(receiveBuffer)
            _ = unsafe setsockopt(number, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<CInt>.size))
        }
        var yes: CInt = 1
        _ = unsafe setsockopt(number, CInt(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<CInt>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = unsafe inet_addr("127.0.0.1")
        let copy = number
        let result = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe connect(copy, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        if result != 0 { throw Failure.cannotConnect(errno) }
    }

    /// Connects to a Unix socket.
    init(unixPath path: String) throws {
        number = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        if unsafe Self.call(connect, number, path) != 0 { throw Failure.cannotConnect(errno) }
    }

    /// Binds `path` and closes, as a process does that dies.
    static func leaveDeadSocket(_ path: String) throws {
        let number = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        defer { close(number) }
        if unsafe call(bind, number, path) != 0 { throw Failure.cannotConnect(errno) }
    }

    private static func call(
        _ function: (CInt, UnsafePointer<sockaddr>?, socklen_t) -> CInt,
        _ number: CInt,
        _ path: String
    ) -> CInt {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: Array(path.utf8)) }
        return unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe function(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }

    deinit { close(number) }

    enum Failure: Error {
        case cannotConnect(CInt)
        case tooFewReplies([WireReply], rest: String)
    }

    /// Sends all of it; false when the other side has had enough.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let copy = number
            let from = sent
            let count = unsafe bytes.withUnsafeBytes {
                unsafe Glibc.send(copy, $0.baseAddress! + from, $0.count - from, CInt(MSG_NOSIGNAL))
            }
            if count <= 0 { return false }
            sent += count
        }
        return true
    }

    @discardableResult
    func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// What comes next; empty at the end, nil when nothing came in time or the connection was reset.
    func receive(atMost limit: Int = 64 << 10) -> [UInt8]? {
        let copy = number
        var failed = false
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            let received = unsafe recv(copy, buffer.baseAddress, limit, 0)
            failed = received < 0
            count = max(0, received)
        }
        return failed ? nil : bytes
    }

    /// All that comes until the other side ends; nil if it does not.
    func receiveToEnd() -> [UInt8]? {
        var all: [UInt8] = []
        while let bytes = receive() {
            if bytes.isEmpty { return all }
            all += bytes
        }
        return nil
    }

    /// Exactly `count` replies, of which those to HEAD have no body.
    func replies(_ count: Int, toHead: Bool = false) throws -> [WireReply] {
        var all: [UInt8] = []
        while true {
            let (replies, rest) = WireReply.parse(all, toHead: toHead)
            if replies.count >= count, rest.isEmpty { return replies }
            guard let bytes = receive(), !bytes.isEmpty else {
                throw Failure.tooFewReplies(replies, rest: String(decoding: rest, as: UTF8.self))
            }
            all += bytes
        }
    }

    /// The reply to one request that is sent now.
    func reply(to request: String, isHead: Bool = false) throws -> WireReply {
        send(request)
        return try replies(1, toHead: isHead)[0]
    }

    func endWriting() { shutdown(number, CInt(SHUT_WR)) }

    /// Closing will send RST.
    func resetOnClose() {
        var option = linger(l_onoff: 1, l_linger: 0)
        _ = unsafe setsockopt(number, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }
}
