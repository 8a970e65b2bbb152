import Glibc
import HTTPServer
import Testing

/// Each in a process of its own, since signals are the process's.
@Suite struct SignalTests {
    @Test(arguments: [SIGTERM, SIGINT])
    func theFirstSignalDrains(number: CInt) async {
        await #expect(processExitsWith: .exitCode(7)) { [number] in
            try await withUnstartedServer { server, responder in
                async let ending = server.runUntilSignalled()
                let client = try RawClient(port: server.port)
                client.send("GET /held HTTP/1.1\r\nHost: a\r\n\r\n")
                guard await eventually({ responder.started == 1 }) else { exit(1) }
                kill(getpid(), number)
                guard await eventually({ server.lifecycle.phase == .draining }) else { exit(2) }
                responder.release()
                guard try client.replies(1).first?["Connection"] == "close" else { exit(3) }
                exit(await ending == .drained ? 7 : 4)
            }
        }
    }

    @Test func theSecondSignalEndsNow() async {
        await #expect(processExitsWith: .exitCode(7)) {
            var limits = ServerLimits()
            limits.readinessDelay = .seconds(60)
            try await withUnstartedServer(limits) { server, responder in
                async let ending = server.runUntilSignalled()
                let client = try RawClient(port: server.port)
                client.send("GET /wait HTTP/1.1\r\nHost: a\r\n\r\n")
                guard await eventually({ responder.started == 1 }) else { exit(1) }
                kill(getpid(), SIGTERM)
                guard await eventually({ server.lifecycle.phase == .leaving }) else { exit(2) }
                kill(getpid(), SIGTERM)
                exit(await ending == .cut ? 7 : 3)
            }
        }
    }
}

/// The server begins to answer only when its signals are caught.
private func withUnstartedServer(
    _ limits: ServerLimits = ServerLimits(),
    _ body: (Server, SampleResponder) async throws -> Void
) async throws {
    let responder = SampleResponder()
    let address = ServerAddress.tcp(host: "127.0.0.1", port: 0)
    try await body(try Server(address: address, responder: responder, limits: limits, loops: 1), responder)
}
