import HTTPServer

/// Runs `body` against a server on a free port, and ends the server.
func withServer<Result>(
    _ limits: ServerLimits = ServerLimits(),
    loops: Int = 1,
    _ body: (Server, SampleResponder) async throws -> Result
) async throws -> Result {
    let responder = SampleResponder()
    var limits = limits
    limits.shutdownGrace = min(limits.shutdownGrace, .seconds(2))
    let server = try Server(
        address: .tcp(host: "127.0.0.1", port: 0),
        responder: responder,
        limits: limits,
        loops: loops
    )
    server.start()
    do {
        let result = try await body(server, responder)
        server.insist()
        _ = await server.shutdown()
        return result
    } catch {
        server.insist()
        _ = await server.shutdown()
        throw error
    }
}

/// Waits, briefly and not for long, until `condition` holds.
func eventually(within limit: Duration = .seconds(3), _ condition: () -> Bool) async -> Bool {
    let end = ContinuousClock.now + limit
    while ContinuousClock.now < end {
        if condition() { return true }
        try? await Task.sleep(for: .milliseconds(5))
    }
    return condition()
}
