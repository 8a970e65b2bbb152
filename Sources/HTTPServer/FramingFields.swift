/// The header fields that decide where a request ends and whether another may follow: RFC 9112 §6 and §9,
/// RFC 9110 §10.1.1. Lines are taken one by one and never merged before they are judged.
struct FramingFields {
    enum Expectation {
        case none
        case `continue`
        case other
    }

    private enum Coding {
        case chunked
        case unsupported
        case invalid
    }

    /// Indices of the Host lines among all lines.
    private(set) var hosts: [Int] = []
    private(set) var expectation = Expectation.none
    private var count = 0
    private var contentLengths = 0
    private var contentLength: Int?
    private var codings = 0
    private var coding = Coding.invalid
    private var asksClose = false
    private var asksKeepAlive = false

    mutating func note(name: Span<UInt8>, value: Span<UInt8>) {
        // The length decides first: most names need no comparison at all.
        switch name.count {
        case 4 where name.spells("host"):
            hosts.append(count)
        case 6 where name.spells("expect"):
            expectation = expectation == .none && value.spells("100-continue") ? .continue : .other
        case 10 where name.spells("connection"):
            noteConnection(value)
        case 14 where name.spells("content-length"):
            contentLengths += 1
            contentLength = Self.decimal(value)
        case 17 where name.spells("transfer-encoding"):
            codings += 1
            coding = Self.coding(value)
        default:
            break
        }
        count += 1
    }

    /// RFC 9112 §6.3. Both fields, two lines of one, or anything but plain digits is refused, never repaired.
    func bodyLength(in version: HTTPVersion) -> Result<BodyLength, Violation> {
        if codings > 0 {
            guard contentLengths == 0 else { return .failure(.conflictingFraming) }
            guard codings == 1, version == .http11 else { return .failure(.invalidTransferEncoding) }
            switch coding {
            case .chunked: return .success(.chunked)
            case .unsupported: return .failure(.unsupportedTransferEncoding)
            case .invalid: return .failure(.invalidTransferEncoding)
            }
        }
        guard contentLengths > 0 else { return .success(.none) }
        guard contentLengths == 1, let contentLength else { return .failure(.invalidContentLength) }
        return .success(contentLength == 0 ? .none : .exactly(contentLength))
    }

    /// RFC 9112 §9.3: 1.1 stays open unless it says close, 1.0 only if it says keep-alive.
    func isPersistent(in version: HTTPVersion) -> Bool {
        !asksClose && (version == .http11 || asksKeepAlive)
    }

    private mutating func noteConnection(_ value: Span<UInt8>) {
        var start = 0
        while start <= value.count {
            var end = start
            while end < value.count, value[end] != .comma { end &+= 1 }
            let option = Self.trimmed(value, start..<end)
            if value.extracting(option).spells("close") { asksClose = true }
            if value.extracting(option).spells("keep-alive") { asksKeepAlive = true }
            start = end + 1
        }
    }

    /// `1*DIGIT` that fits an `Int`: no sign, no list, no blank.
    static func decimal(_ digits: Span<UInt8>) -> Int? {
        guard digits.count > 0 else { return nil }
        var number = 0
        for index in digits.indices {
            guard digits[index].isDigit else { return nil }
            let (shifted, overflows) = number.multipliedReportingOverflow(by: 10)
            let (sum, carries) = shifted.addingReportingOverflow(Int(digits[index] & 0x0F))
            guard !overflows, !carries else { return nil }
            number = sum
        }
        return number
    }

    /// A list of plain tokens that ends with its only `chunked` is well-formed, though codings before it are not
    /// known here. Everything else leaves the length in doubt: RFC 9112 §6.3.
    private static func coding(_ value: Span<UInt8>) -> Coding {
        var start = 0
        var others = 0
        var isChunked = false
        while start <= value.count {
            var end = start
            while end < value.count, value[end] != .comma { end &+= 1 }
            let token = trimmed(value, start..<end)
            guard !token.isEmpty, !isChunked else { return .invalid }
            for index in token where !value[index].isToken { return .invalid }
            if value.extracting(token).spells("chunked") { isChunked = true } else { others += 1 }
            start = end + 1
        }
        guard isChunked else { return .invalid }
        return others == 0 ? .chunked : .unsupported
    }

    private static func trimmed(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, bytes[start].isOptionalWhitespace { start &+= 1 }
        while end > start, bytes[end - 1].isOptionalWhitespace { end &-= 1 }
        return start..<end
    }
}
