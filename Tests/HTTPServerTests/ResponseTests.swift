import HTTPServer
import Testing

/// What every response is, RFC 9110 §6, §8, §15 and RFC 9112 §6.
@Suite struct ResponseTests {
    private func reply(_ path: String, method: String = "GET", version: String = "1.1") async throws -> WireReply {
        try await withServer { server, _ in
            let client = try RawClient(port: server.port)
            client.send("\(method) \(path) HTTP/\(version)\r\nHost: a\r\nConnection: close\r\n\r\n")
            let (replies, rest) = WireReply.parse(client.receiveToEnd() ?? [], toHead: method == "HEAD")
            #expect(rest.isEmpty)
            return try #require(replies.count == 1 ? replies.first : nil)
        }
    }

    @Test(arguments: ["/", "/none", "/empty", "/unchanged", "/shed", "/stream", "*"])
    func everyAnswerHasOneDateOfTheRightForm(path: String) async throws {
        let dates = try await reply(path).values("Date")
        #expect(dates.count == 1)
        let form =
            /(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT/
        #expect(try form.wholeMatch(in: dates[0]) != nil)
    }

    @Test(arguments: ["/", "/large", "/stream", "/known-stream", "/empty", "/none", "/unchanged"])
    func headHasTheFieldsOfGetAndNoBody(path: String) async throws {
        let get = try await reply(path)
        let head = try await reply(path, method: "HEAD")
        #expect(head.status == get.status)
        #expect(head.fields.map(\.name) == get.fields.map(\.name))
        if path != "/" { #expect(head["Content-Length"] == get["Content-Length"]) }
    }

    @Test func afterHeadTheConnectionStaysInStep() async throws {
        try await withServer { server, _ in
            let client = try RawClient(port: server.port)
            client.send("HEAD /large HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try client.replies(1, toHead: true).map { $0["Content-Length"] } == ["4194304"])
            #expect(try client.reply(to: "GET / HTTP/1.1\r\nHost: a\r\n\r\n").text == "GET 0 ")
        }
    }

    @Test(arguments: ["/empty", "/unchanged"])
    func whatHasNoBodyHasNoLength(path: String) async throws {
        let reply = try await reply(path)
        #expect(reply["Content-Length"] == nil)
        #expect(reply["Transfer-Encoding"] == nil)
        #expect(reply.body.isEmpty)
    }

    @Test func anUnchangedAnswerKeepsItsTag() async throws {
        #expect(try await reply("/unchanged")["ETag"] == "\"a\"")
    }

    @Test(arguments: ["/", "/large", "/known-stream"])
    func theLengthIsThatOfTheBody(path: String) async throws {
        let reply = try await reply(path)
        #expect(reply["Content-Length"] == "\(reply.body.count)")
        #expect(reply["Transfer-Encoding"] == nil)
    }

    @Test func aStreamWithoutALengthIsChunked() async throws {
        let reply = try await reply("/stream")
        #expect(reply.isChunked)
        #expect(reply["Content-Length"] == nil)
        #expect(reply.text == "one two three")
    }

    @Test func aStreamToAnOldClientEndsWithItsConnection() async throws {
        let reply = try await reply("/stream", version: "1.0")
        #expect(!reply.isChunked)
        #expect(reply["Transfer-Encoding"] == nil)
        #expect(reply["Content-Length"] == nil)
        #expect(reply["Connection"] == "close")
        #expect(reply.text == "one two three")
    }

    @Test func theResponderHasNoSayInFraming() async throws {
        let reply = try await reply("/split")
        #expect(reply.values("Content-Length") == ["1"])
        #expect(reply.values("Transfer-Encoding").isEmpty)
        #expect(reply.values("Connection") == ["close"])
        #expect(reply.values("Date").count == 1)
        #expect(reply["Date"] != "x")
    }

    @Test func anOldClientIsToldThatItMayStay() async throws {
        try await withServer { server, _ in
            let client = try RawClient(port: server.port)
            let request = "GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n"
            for _ in 0..<2 { #expect(try client.reply(to: request)["Connection"] == "keep-alive") }
        }
    }

    @Test(arguments: [200, 204, 304, 404, 422, 503, 599])
    func phrasesComeFromOneTable(code: Int) {
        let phrase = Status(code).phrase
        #expect(phrase.utf8.allSatisfy { (0x20...0x7E).contains($0) })
        #expect(phrase.isEmpty == (code == 599))
    }

    @Test(arguments: Violation.allCases)
    func everyViolationHasAClientErrorACodeAndASentence(violation: Violation) {
        #expect((400...505).contains(violation.status.code))
        #expect(!violation.status.phrase.isEmpty)
        #expect(violation.code.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
        #expect(violation.sentence.hasSuffix("."))
        #expect(Violation.allCases.filter { $0.code == violation.code }.count == 1)
    }
}
