import Glibc
import HTTPServer
import Testing

@Suite struct AddressTests {
    private func server(_ address: ServerAddress) throws -> Server {
        try Server(address: address, responder: SampleResponder(), loops: 1)
    }

    @Test(arguments: ["127.0.0.1", "localhost", "0.0.0.0"])
    func aNameOrAddressIsListenedOn(host: String) async throws {
        let server = try server(.tcp(host: host, port: 0))
        #expect(server.port > 0)
        _ = await server.shutdown()
    }

    @Test func aPortThatIsTakenIsAnError() async throws {
        try await withServer { server, _ in
            let taken = ServerAddress.tcp(host: "127.0.0.1", port: UInt16(server.port))
            #expect(throws: ServerError.system("bind", EADDRINUSE)) { try self.server(taken) }
        }
    }

    @Test func aNameThatDoesNotResolveIsAnError() {
        #expect(throws: ServerError.unknownHost("no host")) { try server(.tcp(host: "no host", port: 0)) }
    }

    @Test func aSocketPathHasItsLength() {
        let path = "/tmp/" + String(repeating: "x", count: 103)
        #expect(throws: ServerError.pathTooLong(path)) { try server(.unix(path: path)) }
    }

    @Test func aUnixSocketIsServedReplacedWhenDeadAndRemovedAtTheEnd() async throws {
        let path = "/tmp/sheetreel-test-\(getpid()).sock"
        for _ in 0..<2 {
            let server = try server(.unix(path: path))
            server.start()
            let client = try RawClient(unixPath: path)
            #expect(try client.reply(to: "GET / HTTP/1.1\r\nHost: a\r\n\r\n").text == "GET 0 ")
            #expect(throws: ServerError.system("bind", EADDRINUSE)) { try self.server(.unix(path: path)) }
            _ = await server.shutdown()
            #expect(unsafe access(path, F_OK) != 0)
            // A socket file that nobody listens on, as a crash leaves it.
            try RawClient.leaveDeadSocket(path)
            #expect(unsafe access(path, F_OK) == 0)
        }
        unsafe unlink(path)
    }

    @Test func addressesAreWrittenAsTheyAreGiven() {
        #expect(ServerAddress.tcp(host: "::1", port: 80).description == "[::1]:80")
        #expect(ServerAddress.tcp(host: "a", port: 80).description == "a:80")
        #expect(ServerAddress.unix(path: "/x").description == "unix:/x")
    }

    @Test(
        arguments: [
            ([], "unix"), ([127, 0, 0, 1], "127.0.0.1"), ([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "::"),
            ([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], "::1"),
            ([0x20, 1, 0xD, 0xB8, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2], "2001:db8:0:1::2"),
            ([0x20, 1, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 4], "2001:0:1:0:2:0:3:4"),
            ([0xFE, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "fe80::"),
        ] as [([UInt8], String)]
    )
    func aClientsAddressIsWrittenAsRFC5952Has(octets: [UInt8], text: String) {
        #expect(ClientAddress(octets: octets).description == text)
    }

    @Test func aRequestKnowsItsClient() async throws {
        try await withServer { server, _ in
            let client = try RawClient(port: server.port)
            #expect(try client.reply(to: "GET /client HTTP/1.1\r\nHost: a\r\n\r\n").text == "127.0.0.1")
        }
    }

    @Test func aServerThatNeverStartedEndsToo() async throws {
        let server = try server(.tcp(host: "127.0.0.1", port: 0))
        #expect(await server.shutdown() == .drained)
        #expect(throws: RawClient.Failure.self) { _ = try RawClient(port: server.port) }
    }
}
