/// Reads a request's head, RFC 9112 §2–5, as its octets come in. No I/O, and no text before it is checked.
///
/// Strict where the RFC lets a server choose: no bare LF, no line folding, one blank between the parts of the
/// request line. Every octet is looked at once, however the head is cut into pieces.
struct HeadParser {
    enum Outcome {
        case needsMore
        case complete(ParsedHead)
        case violation(Violation)
    }

    private enum Phase {
        case start
        case emptyLineFeed
        case method
        case target
        case version
        case fieldStart
        case name
        case valueStart
        case value
        case valueLineFeed
        case endLineFeed
    }

    private let requestLineLimit: Int
    private let headLimit: Int
    private let fieldLimit: Int
    private var phase = Phase.start
    private var position = 0
    /// Two of them are forgiven before a request line; RFC 9112 §2.2 asks for one.
    private var emptyLines = 0
    private var line = RequestLine()
    private var nameStart = 0
    private var nameEnd = 0
    private var valueStart = 0
    private var entries: [Fields.Entry] = []

    init(limits: ServerLimits) {
        requestLineLimit = limits.requestLineBytes
        headLimit = limits.headBytes
        fieldLimit = limits.fieldCount
    }

    /// Goes on where it stopped. `bytes` is the head from its first octet as far as it is there, so each call's
    /// begins with the last call's; what follows the head is not looked at.
    mutating func advance(over bytes: Span<UInt8>) -> Outcome {
        let end = min(bytes.count, headLimit)
        while position < end {
            switch phase {
            case .start, .emptyLineFeed, .method, .target, .version:
                if let violation = readRequestLine(bytes, to: end) { return .violation(violation) }
            case .endLineFeed:
                guard bytes[position] == .lineFeed else { return .violation(.malformedField) }
                position &+= 1
                return ParsedHead.reading(bytes.extracting(0..<position), line: line, entries: entries)
            default:
                if let violation = readField(bytes, to: end) { return .violation(violation) }
            }
        }
        return position < headLimit ? .needsMore : .violation(.headTooLarge)
    }

    /// Octets before the request line; a client that sent nothing else has not begun a request.
    var hasBegun: Bool { phase != .start && phase != .emptyLineFeed }

    private mutating func readRequestLine(_ bytes: Span<UInt8>, to end: Int) -> Violation? {
        let lineEnd = min(end, line.start + requestLineLimit)
        switch phase {
        case .start:
            let byte = bytes[position]
            if byte == .carriageReturn, emptyLines < 2 {
                phase = .emptyLineFeed
                position &+= 1
            } else {
                line.start = position
                phase = .method
            }
        case .emptyLineFeed:
            guard bytes[position] == .lineFeed else { return .malformedRequestLine }
            position &+= 1
            emptyLines += 1
            phase = .start
        case .method:
            while position < lineEnd, bytes[position].isToken { position &+= 1 }
            guard position < lineEnd else { return lineEnd < end ? .methodTooLong : nil }
            guard bytes[position] == .space, position > line.start else { return .malformedRequestLine }
            line.methodEnd = position
            position &+= 1
            phase = .target
        case .target:
            while position < lineEnd, bytes[position].isTarget { position &+= 1 }
            guard position < lineEnd else { return lineEnd < end ? .targetTooLong : nil }
            guard bytes[position] == .space, position > line.methodEnd + 1 else { return .malformedRequestLine }
            line.targetEnd = position
            position &+= 1
            phase = .version
        default:
            guard line.acceptsVersion(bytes[position], at: position) else { return .malformedRequestLine }
            position &+= 1
            guard position == line.end else { return nil }
            guard line.end - 2 - line.start <= requestLineLimit else { return .targetTooLong }
            guard line.major == 1 else { return .unsupportedVersion }
            phase = .fieldStart
        }
        return nil
    }

    private mutating func readField(_ bytes: Span<UInt8>, to end: Int) -> Violation? {
        switch phase {
        case .fieldStart:
            if bytes[position] == .carriageReturn {
                position &+= 1
                phase = .endLineFeed
            } else {
                // A blank here is line folding, or space before the first field: RFC 9112 §2.2 and §5.2.
                guard bytes[position].isToken else { return .malformedField }
                guard entries.count < fieldLimit else { return .tooManyFields }
                nameStart = position
                phase = .name
            }
        case .name:
            while position < end, bytes[position].isToken { position &+= 1 }
            guard position < end else { return nil }
            guard bytes[position] == .colon else { return .malformedField }
            nameEnd = position
            position &+= 1
            phase = .valueStart
        case .valueStart:
            while position < end, bytes[position].isOptionalWhitespace { position &+= 1 }
            valueStart = position
            if position < end { phase = .value }
        case .value:
            while position < end, bytes[position].isFieldValue { position &+= 1 }
            guard position < end else { return nil }
            guard bytes[position] == .carriageReturn else { return .malformedField }
            position &+= 1
            phase = .valueLineFeed
        default:
            guard bytes[position] == .lineFeed else { return .malformedField }
            var valueEnd = position - 1
            while valueEnd > valueStart, bytes[valueEnd - 1].isOptionalWhitespace { valueEnd &-= 1 }
            entries.append(Fields.Entry(name: nameStart..<nameEnd, value: valueStart..<valueEnd))
            position &+= 1
            phase = .fieldStart
        }
        return nil
    }
}
