import Foundation
import Glibc
import HTTPServer
import Synchronization
import Testing

@testable import SheetService

@Suite struct LogTests {
    @Test func exchangeIsOneObjectOnOneLineWhateverTheClientSays() throws {
        let path = "/a\"b\\c\u{7F}\u{2028}é" + String(repeating: "x", count: 500)
        let head = RequestHead(
            method: .get,
            path: path,
            fields: ["traceparent": "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"]
        )
        let line = line(exchange(head, route: nil, status: .notFound))
        #expect(line.filter(\.isNewline).count == 2, "the end, and U+2028 as JSON allows it")
        let object = try object(line)
        #expect(object["request_id"] as? String == "id-1")
        #expect(object["trace_id"] as? String == "0af7651916cd43dd8448eb211c80319c")
        #expect(object["method"] as? String == "GET")
        #expect((object["path"] as? String)?.hasPrefix("/a\"b\\c\u{7F}\u{2028}é") == true)
        #expect((object["path"] as? String)?.count ?? 0 < 140)
        #expect(object["route"] == nil)
        #expect(object["status"] as? Int == 404)
        #expect(object["level"] as? String == "warn")
    }

    @Test func pictureTellsWhereItCameFromAndWhereTheTimeWent() throws {
        let timings = Timings(
            source: .miss,
            queue: .milliseconds(1),
            render: .milliseconds(20),
            encode: .microseconds(5)
        )
        let head = RequestHead(method: .get, path: "/v1/frame.png")
        let object = try object(line(exchange(head, route: "/v1/frame.png", status: .ok, timings: timings)))
        #expect(object["cache"] as? String == "miss")
        #expect(object["queue"] as? Double == 0.001)
        #expect(object["render"] as? Double == 0.02)
        #expect(object["encode"] as? Double == 0.000005)
        #expect(object["frames"] as? Int == 3)
        #expect(object["bytes"] as? Int == 12)
        #expect(object["duration"] as? Double == 0.25)
        #expect(object["path"] == nil)
    }

    @Test(arguments: [(200, "info"), (304, "info"), (404, "warn"), (422, "warn"), (503, "warn"), (500, "error")])
    func whatIsOursToMendIsWrittenAtAHigherLevel(code: Int, level: String) {
        #expect(Exchange.level(of: Status(code)).rawValue == level)
    }

    @Test func wordsAreOneLineToo() {
        let exchange = exchange(RequestHead(method: .get, path: "/a\nb"), route: nil, status: .notFound)
        let line = LogLine(level: .warn, title: "GET - 404", members: exchange.members).bytes(.text, at: "now")
        let text = String(decoding: line, as: UTF8.self)
        #expect(text.hasPrefix("now warn GET - 404 request_id=\"id-1\""))
        #expect(text.utf8.filter { $0 == 0x0A }.count == 1)
    }

    @Test func linesBelowTheLevelAreNotWritten() async throws {
        let output = try Output()
        let writer = try LogWriter(descriptor: output.input)
        let log = Log(writer, format: .json, level: .error)
        log.write(.info, "begun")
        log.write(.error, "broken", ["reason": "a\nb"])
        await writer.finish()
        let lines = output.text().split(separator: "\n")
        #expect(lines.count == 1)
        #expect(try object(String(lines.first ?? ""))["reason"] as? String == "a\nb")
        let silent = Log(writer, format: .json, level: .off)
        silent.write(.error, "broken")
        await writer.finish()
        #expect(output.text().isEmpty)
    }

