import HTTPServer
import Testing

/// Faults that other servers have had: two readers of the same octets came to two opinions. Each must stay refused here,
/// with one answer and the connection closed.
@Suite struct SmugglingTests {
    static let rows: [ConformanceRow] = [
        post("a plus sign in Content-Length (hyper, aiohttp)", "Content-Length: +5", "hello"),
        chunked("a chunk size that overflows to a small one (hyper)", "f0000000000000005\r\nhello\r\n0\r\n\r\n"),
        chunked("0x before a chunk size (servers in Python)", "0x5\r\nhello\r\n0\r\n\r\n"),
        chunked("an underscore in a chunk size (servers in Python)", "0_5\r\nhello\r\n0\r\n\r\n"),
        chunked("a minus before a chunk size (servers in Python)", "-0\r\n\r\n"),
        post("a blank before a colon (Go, Node)", "Transfer-Encoding : chunked\r\nContent-Length: 5", "hello"),
        post("a line ended by CR alone (llhttp)", "X: y\rTransfer-Encoding: chunked\r\nContent-Length: 5", "hello"),
        post("a folded Transfer-Encoding (llhttp)", "Transfer-Encoding: chunked\r\n , identity", "0\r\n\r\n"),
        post("a list that hides chunked (llhttp)", "Transfer-Encoding: chunkedchunked, chunked, x", "0\r\n\r\n"),
        chunked("LF within a chunk extension (Kestrel, CVE-2025-55315)", "5;a\nhello\r\n0\r\n\r\n"),
        chunked("a size line ended by LF (Go, CVE-2025-22871)", "5\nhello\r\n0\r\n\r\n"),
        chunked("two octets behind data that are not CRLF (h11, CVE-2025-43859)", "5\r\nhelloXX0\r\n\r\n"),
        chunked("CR within a chunk extension (fasthttp)", "5;a\rb\r\nhello\r\n0\r\n\r\n"),
        post("CR LF CR and an octet for the end of a head (Node)", "X: y\r\n\rZ: smuggled", ""),
        post("0xA0 trimmed from a framing field (Tornado)", "Transfer-Encoding: chunked\u{A0}", "0\r\n\r\n"),
        post("0x85 trimmed from a framing field (Tornado)", "Content-Length: 5\u{85}", "hello"),
        post("a field without a name (Go, Node, gunicorn)", ": chunked\r\nContent-Length: 5", "hello"),
        chunked("a chunk without a size (Go, hyper)", "\r\n\r\n"),
        chunked("an extension without a size (Go, hyper)", ";a\r\n\r\n"),
        post("an empty Content-Length (Go, lighttpd)", "Content-Length: ", ""),
        post("a length and chunks at once (many)", "Content-Length: 6\r\nTransfer-Encoding: chunked", "0\r\n\r\nG"),
        post(
            "an obsolete identity beside a length (many)",
            "Transfer-Encoding: identity\r\nContent-Length: 5",
            "hello"
        ),
        chunked("data longer than its chunk (many)", "3\r\nhello\r\n0\r\n\r\n"),
        chunked("a last chunk without its last line end (many)", "0\r\nGET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n"),
    ]

    @Test(arguments: rows)
    func isRefusedOnce(row: ConformanceRow) async throws {
        try await withServer { server, responder in
            try row.check(port: server.port)
            #expect(responder.started == 0)
        }
    }

    /// SwiftNIO, CVE-2026-28980.
    @Test func aHeadOfCountlessFieldsIsRefusedInBoundedMemory() async throws {
        try await withServer { server, responder in
            let client = try RawClient(port: server.port)
            client.send("GET / HTTP/1.1\r\nHost: a\r\n" + String(repeating: "a:\r\n", count: 70_000))
            #expect(WireReply.parse(client.receiveToEnd() ?? []).replies.map(\.status) == [431])
            #expect(responder.started == 0)
        }
    }

    /// SwiftNIO, CVE-2026-28970: what a client sent must not come back as a field.
    @Test func whatAClientSentCannotSplitAResponse() {
        for text in ["a\r\nX: y", "a\r\n\r\n<html>", "a\nX: y", "a\0"] { #expect(FieldValue(text) == nil) }
    }

    private static func post(_ name: String, _ lines: String, _ body: String) -> ConformanceRow {
        ConformanceRow(name, "POST / HTTP/1.1\r\nHost: a\r\n\(lines)\r\n\r\n\(body)", 400, connection: .closed)
    }

    private static func chunked(_ name: String, _ body: String) -> ConformanceRow {
        post(name, "Transfer-Encoding: chunked", body)
    }
}
