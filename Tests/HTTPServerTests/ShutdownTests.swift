import HTTPServer
import Testing

@Suite struct ShutdownTests {
    private static let held = "GET /held HTTP/1.1\r\nHost: a\r\n\r\n"

    @Test func aRequestInFlightIsAnsweredAndTheIdleAreClosed() async throws {
        try await withServer { server, responder in
            let busy = try RawClient(port: server.port)
            let idle = try RawClient(port: server.port)
            #expect(try idle.reply(to: "GET / HTTP/1.1\r\nHost: a\r\n\r\n").status == 200)
            busy.send(Self.held)
            #expect(await eventually { responder.started == 2 })
            async let ending = server.shutdown()
            #expect(await eventually { server.lifecycle.phase == .draining })
            #expect(idle.receiveToEnd() == [])
            responder.release()
            let (replies, _) = WireReply.parse(busy.receiveToEnd() ?? [])
            #expect(replies.map(\.status) == [200])
            #expect(replies.first?["Connection"] == "close")
            #expect(await ending == .drained)
            #expect(responder.cancelled == 0)
            #expect(throws: RawClient.Failure.self) { _ = try RawClient(port: server.port) }
        }
    }

    @Test func duringTheReadinessDelayRequestsAreServedButReadinessIsGone() async throws {
        var limits = ServerLimits()
        limits.readinessDelay = .seconds(30)
        try await withServer(limits) { server, _ in
            #expect(server.lifecycle.isReady)
            async let ending = server.shutdown()
            #expect(await eventually { server.lifecycle.phase == .leaving })
            #expect(!server.lifecycle.isReady)
            let client = try RawClient(port: server.port)
            #expect(try client.reply(to: "GET / HTTP/1.1\r\nHost: a\r\n\r\n").status == 200)
            server.insist()
            _ = await ending
        }
    }

    @Test func insistingEndsARequestThatGoesOn() async throws {
        try await withServer { server, responder in
            let client = try RawClient(port: server.port)
            client.send("GET /wait HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(await eventually { responder.started == 1 })
            async let ending = server.shutdown()
            #expect(await eventually { server.lifecycle.phase == .draining })
            server.insist()
            #expect(await ending == .cut)
            #expect(responder.cancelled == 1)
            #expect(server.openConnections == 0)
        }
    }

    @Test func theGraceEndsByItself() async throws {
        var limits = ServerLimits()
        limits.shutdownGrace = .milliseconds(50)
        try await withServer(limits) { server, responder in
            let client = try RawClient(port: server.port)
            client.send("GET /wait HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(await eventually { responder.started == 1 })
            #expect(await server.shutdown() == .cut)
            #expect(responder.cancelled == 1)
        }
    }

    @Test func runReturnsWhenTheServerHasEnded() async throws {
        try await withServer { server, _ in
            async let ending = server.run()
            _ = await server.shutdown()
            #expect(await ending == .drained)
            #expect(server.lifecycle.phase == .ended)
        }
    }
}