    @Test func linesOfManyTasksComeWholeAndAllOfThem() async throws {
        let output = try Output()
        let writer = try LogWriter(descriptor: output.input)
        let log = Log(writer, format: .json, level: .info)
        let reader = Task.detached { output.text(lines: 2_000) }
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<20 {
                group.addTask { for index in 0..<100 { log.write(.info, "line", ["number": "\(task * 100 + index)"]) } }
            }
        }
        await writer.finish()
        let numbers = await reader.value.split(separator: "\n").map { line in
            (try? object(String(line)))?["number"] as? String
        }
        #expect(numbers.count == 2_000)
        #expect(Set(numbers.compactMap(\.self)).count == 2_000)
        #expect(writer.dropped.value == 0)
    }

    @Test(.timeLimit(.minutes(1)))
    func readerThatHasStoppedCostsLinesAndNoTime() async throws {
        let output = try Output()
        let writer = try LogWriter(descriptor: output.input, limit: 64 << 10)
        let line = [UInt8](repeating: 0x61, count: 1_023) + [0x0A]
        let start = ContinuousClock.now
        for _ in 0..<2_000 { writer.write(line) }
        #expect(ContinuousClock.now - start < .seconds(2))
        await writer.finish(patience: .milliseconds(100))
        #expect(writer.dropped.value >= 2_000 - 64 - 64 - 64, "a pipe's worth, what is kept, and a batch between them")
        output.stopReading()
        await writer.finish()
    }

    @Test func brokenPipeCostsLines() async throws {
        let output = try Output()
        let writer = try LogWriter(descriptor: output.input)
        output.stopReading()
        writer.write([0x61, 0x0A])
        await writer.finish()
        #expect(writer.dropped.value == 1)
    }

    @Test(
        arguments: [
            (0, "1970-01-01T00:00:00.000Z"), (951_827_696_789, "2000-02-29T12:34:56.789Z"),
            (1_798_761_599_999, "2026-12-31T23:59:59.999Z"), (-1, "1970-01-01T00:00:00.000Z"),
            (Int.max, "9999-12-31T23:59:59.999Z"),
        ]
    )
    func timestampIsUTCToTheMillisecond(milliseconds: Int, text: String) {
        #expect(Timestamp.text(milliseconds: milliseconds) == text)
    }

    @Test(
        arguments: [
            "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331",
            "00-00000000000000000000000000000000-b7ad6b7169203331-01",
            "00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01",
            "ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
            "00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01",
            "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-more", "", "----",
        ]
    )
    func brokenTraceparentNamesNoTrace(field: String) {
        #expect(TraceParent.traceID(of: field) == nil)
    }

    @Test func laterTraceparentIsReadByItsFirstParts() {
        let field = "01-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-more"
        #expect(TraceParent.traceID(of: field) == "0af7651916cd43dd8448eb211c80319c")
    }

    private func exchange(_ head: RequestHead, route: String?, status: Status, timings: Timings? = nil) -> Exchange {
        Exchange(
            id: "id-1",
            head: head,
            route: route,
            status: status,
            sending: Response.Sending(isWhole: true, octets: 12),
            duration: .milliseconds(250),
            making: timings.map { MakingNote(.png, frames: 3, $0) }
        )
    }

    private func line(_ exchange: Exchange) -> String {
        let line = LogLine(level: Exchange.level(of: exchange.status), title: exchange.title, members: exchange.members)
        return String(decoding: line.bytes(.json, at: "now"), as: UTF8.self)
    }
}

private func object(_ line: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
}

/// A pipe that a log is written into.
private final class Output: Sendable {
    let input: Int32
    private let output: Int32
    private let isOpen = Atomic(true)

    init() throws {
        var ends: [Int32] = [0, 0]
        let result = unsafe pipe(&ends)
        try #require(result == 0)
        (output, input) = (ends[0], ends[1])
        // The test is to see the broken pipe, not to die of it.
        _ = signal(SIGPIPE, SIG_IGN)
    }

    deinit {
        stopReading()
        close(input)
    }

    func stopReading() {
        if isOpen.exchange(false, ordering: .relaxed) { close(output) }
    }

    /// What lies in the pipe now.
    func text() -> String {
        var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        var bytes: [UInt8] = []
        while unsafe poll(&waiting, 1, 0) > 0 { bytes += piece() }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What comes until there are so many lines.
    func text(lines: Int) -> String {
        var bytes: [UInt8] = []
        while bytes.filter({ $0 == 0x0A }).count < lines { bytes += piece() }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func piece() -> ArraySlice<UInt8> {
        var bytes = [UInt8](repeating: 0, count: 64 << 10)
        let count = unsafe read(output, &bytes, bytes.count)
        return bytes.prefix(max(0, count))
    }
}
