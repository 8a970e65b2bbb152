import Testing

/// One line of the checklist: what is sent, what must come back, and what then happens to the connection.
struct ConformanceRow: Sendable, CustomTestStringConvertible {
    enum Connection {
        /// Takes another request and answers it.
        case open
        /// Ends, and what was sent behind the payload is never taken for a request.
        case closed
        /// The same, but nobody knew it when the answer went out.
        case cut
    }

    let name: String
    let payload: [UInt8]
    let statuses: [Int]
    let connection: Connection
    /// Replies to HEAD have no body.
    var isHead = false
    /// The client sends FIN behind its payload, instead of a further request.
    var ends = false

    var testDescription: String { name }

    /// `payload` as Latin-1: every scalar up to U+00FF is one octet.
    init(
        _ name: String,
        _ payload: String,
        _ statuses: Int...,
        connection: Connection,
        isHead: Bool = false,
        ends: Bool = false
    ) {
        self.name = name
        self.payload = payload.unicodeScalars.flatMap { scalar in
            UInt8(exactly: scalar.value).map { [$0] } ?? Array(String(scalar).utf8)
        }
        self.statuses = statuses
        self.connection = connection
        self.isHead = isHead
        self.ends = ends
    }

    /// A request that would be answered 200 by itself.
    private static let another = Array("GET / HTTP/1.1\r\nHost: another\r\n\r\n".utf8)

    /// Sends the payload to `port` and checks everything.
    func check(port: Int) throws {
        let client = try RawClient(port: port)
        switch connection {
        case .open:
            client.send(payload)
            let replies = try client.replies(statuses.count, toHead: isHead)
            #expect(replies.map(\.status) == statuses)
            #expect(replies.allSatisfy { $0["Connection"] != "close" })
            client.send(Self.another)
            #expect(try client.replies(1).map(\.text) == ["GET 0 "])
        case .closed, .cut:
            client.send(ends ? payload : payload + Self.another)
            if ends { client.endWriting() }
            let answer = client.receiveToEnd()
            #expect(answer != nil, "the connection ends")
            let (replies, rest) = WireReply.parse(answer ?? [], toHead: isHead)
            #expect(replies.map(\.status) == statuses)
            #expect(rest.isEmpty)
            if let last = replies.last { #expect(last["Connection"] == (connection == .closed ? "close" : nil)) }
        }
    }
}
