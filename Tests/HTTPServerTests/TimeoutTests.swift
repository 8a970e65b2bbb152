import HTTPServer
import Testing

/// Every time limit, shortened: what the client is told, and that the connection ends.
@Suite struct TimeoutTests {
    private func exchange(
        _ pieces: [String],
        every pause: Duration = .zero,
        _ set: (inout ServerLimits) -> Void
    ) async throws -> [WireReply] {
        var limits = ServerLimits()
        set(&limits)
        return try await withServer(limits) { server, _ in
            let client = try RawClient(port: server.port)
            for piece in pieces {
                client.send(piece)
                try await Task.sleep(for: pause)
            }
            let answer = client.receiveToEnd()
            #expect(answer != nil, "the connection ends")
            let (replies, rest) = WireReply.parse(answer ?? [])
            #expect(rest.isEmpty)
            return replies
        }
    }

    @Test func aConnectionThatSaysNothingIsClosedInSilence() async throws {
        #expect(try await exchange([]) { $0.firstByte = .milliseconds(60) }.isEmpty)
    }

    @Test func emptyLinesAreNoRequest() async throws {
        #expect(try await exchange(["\r\n"]) { $0.head = .milliseconds(60) }.isEmpty)
    }

    @Test func anIdleConnectionIsClosedInSilence() async throws {
        let replies = try await exchange(["GET / HTTP/1.1\r\nHost: a\r\n\r\n"]) { $0.keepAliveIdle = .milliseconds(60) }
        #expect(replies.map(\.status) == [200])
    }

    @Test func aHeadThatStopsIsAnswered408() async throws {
        let replies = try await exchange(["GET / HTTP/1.1\r\nHost:"]) { $0.head = .milliseconds(60) }
        #expect(replies.map(\.status) == [408])
        #expect(replies.first?["Connection"] == "close")
    }

    @Test func aHeadThatDribblesGainsNoTime() async throws {
        let pieces = Array(repeating: "x", count: 12)
        let replies = try await exchange(["GET / HTTP/1.1\r\nX: "] + pieces, every: .milliseconds(15)) {
            $0.head = .milliseconds(80)
        }
        #expect(replies.map(\.status) == [408])
    }

    @Test func aBodyThatStopsIsAnswered408() async throws {
        let head = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhel"
        #expect(try await exchange([head]) { $0.body = .milliseconds(60) }.map(\.status) == [408])
        #expect(try await exchange([head]) { $0.bodyRateGrace = .milliseconds(60) }.map(\.status) == [408])
    }

    @Test func aBodyThatDribblesIsAnswered408() async throws {
        let head = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
        let replies = try await exchange([head] + Array(repeating: "1\r\nx\r\n", count: 12), every: .milliseconds(15)) {
            $0.bodyRateGrace = .milliseconds(80)
        }
        #expect(replies.map(\.status) == [408])
    }

    @Test func aBodyAtASufficientRateIsRead() async throws {
        let head = "POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 60\r\n\r\n0123456789"
        let pieces = Array(repeating: "0123456789", count: 5)
        let replies = try await exchange([head] + pieces, every: .milliseconds(20)) {
            $0.bodyRateGrace = .milliseconds(10)
            $0.bodyBytesPerSecond = 1
        }
        #expect(replies.map(\.status) == [200])
    }

    @Test func anUnreadBodyThatNeverComesEndsTheConnection() async throws {
        let replies = try await exchange(["POST /none HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhel"]) {
            $0.drain = .milliseconds(60)
        }
        #expect(replies.map(\.status) == [404])
    }

    @Test func theLastRequestOfAConnectionIsToldSo() async throws {
        let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
        let replies = try await exchange([request + request + request]) { $0.requestsPerConnection = 2 }
        #expect(replies.map(\.status) == [200, 200])
        #expect(replies.map { $0["Connection"] } == [nil, "close"])
    }
}
