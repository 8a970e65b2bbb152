/// Where the parts of a request line lie in the head, RFC 9112 §3, and the version at its end.
struct RequestLine {
    var start = 0
    var methodEnd = 0
    var targetEnd = 0
    private(set) var major: UInt8 = 0
    private(set) var minor: UInt8 = 0

    var method: Range<Int> { start..<methodEnd }
    var target: Range<Int> { methodEnd + 1..<targetEnd }
    /// Behind the line feed: "HTTP/1.1" and its line end are ten octets.
    var end: Int { targetEnd + 1 + 10 }

    var version: HTTPVersion { minor == 0 ? .http10 : .http11 }

    /// Whether `byte` may stand at `position` behind the target: `HTTP/` DIGIT `.` DIGIT CR LF, in this case only.
    mutating func acceptsVersion(_ byte: UInt8, at position: Int) -> Bool {
        switch position - targetEnd - 1 {
        case 0: byte == UInt8(ascii: "H")
        case 1, 2: byte == UInt8(ascii: "T")
        case 3: byte == UInt8(ascii: "P")
        case 4: byte == .slash
        case 5: note(byte, in: \.major)
        case 6: byte == .period
        case 7: note(byte, in: \.minor)
        case 8: byte == .carriageReturn
        default: byte == .lineFeed
        }
    }

    private mutating func note(_ byte: UInt8, in part: WritableKeyPath<RequestLine, UInt8>) -> Bool {
        guard byte.isDigit else { return false }
        self[keyPath: part] = byte & 0x0F
        return true
    }
}
