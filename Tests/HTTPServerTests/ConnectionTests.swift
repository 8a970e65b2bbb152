import HTTPServer
import Testing

@Suite struct ConnectionTests {
    private static let get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

    @Test func aRequestInOneOctetSegmentsIsTheSameRequest() async throws {
        try await withServer { server, _ in
            let client = try RawClient(port: server.port)
            for byte in "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n".utf8 {
                client.send([byte])
            }
            #expect(try client.replies(1).map(\.text) == ["POST 5 hello"])
        }
    }

    @Test func aHundredPipelinedRequestsAreAnsweredInOrder() async throws {
        try await withServer { server, _ in
            let client = try RawClient(port: server.port)
            let requests = (0..<100).map { number in
                let body = "n\(number)"
                return "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
            }
            client.send(requests.joined())
            let replies = try client.replies(100)
            #expect(replies.map(\.text) == (0..<100).map { "POST \("n\($0)".utf8.count) n\($0)" })
        }
    }

    /// RFC 9110 §10.1.1.
    @Test func theInvitationComesBeforeTheBodyAndOnlyThen() async throws {
        try await withServer { server, _ in
            let client = try RawClient(port: server.port)
            client.send("POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-Continue\r\nContent-Length: 5\r\n\r\n")
            let invitation = try client.replies(1)
            #expect(invitation.map(\.head) == ["HTTP/1.1 100 Continue\r\n\r\n"])
            client.send("hello")
            #expect(try client.replies(1).map(\.text) == ["POST 5 hello"])
            #expect(try client.reply(to: Self.get).text == "GET 0 ")
        }
    }

    /// RFC 9110 §9.3.8 and §15.5.6.
    @Test func aMethodThatIsNotAllowedIsToldWhatIs() async throws {
        try await withServer { server, _ in
            let client = try RawClient(port: server.port)
            let reply = try client.reply(to: "TRACE / HTTP/1.1\r\nHost: a\r\nX-Secret: echo-me\r\n\r\n")
            #expect(reply["Allow"] == "GET, HEAD, POST, OPTIONS")
            #expect(!reply.text.contains("echo-me"))
            let tunnel = try client.reply(to: "CONNECT b:443 HTTP/1.1\r\nHost: b:443\r\n\r\n")
            #expect(tunnel.values("Allow") == [""])
        }
    }

    @Test func aClientThatResetsCancelsItsRequest() async throws {
        try await withServer { server, responder in
            do {
                let client = try RawClient(port: server.port)
                client.send("GET /wait HTTP/1.1\r\nHost: a\r\n\r\n")
                #expect(await eventually { responder.started == 1 })
                client.resetOnClose()
            }
            #expect(await eventually { responder.cancelled == 1 })
            #expect(await eventually { server.openConnections == 0 })
        }
    }

    @Test func aClientThatHangsUpCancelsItsRequestAfterAGrace() async throws {
        var limits = ServerLimits()
        limits.halfCloseGrace = .milliseconds(20)
        try await withServer(limits) { server, responder in
            do {
                let client = try RawClient(port: server.port)
                client.send("GET /wait HTTP/1.1\r\nHost: a\r\n\r\n")
                #expect(await eventually { responder.started == 1 })
            }
            #expect(await eventually { responder.cancelled == 1 })
            #expect(await eventually { server.openConnections == 0 })
        }
    }

    @Test func aClientThatOnlyStopsSendingGetsItsAnswer() async throws {
        try await withServer { server, responder in
            let client = try RawClient(port: server.port)
            client.send("GET /held HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(await eventually { responder.started == 1 })
            client.endWriting()
            responder.release()
            let (replies, _) = WireReply.parse(client.receiveToEnd() ?? [])
            #expect(replies.map(\.status) == [200])
            #expect(responder.cancelled == 0)
        }
    }

    @Test(arguments: [
        "", "GET / HT", "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhel",
        "GET /large HTTP/1.1\r\nHost: a\r\n\r\n", "GET /endless HTTP/1.1\r\nHost: a\r\n\r\n",
        "POST /limited HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n", "GARBAGE\r\n\r\n",
    ])
    func aResetAtAnyStageLeavesNothingBehind(sent: String) async throws {
        try await withServer { server, _ in
            for _ in 0..<10 {
                let client = try RawClient(port: server.port)
                client.send(sent)
                client.resetOnClose()
            }
            #expect(await eventually { server.openConnections == 0 })
            #expect(try RawClient(port: server.port).reply(to: Self.get).status == 200)
        }
    }

    /// RFC 9112 §9.6: what is sent behind the last request must not cost the client its answer.
    @Test func anAnswerSurvivesWhatIsSentBehindIt() async throws {
        try await withServer { server, _ in
            for _ in 0..<20 {
                let client = try RawClient(port: server.port)
                let tail = [UInt8](repeating: 0x78, count: 256 << 10)
                client.send(Array("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".utf8) + tail)
                #expect(WireReply.parse(client.receiveToEnd() ?? []).replies.map(\.status) == [200])
            }
        }
    }

    @Test func connectionsAreSpreadOverTheLoops() async throws {
        try await withServer(loops: 3) { server, _ in
            let clients = try (0..<9).map { _ in try RawClient(port: server.port) }
            for _ in 0..<3 {
                for client in clients { client.send(Self.get) }
                for client in clients { #expect(try client.replies(1).map(\.status) == [200]) }
            }
            #expect(server.openConnections == 9)
        }
    }

    @Test func aBodyOfAMegabyteArrivesWhole() async throws {
        try await withServer { server, _ in
            let client = try RawClient(port: server.port)
            client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1048576\r\n\r\n")
            client.send([UInt8](repeating: 0x61, count: 1 << 20))
            #expect(try client.replies(1).map(\.text) == ["POST 1048576 \(String(repeating: "a", count: 64))"])
        }
    }
}
