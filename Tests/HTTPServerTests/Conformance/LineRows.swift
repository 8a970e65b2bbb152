/// Start line and lines, RFC 9112 §2 and §3.
extension ConformanceRow {
    private static let host = "Host: a\r\n\r\n"

    static let lines: [ConformanceRow] = [
        ConformanceRow(
            "2: one empty line before the request, §2.2",
            "\r\nGET / HTTP/1.1\r\n\(host)",
            200,
            connection: .open
        ),
        ConformanceRow(
            "2: an empty line behind a body, §2.2",
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\nx\r\nGET / HTTP/1.1\r\n\(host)",
            200,
            200,
            connection: .open
        ),
        ConformanceRow("3: three empty lines", "\r\n\r\n\r\nGET / HTTP/1.1\r\n\(host)", 400, connection: .closed),
        ConformanceRow("3: a CR and no LF", "\rGET / HTTP/1.1\r\n\(host)", 400, connection: .closed),
        ConformanceRow("3: lines ended by CR only", "GET / HTTP/1.1\rHost: a\r\r", 400, connection: .closed),
        ConformanceRow(
            "4: bare LF behind the request line, §2.2",
            "GET / HTTP/1.1\nHost: a\r\n\r\n",
            400,
            connection: .closed
        ),
        ConformanceRow("5: bare LF behind a field", "GET / HTTP/1.1\r\nHost: a\n\r\n", 400, connection: .closed),
        ConformanceRow("5: bare LF for the last line", "GET / HTTP/1.1\r\nHost: a\r\n\n", 400, connection: .closed),
        ConformanceRow(
            "6: bare CR in a value, §2.2",
            "GET / HTTP/1.1\r\nHost: a\r\nX: a\rb\r\n\r\n",
            400,
            connection: .closed
        ),
        ConformanceRow("6: bare CR in a name", "GET / HTTP/1.1\r\nHost: a\r\nX\r: b\r\n\r\n", 400, connection: .closed),
        ConformanceRow("6: bare CR in the target", "GET /\ra HTTP/1.1\r\n\(host)", 400, connection: .closed),
        ConformanceRow(
            "7: NUL in a value, 9110 §5.5",
            "GET / HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n",
            400,
            connection: .closed
        ),
        ConformanceRow("7: ESC in a value", "GET / HTTP/1.1\r\nHost: a\r\nX: \u{1B}\r\n\r\n", 400, connection: .closed),
        ConformanceRow("7: DEL in a value", "GET / HTTP/1.1\r\nHost: a\r\nX: \u{7F}\r\n\r\n", 400, connection: .closed),
        ConformanceRow("7: a tab in a value", "GET / HTTP/1.1\r\nHost: a\r\nX: a\tb\r\n\r\n", 200, connection: .open),
        ConformanceRow("8: two spaces behind the method, §3", "GET  / HTTP/1.1\r\n\(host)", 400, connection: .closed),
        ConformanceRow("8: two spaces behind the target", "GET /  HTTP/1.1\r\n\(host)", 400, connection: .closed),
        ConformanceRow("8: a tab as separator", "GET\t/\tHTTP/1.1\r\n\(host)", 400, connection: .closed),
        ConformanceRow("8: VT as separator", "GET\u{0B}/ HTTP/1.1\r\n\(host)", 400, connection: .closed),
        ConformanceRow("8: FF as separator", "GET /\u{0C}HTTP/1.1\r\n\(host)", 400, connection: .closed),
        ConformanceRow("8: a space before the method", " GET / HTTP/1.1\r\n\(host)", 400, connection: .closed),
        ConformanceRow("8: a space behind the version", "GET / HTTP/1.1 \r\n\(host)", 400, connection: .closed),
        ConformanceRow("9: a space within the target, §3.2", "GET /a b HTTP/1.1\r\n\(host)", 400, connection: .closed),
        ConformanceRow("10: no version", "GET /\r\n\(host)", 400, connection: .closed),
        ConformanceRow("10: HTTP/1", "GET / HTTP/1\r\n\(host)", 400, connection: .closed),
        ConformanceRow("10: HTTP/01.1", "GET / HTTP/01.1\r\n\(host)", 400, connection: .closed),
        ConformanceRow("10: HTTP/1.10", "GET / HTTP/1.10\r\n\(host)", 400, connection: .closed),
        ConformanceRow("10: a blank in the version", "GET / HTTP/ 1.1\r\n\(host)", 400, connection: .closed),
        ConformanceRow("10: http/1.1", "GET / http/1.1\r\n\(host)", 400, connection: .closed),
        ConformanceRow("10: HTTP/1.1x", "GET / HTTP/1.1x\r\n\(host)", 400, connection: .closed),
        ConformanceRow("10: a minus in the version", "GET / HTTP/-1.1\r\n\(host)", 400, connection: .closed),
        ConformanceRow("11: HTTP/2.0, 9110 §15.6.6", "GET / HTTP/2.0\r\n\(host)", 505, connection: .closed),
        ConformanceRow("11: HTTP/3.0", "GET / HTTP/3.0\r\n\(host)", 505, connection: .closed),
        ConformanceRow("11: HTTP/0.9", "GET / HTTP/0.9\r\n\(host)", 505, connection: .closed),
        ConformanceRow("11: the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505, connection: .closed),
        ConformanceRow("11: a TLS greeting", "\u{16}\u{03}\u{01}\u{02}\u{00}\u{01}", 400, connection: .closed),
        ConformanceRow("12: HTTP/1.2 counts as 1.1, 9110 §2.5", "GET / HTTP/1.2\r\n\(host)", 200, connection: .open),
        ConformanceRow("13: get is not GET", "get / HTTP/1.1\r\n\(host)", 405, connection: .open),
        ConformanceRow("13: get of nothing", "get /none HTTP/1.1\r\n\(host)", 404, connection: .open),
        ConformanceRow("14: a method nobody knows", "BREW / HTTP/1.1\r\n\(host)", 405, connection: .open),
        ConformanceRow(
            "15: a method not allowed here, 9110 §15.5.6",
            "DELETE / HTTP/1.1\r\n\(host)",
            405,
            connection: .open
        ),
        ConformanceRow("16: a method that is no token", "GE(T / HTTP/1.1\r\n\(host)", 400, connection: .closed),
        ConformanceRow("16: no method", " / HTTP/1.1\r\n\(host)", 400, connection: .closed),
        ConformanceRow(
            "17: a method of 100 KiB, §3",
            String(repeating: "M", count: 100 << 10),
            400,
            connection: .closed
        ),
        ConformanceRow(
            "18: a request line of 8000 octets, §3",
            "GET /?\(String(repeating: "q", count: 8000 - 15)) HTTP/1.1\r\n\(host)",
            200,
            connection: .open
        ),
        ConformanceRow(
            "18: a request line of exactly the limit",
            "GET /?\(String(repeating: "q", count: 8192 - 15)) HTTP/1.1\r\n\(host)",
            200,
            connection: .open
        ),
        ConformanceRow(
            "19: a request line one octet over the limit, §3",
            "GET /?\(String(repeating: "q", count: 8193 - 15)) HTTP/1.1\r\n\(host)",
            414,
            connection: .closed
        ),
        ConformanceRow(
            "19: an endless target",
            "GET /\(String(repeating: "q", count: 100_000))",
            414,
            connection: .closed
        ),
        ConformanceRow("20: a fragment", "GET /#top HTTP/1.1\r\n\(host)", 400, connection: .closed),
        ConformanceRow("20: quotes in the target", "GET /\" HTTP/1.1\r\n\(host)", 400, connection: .closed),
        ConformanceRow("20: angle brackets", "GET /<a> HTTP/1.1\r\n\(host)", 400, connection: .closed),
        ConformanceRow("20: a backslash", "GET /a\\b HTTP/1.1\r\n\(host)", 400, connection: .closed),
        ConformanceRow("20: braces", "GET /{a} HTTP/1.1\r\n\(host)", 400, connection: .closed),
        ConformanceRow("20: a bar, a caret and a grave", "GET /|^` HTTP/1.1\r\n\(host)", 400, connection: .closed),
        ConformanceRow("20: an octet past ASCII", "GET /\u{E9} HTTP/1.1\r\n\(host)", 400, connection: .closed),
        ConformanceRow("20: a control", "GET /\u{01} HTTP/1.1\r\n\(host)", 400, connection: .closed),
        ConformanceRow("20: DEL", "GET /\u{7F} HTTP/1.1\r\n\(host)", 400, connection: .closed),
        ConformanceRow("21: %00 in the path", "GET /%00 HTTP/1.1\r\n\(host)", 404, connection: .open),
        ConformanceRow("21: %0d%0a in the path", "GET /%0d%0aX:%20y HTTP/1.1\r\n\(host)", 404, connection: .open),
        ConformanceRow("21: %2e%2e%2f in the path", "GET /%2e%2e%2f HTTP/1.1\r\n\(host)", 404, connection: .open),
        ConformanceRow("21: %c0%af in the path", "GET /%c0%af HTTP/1.1\r\n\(host)", 404, connection: .open),
        ConformanceRow("21: %zz in the path", "GET /%zz HTTP/1.1\r\n\(host)", 404, connection: .open),
        ConformanceRow(
            "22: a blank before the first field, §2.2",
            "GET / HTTP/1.1\r\n Host: a\r\n\r\n",
            400,
            connection: .closed
        ),
    ]
}
