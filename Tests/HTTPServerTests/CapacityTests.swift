import Glibc
import Testing

@testable import HTTPServer

@Suite struct CapacityTests {
    private static let get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
    private static let wait = "GET /wait HTTP/1.1\r\nHost: a\r\n\r\n"

    @Test func whenAllPlacesAreTakenTheLongestIdleGoesFirst() async throws {
        var limits = ServerLimits()
        limits.connections = 3
        limits.evictionAge = .milliseconds(1)
        try await withServer(limits) { server, responder in
            let busy = try RawClient(port: server.port)
            busy.send(Self.wait)
            #expect(await eventually { responder.started == 1 })
            let older = try RawClient(port: server.port)
            #expect(await eventually { server.openConnections == 2 })
            let newer = try RawClient(port: server.port)
            #expect(await eventually { server.openConnections == 3 })
            let fourth = try RawClient(port: server.port)
            #expect(try fourth.reply(to: Self.get).status == 200)
            #expect(older.receiveToEnd() == [])
            #expect(try newer.reply(to: Self.get).status == 200)
            #expect(responder.cancelled == 0)
        }
    }

    @Test func whenAllPlacesAreBusyTheNextWaitsForOne() async throws {
        var limits = ServerLimits()
        limits.connections = 2
        limits.evictionAge = .milliseconds(1)
        try await withServer(limits) { server, responder in
            let busy = try (0..<2).map { _ in try RawClient(port: server.port) }
            for client in busy { client.send("GET /held HTTP/1.1\r\nHost: a\r\n\r\n") }
            #expect(await eventually { responder.started == 2 })
            let waiting = try RawClient(port: server.port)
            waiting.send(Self.get)
            try await Task.sleep(for: .milliseconds(120))
            #expect(server.openConnections == 2)
            #expect(responder.started == 2)
            responder.release()
            #expect(try waiting.replies(1).map(\.status) == [200])
        }
    }

    @Test func nearTheCapacityConnectionsAreNotKept() async throws {
        var limits = ServerLimits()
        limits.connections = 5
        try await withServer(limits) { server, _ in
            let clients = try (0..<4).map { _ in try RawClient(port: server.port) }
            #expect(await eventually { server.openConnections == 4 })
            #expect(try clients[0].reply(to: Self.get)["Connection"] == nil)
            let fifth = try RawClient(port: server.port)
            #expect(try fifth.reply(to: Self.get)["Connection"] == "close")
        }
    }

    @Test func idleConnectionsHoldNoBuffers() async throws {
        try await withServer(loops: 2) { server, _ in
            let clients = try (0..<200).map { _ in try RawClient(port: server.port) }
            for client in clients { #expect(try client.reply(to: Self.get).status == 200) }
            #expect(server.openConnections == 200)
            #expect(await eventually { server.lentBuffers == 0 })
            clients[0].send("GET / HT")
            #expect(await eventually { server.lentBuffers == 1 })
            clients[0].send("TP/1.1\r\nHost: a\r\n\r\n")
            #expect(try clients[0].replies(1).map(\.status) == [200])
            #expect(await eventually { server.lentBuffers == 0 })
        }
    }

    @Test func slotsAreReusedButNeverTheirTokens() throws {
        let loop = try EventLoop(label: "test", bufferSize: 1024)
        var pair: [CInt] = [0, 0]
        #expect(unsafe socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &pair) == 0)
        let first = loop.open(Descriptor(owning: pair[0]))
        let one = try #require(first)
        loop.close(one)
        let second = loop.open(Descriptor(owning: pair[1]))
        let other = try #require(second)
        #expect(one.token.slot == other.token.slot)
        #expect(one.token.generation != other.token.generation)
        #expect(loop.channels.map(\.token) == [other.token])
        loop.close(other)
        #expect(loop.channels.isEmpty)
    }

    /// In a process of its own, since it takes every descriptor that there is.
    @Test func runningOutOfDescriptorsPausesAcceptingAndEndsNothing() async {
        await #expect(processExitsWith: .success) {
            try await withServer { server, _ in
                let get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
                let early = try RawClient(port: server.port)
                guard try early.reply(to: get).status == 200 else { exit(1) }
                let idle = try (0..<200).map { _ in try RawClient(port: server.port) }
                guard await eventually({ server.openConnections == 201 }) else { exit(7) }
                var limit = rlimit(rlim_cur: 1000, rlim_max: 1000)
                guard unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { exit(2) }
                var taken: [CInt] = []
                while case let number = dup(early.number), number >= 0 { taken.append(number) }
                guard let last = taken.popLast() else { exit(9) }
                close(last)
                // The client's own socket is the last descriptor: there is none left to accept it with.
                let late = try RawClient(port: server.port)
                late.send(get)
                // Not Task.sleep: its first use needs a descriptor.
                usleep(50_000)
                guard server.openConnections == 201 else { exit(3) }
                guard try early.reply(to: get).status == 200 else { exit(4) }
                for number in taken { close(number) }
                guard try late.replies(1).map(\.status) == [200] else { exit(5) }
                guard try RawClient(port: server.port).reply(to: get).status == 200 else { exit(6) }
                for client in idle { guard try client.reply(to: get).status == 200 else { exit(8) } }
            }
        }
    }

    /// In a process of its own, since the limit is the process's.
    @Test func theCapacityLeavesDescriptorsForOtherThings() async {
        await #expect(processExitsWith: .success) {
            var limit = rlimit(rlim_cur: 256, rlim_max: 256)
            guard unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { exit(1) }
            try await withServer { server, _ in guard server.context.capacity == 192 else { exit(2) } }
            var limits = ServerLimits()
            limits.connections = 7
            try await withServer(limits) { server, _ in guard server.context.capacity == 7 else { exit(3) } }
        }
    }
}
