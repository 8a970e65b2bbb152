/// A head that has ended where it says: where its body starts and how long that is are beyond doubt.
///
/// A class, made once and then only handed on: as a struct it would lie several times in the frames of a connection's
/// task, which keeps them for as long as it lives.
final class ParsedHead: Sendable {
    enum Content: Sendable {
        case request(RequestHead)
        /// To be refused, but its framing is sound, so the connection can go on behind it.
        case refused(Violation)
    }

    let content: Content
    let isHead: Bool
    let version: HTTPVersion
    let bodyLength: BodyLength
    /// Whether the client wants the connection kept open, RFC 9112 §9.3.
    let isPersistent: Bool
    /// `Expect: 100-continue` with a body behind it, RFC 9110 §10.1.1.
    let expectsContinue: Bool
    /// Octets of the head, leading empty lines included.
    let length: Int

    private init(
        content: Content,
        isHead: Bool,
        version: HTTPVersion,
        bodyLength: BodyLength,
        isPersistent: Bool,
        expectsContinue: Bool,
        length: Int
    ) {
        self.content = content
        self.isHead = isHead
        self.version = version
        self.bodyLength = bodyLength
        self.isPersistent = isPersistent
        self.expectsContinue = expectsContinue
        self.length = length
    }

    /// Puts meaning to the lines of a whole head.
    static func reading(_ bytes: Span<UInt8>, line: RequestLine, entries: [Fields.Entry]) -> HeadParser.Outcome {
        var framing = FramingFields()
        for entry in entries {
            framing.note(name: bytes.extracting(entry.name), value: bytes.extracting(entry.value))
        }
        let bodyLength: BodyLength
        switch framing.bodyLength(in: line.version) {
        case .success(let length): bodyLength = length
        case .failure(let violation): return .violation(violation)
        }
        guard framing.hosts.count < 2 else { return .violation(.repeatedHost) }

        return .complete(
            ParsedHead(
                content: content(bytes, line, entries, framing, bodyLength),
                isHead: bytes.extracting(line.method).equals("HEAD"),
                version: line.version,
                bodyLength: bodyLength,
                isPersistent: framing.isPersistent(in: line.version),
                // RFC 9110 §10.1.1: from a 1.0 client the expectation is ignored.
                expectsContinue: line.version == .http11 && bodyLength != .none && framing.expectation == .continue,
                length: bytes.count
            )
        )
    }

    private static func content(
        _ bytes: Span<UInt8>,
        _ line: RequestLine,
        _ entries: [Fields.Entry],
        _ framing: FramingFields,
        _ bodyLength: BodyLength
    ) -> Content {
        let methodBytes = bytes.extracting(line.method)
        let host = framing.hosts.first
        // RFC 9112 §3.2: also in absolute form, where Host is not used, it must be there and be one.
        if line.version == .http11, host == nil { return .refused(.missingHost) }
        if let host, !Authority.isValid(bytes.extracting(entries[host].value)) { return .refused(.invalidHost) }
        let target: RequestTarget
        switch RequestTarget.reading(bytes.extracting(line.target), method: methodBytes) {
        case .success(let found): target = found
        case .failure(let violation): return .refused(violation)
        }
        if let refusal = RepeatedFields.violation(in: bytes, entries) { return .refused(refusal) }
        if line.version == .http11, framing.expectation == .other { return .refused(.unknownExpectation) }

        let block = [UInt8](copying: bytes)
        func text(_ range: Range<Int>) -> String { String(decoding: block[range], as: UTF8.self) }
        func textOfTarget(_ range: Range<Int>) -> String {
            text(range.lowerBound + line.target.lowerBound..<range.upperBound + line.target.lowerBound)
        }
        return .request(
            RequestHead(
                method: Method(validated: text(line.method)),
                path: target.path.map(textOfTarget) ?? target.impliedPath,
                query: target.query.map(textOfTarget),
                version: line.version,
                fields: Fields(validated: block, entries: entries),
                authority: target.authority.map(textOfTarget) ?? host.map { text(entries[$0].value) },
                bodyLength: bodyLength
            )
        )
    }
}

extension Span<UInt8> {
    /// Whether these octets are exactly those of `text`.
    func equals(_ text: String) -> Bool {
        guard count == text.utf8.count else { return false }
        var index = 0
        for byte in text.utf8 {
            if self[index] != byte { return false }
            index &+= 1
        }
        return true
    }

    /// Whether these octets are the same as `other`.
    func equals(_ other: Span<UInt8>) -> Bool {
        guard count == other.count else { return false }
        for index in indices where self[index] != other[index] { return false }
        return true
    }
}
