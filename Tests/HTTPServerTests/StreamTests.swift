import HTTPServer
import Testing

@Suite struct StreamTests {
    /// RFC 9112 §8: an answer that breaks off must not look whole.
    @Test(arguments: ["/broken-stream", "/short-stream", "/long-stream"])
    func aStreamThatFailsIsCutAndNotEnded(path: String) async throws {
        try await withServer { server, _ in
            let client = try RawClient(port: server.port)
            client.send("GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n")
            var all: [UInt8] = []
            while let bytes = client.receive(), !bytes.isEmpty { all += bytes }
            #expect(WireReply.parse(all).replies.isEmpty)
            #expect(!all.suffix(5).elementsEqual("0\r\n\r\n".utf8))
        }
    }

    @Test func aStreamWaitsForItsReader() async throws {
        try await withServer { server, responder in
            let client = try RawClient(port: server.port, receiveBuffer: 8 << 10)
            client.send("GET /endless HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(await eventually { responder.started > 1 })
            var before = -1
            // The kernel's buffers fill up; then nothing moves until something is read.
            #expect(
                await eventually {
                    defer { before = responder.started }
                    return responder.started == before
                }
            )
            #expect(responder.started < 500)
            let stuck = responder.started
            for _ in 0..<200 { _ = client.receive() }
            #expect(await eventually { responder.started > stuck })
        }
    }

    @Test func aStreamEndsWhenItsReaderHasGone() async throws {
        try await withServer { server, responder in
            do {
                let client = try RawClient(port: server.port)
                client.send("GET /endless HTTP/1.1\r\nHost: a\r\n\r\n")
                _ = client.receive()
                client.resetOnClose()
            }
            #expect(await eventually { server.openConnections == 0 })
            #expect(responder.cancelled == 0)
        }
    }

    @Test func aReaderThatStallsIsReset() async throws {
        var limits = ServerLimits()
        limits.writeStall = .milliseconds(100)
        try await withServer(limits) { server, responder in
            let client = try RawClient(port: server.port, receiveBuffer: 8 << 10)
            client.send("GET /endless HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(await eventually { responder.started > 1 })
            #expect(await eventually { server.openConnections == 0 })
        }
    }

    @Test func aWholeResponseHasItsTimeToo() async throws {
        var limits = ServerLimits()
        limits.response = .milliseconds(150)
        try await withServer(limits) { server, _ in
            let client = try RawClient(port: server.port, receiveBuffer: 8 << 10)
            client.send("GET /endless HTTP/1.1\r\nHost: a\r\n\r\n")
            var received = 0
            while let bytes = client.receive(atMost: 4 << 10), !bytes.isEmpty {
                received += bytes.count
                try await Task.sleep(for: .milliseconds(2))
            }
            #expect(received > 0)
            #expect(await eventually { server.openConnections == 0 })
        }
    }
}
