import HTTPServer
import Testing

@Suite struct ServerTests {
    @Test func aGetIsAnsweredAndTheConnectionStaysOpen() async throws {
        try await withServer { server, _ in
            let client = try RawClient(port: server.port)
            for _ in 0..<3 {
                let reply = try client.reply(to: "GET / HTTP/1.1\r\nHost: a\r\n\r\n")
                #expect(reply.status == 200)
                #expect(reply.text == "GET 0 ")
                #expect(reply["Connection"] == nil)
                #expect(reply["Date"]?.hasSuffix(" GMT") == true)
            }
        }
    }

    @Test func bodiesComeWhole() async throws {
        try await withServer { server, _ in
            let client = try RawClient(port: server.port)
            let reply = try client.reply(to: "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello")
            #expect(reply.text == "POST 5 hello")
            let chunked =
                "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nhel\r\n2\r\nlo\r\n0\r\n\r\n"
            #expect(try client.reply(to: chunked).text == "POST 5 hello")
        }
    }

    @Test func headSendsTheFieldsOfGetAndNoBody() async throws {
        try await withServer { server, _ in
            let client = try RawClient(port: server.port)
            let get = try client.reply(to: "GET /large HTTP/1.1\r\nHost: a\r\n\r\n")
            let head = try client.reply(to: "HEAD /large HTTP/1.1\r\nHost: a\r\n\r\n", isHead: true)
            #expect(get.body.count == 4 << 20)
            #expect(head["Content-Length"] == "4194304")
            #expect(head.fields.map(\.name) == get.fields.map(\.name))
            #expect(try client.reply(to: "GET / HTTP/1.1\r\nHost: a\r\n\r\n").text == "GET 0 ")
        }
    }

    @Test func aBodyOverTheLimitIsRefusedBeforeItIsSent() async throws {
        try await withServer { server, _ in
            let client = try RawClient(port: server.port)
            client.send("POST /limited HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 11\r\n\r\n")
            let (replies, rest) = WireReply.parse(try #require(client.receiveToEnd()))
            #expect(replies.map(\.status) == [413])
            #expect(rest.isEmpty)
            #expect(replies.first?["Connection"] == "close")
        }
    }

    @Test func aClientThatSendsTooMuchStillReadsIts413() async throws {
        try await withServer { server, _ in
            let client = try RawClient(port: server.port)
            client.send("POST /limited HTTP/1.1\r\nHost: a\r\nContent-Length: 2097152\r\n\r\n")
            #expect(client.send([UInt8](repeating: 0x78, count: 2 << 20)))
            let (replies, _) = WireReply.parse(try #require(client.receiveToEnd()))
            #expect(replies.map(\.status) == [413])
        }
    }
}
