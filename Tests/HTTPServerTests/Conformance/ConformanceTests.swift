import HTTPServer
import Testing

/// The checklist of RFC 9110 and RFC 9112 over raw sockets, one row a line. The numbers are the project's own; a
/// section without a document is RFC 9112's.
@Suite struct ConformanceTests {
    @Test(arguments: ConformanceRow.lines)
    func startLinesAndLines(row: ConformanceRow) async throws { try await check(row) }

    @Test(arguments: ConformanceRow.targets)
    func targetsAndHost(row: ConformanceRow) async throws { try await check(row) }

    @Test(arguments: ConformanceRow.fields)
    func fields(row: ConformanceRow) async throws { try await check(row) }

    @Test(arguments: ConformanceRow.lengths)
    func lengths(row: ConformanceRow) async throws { try await check(row) }

    @Test(arguments: ConformanceRow.codings)
    func codings(row: ConformanceRow) async throws { try await check(row) }

    @Test(arguments: ConformanceRow.chunks)
    func chunks(row: ConformanceRow) async throws { try await check(row) }

    @Test(arguments: ConformanceRow.connections)
    func connections(row: ConformanceRow) async throws { try await check(row) }

    private func check(_ row: ConformanceRow) async throws {
        try await withServer { server, responder in
            try row.check(port: server.port)
            // What was refused never reached the responder, and what was served was served once.
            let served = row.statuses.filter { $0 == 200 }.count + (row.connection == .open ? 1 : 0)
            #expect(responder.started == served)
        }
    }
}
