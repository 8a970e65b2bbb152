/// The parts of a request target, RFC 9112 §3.2, as ranges within it.
struct RequestTarget {
    /// Nil where the target has none and ``impliedPath`` stands for it.
    private(set) var path: Range<Int>?
    private(set) var query: Range<Int>?
    /// Of the absolute form only.
    private(set) var authority: Range<Int>?
    /// What an absolute form without a path asks for: "*" for OPTIONS, RFC 9112 §3.2.4, else "/".
    private(set) var impliedPath = "/"

    /// `bytes` hold nothing but target octets. The origin form is taken as a path whatever it looks like:
    /// `//host/x` has an empty first segment and names no host.
    static func reading(_ bytes: Span<UInt8>, method: Span<UInt8>) -> Result<RequestTarget, Violation> {
        if method.equals("CONNECT") {
            return .failure(Authority.isValid(bytes) ? .tunnelRefused : .invalidTarget)
        }
        if bytes[0] == .slash {
            var target = RequestTarget()
            target.split(bytes, from: 0)
            return .success(target)
        }
        let isOptions = method.equals("OPTIONS")
        if bytes.count == 1, bytes[0] == .asterisk {
            guard isOptions else { return .failure(.invalidTarget) }
            var target = RequestTarget()
            target.path = 0..<1
            return .success(target)
        }
        return absolute(bytes, isOptions: isOptions)
    }

    private static func absolute(_ bytes: Span<UInt8>, isOptions: Bool) -> Result<RequestTarget, Violation> {
        let start: Int
        if bytes.count > 7, bytes.extracting(0..<7).spells("http://") {
            start = 7
        } else if bytes.count > 8, bytes.extracting(0..<8).spells("https://") {
            start = 8
        } else {
            return .failure(.invalidTarget)
        }
        var end = start
        while end < bytes.count, bytes[end] != .slash, bytes[end] != .questionMark { end &+= 1 }
        guard Authority.isValid(bytes.extracting(start..<end)) else { return .failure(.invalidTarget) }
        var target = RequestTarget()
        target.authority = start..<end
        target.split(bytes, from: end)
        if isOptions, target.path == nil, target.query == nil { target.impliedPath = "*" }
        return .success(target)
    }

    private mutating func split(_ bytes: Span<UInt8>, from start: Int) {
        var end = start
        while end < bytes.count, bytes[end] != .questionMark { end &+= 1 }
        if end > start { path = start..<end }
        if end < bytes.count { query = end + 1..<bytes.count }
    }
}

extension Violation: Error {}
