/// Persistence, pipelining and expectations: RFC 9112 §9, RFC 9110 §7.8 and §10.1.1.
extension ConformanceRow {
    private static let get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
    private static let expect = "Host: a\r\nExpect: 100-continue\r\n"

    static let connections: [ConformanceRow] = [
        ConformanceRow("73: two pipelined requests, §9.3.2", get + get, 200, 200, connection: .open),
        ConformanceRow("74: garbage behind a request", get + "garbage\r\n\r\n", 200, 400, connection: .closed),
        ConformanceRow(
            "75: an unread body before a request",
            "POST /none HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello" + get,
            404,
            200,
            connection: .open
        ),
        ConformanceRow(
            "75: an unread chunked body before a request",
            "POST /none HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n" + get,
            404,
            200,
            connection: .open
        ),
        ConformanceRow(
            "75: an unread body that is broken",
            "POST /none HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n",
            404,
            connection: .cut,
            ends: true
        ),
        ConformanceRow("76: HTTP/1.0, §9.3", "GET / HTTP/1.0\r\n\r\n", 200, connection: .closed),
        ConformanceRow(
            "77: HTTP/1.0 that wants to stay",
            "GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
            200,
            connection: .open
        ),
        ConformanceRow(
            "78: a stream for HTTP/1.0, §6.1",
            "GET /stream HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
            200,
            connection: .closed
        ),
        ConformanceRow(
            "79: Expect, 9110 §10.1.1",
            "POST / HTTP/1.1\r\n\(expect)Content-Length: 0\r\n\r\n",
            200,
            connection: .open
        ),
        ConformanceRow(
            "80: Expect for a body over the limit",
            "POST /limited HTTP/1.1\r\n\(expect)Content-Length: 11\r\n\r\n",
            413,
            connection: .closed,
            ends: true
        ),
        ConformanceRow(
            "80: Expect for what is shed",
            "POST /shed HTTP/1.1\r\n\(expect)Content-Length: 5\r\n\r\n",
            503,
            connection: .closed,
            ends: true
        ),
        ConformanceRow(
            "81: Expect with the body behind it",
            "POST / HTTP/1.1\r\n\(expect)Content-Length: 5\r\n\r\nhello",
            200,
            connection: .open
        ),
        ConformanceRow(
            "82: Expect from HTTP/1.0",
            "POST / HTTP/1.0\r\n\(expect)Content-Length: 5\r\n\r\nhello",
            200,
            connection: .closed
        ),
        ConformanceRow(
            "83: another expectation",
            "GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n",
            417,
            connection: .open
        ),
        ConformanceRow("84: Expect without a body", "GET / HTTP/1.1\r\n\(expect)\r\n", 200, connection: .open),
        ConformanceRow(
            "85: Upgrade to WebSocket, 9110 §7.8",
            "GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
            200,
            connection: .open
        ),
        ConformanceRow(
            "85: Upgrade to h2c with a body",
            "POST / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n"
                + "HTTP2-Settings: AAMAAABkAAQAAP__\r\nContent-Length: 5\r\n\r\nhello",
            200,
            connection: .open
        ),
        ConformanceRow(
            "85: Upgrade in HTTP/1.0",
            "GET / HTTP/1.0\r\nUpgrade: websocket\r\n\r\n",
            200,
            connection: .closed
        ),
    ]
}
