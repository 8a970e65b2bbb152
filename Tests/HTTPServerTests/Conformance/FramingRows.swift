/// Where a message ends, RFC 9112 §6 and §7.
extension ConformanceRow {
    private static func length(_ name: String, _ lines: String, _ status: Int, _ connection: Connection)
        -> ConformanceRow
    {
        ConformanceRow(name, "POST / HTTP/1.1\r\nHost: a\r\n\(lines)\r\n\r\nhello", status, connection: connection)
    }

    private static func coding(_ name: String, _ lines: String, _ status: Int, _ connection: Connection)
        -> ConformanceRow
    {
        ConformanceRow(
            name,
            "POST / HTTP/1.1\r\nHost: a\r\n\(lines)\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
            status,
            connection: connection
        )
    }

    private static func chunks(_ name: String, _ body: String, _ status: Int, _ connection: Connection)
        -> ConformanceRow
    {
        ConformanceRow(
            name,
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n\(body)",
            status,
            connection: connection
        )
    }

    static let lengths: [ConformanceRow] = [
        length("44: Content-Length +5, §6.3", "Content-Length: +5", 400, .closed),
        length("44: Content-Length -1", "Content-Length: -1", 400, .closed),
        length("44: Content-Length -0", "Content-Length: -0", 400, .closed),
        length("44: Content-Length 0x5", "Content-Length: 0x5", 400, .closed),
        length("44: Content-Length 5_0", "Content-Length: 5_0", 400, .closed),
        length("44: Content-Length 5 5", "Content-Length: 5 5", 400, .closed),
        length("44: Content-Length 5.0", "Content-Length: 5.0", 400, .closed),
        length("44: a full-width five", "Content-Length: \u{FF15}", 400, .closed),
        length("44: an empty Content-Length", "Content-Length:", 400, .closed),
        length("44: thirty digits", "Content-Length: 111111111122222222223333333333", 400, .closed),
        length("44: 2^63", "Content-Length: 9223372036854775808", 400, .closed),
        length("45: a list of equal lengths, §6.3", "Content-Length: 5, 5", 400, .closed),
        length("45: two equal lines", "Content-Length: 5\r\nContent-Length: 5", 400, .closed),
        length("46: two lengths", "Content-Length: 5\r\nContent-Length: 6", 400, .closed),
        length("47: leading zeros", "Content-Length: 0005", 200, .open),
        length("48: a length, then chunked, §6.1", "Content-Length: 5\r\nTransfer-Encoding: chunked", 400, .closed),
        length("48: chunked, then a length", "Transfer-Encoding: chunked\r\nContent-Length: 5", 400, .closed),
        ConformanceRow(
            "49: chunked in HTTP/1.0, §6.1",
            "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            400,
            connection: .closed
        ),
        ConformanceRow("65: POST without a length, §6.3", "POST / HTTP/1.1\r\nHost: a\r\n\r\n", 200, connection: .open),
        ConformanceRow(
            "66: GET with a body",
            "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello",
            200,
            connection: .open
        ),
        ConformanceRow(
            "66: HEAD with a body",
            "HEAD / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello",
            200,
            connection: .open,
            isHead: true
        ),
        ConformanceRow(
            "66: DELETE with a body",
            "DELETE / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello",
            405,
            connection: .open
        ),
        ConformanceRow(
            "66: OPTIONS * with a body",
            "OPTIONS * HTTP/1.1\r\nHost: a\r\nContent-Length: 35\r\n\r\nGET /x HTTP/1.1\r\nHost: smuggled\r\n\r\n",
            204,
            connection: .open
        ),
        ConformanceRow(
            "67: FIN within a body, §8",
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhello",
            400,
            connection: .closed,
            ends: true
        ),
        ConformanceRow(
            "68: a length of a terabyte and nothing behind it",
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 999999999999\r\n\r\n",
            413,
            connection: .closed,
            ends: true
        ),
        ConformanceRow(
            "69: a length over the limit, 9110 §15.5.14",
            "POST /limited HTTP/1.1\r\nHost: a\r\nContent-Length: 11\r\n\r\nhello worl",
            413,
            connection: .closed
        ),
        ConformanceRow(
            "70: chunks over the limit",
            "POST /limited HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n",
            413,
            connection: .closed
        ),
        length("71: Content_Length is another field", "Content_Length: 5\r\nContent-Length: 5", 200, .open),
        length("71: a tab before the colon of a length", "Content-Length\t: 5", 400, .closed),
        ConformanceRow(
            "72: requests behind close, §9.6",
            "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
            200,
            connection: .closed
        ),
    ]

    static let codings: [ConformanceRow] = [
        coding("50: chunked is not last, §6.3", "Transfer-Encoding: chunked, gzip", 400, .closed),
        coding("51: gzip, chunked, §6.1", "Transfer-Encoding: gzip, chunked", 501, .closed),
        // Not 501, which §6.1 would have for a coding nobody knows: where chunked is not the last, §6.3 says that "the
        // server MUST respond with the 400 (Bad Request) status code and then close the connection".
        coding("51: xchunked alone, §6.3", "Transfer-Encoding: xchunked", 400, .closed),
        coding("51: identity", "Transfer-Encoding: identity", 400, .closed),
        coding("52: chunked twice, §7", "Transfer-Encoding: chunked, chunked", 400, .closed),
        coding("52: two lines", "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked", 400, .closed),
        coding("52: two lines that differ", "Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked", 400, .closed),
        coding("52: a comma before", "Transfer-Encoding: , chunked", 400, .closed),
        coding("52: a comma behind", "Transfer-Encoding: chunked,", 400, .closed),
        coding("52: a parameter", "Transfer-Encoding: chunked;q=1", 400, .closed),
        coding("52: quoted", "Transfer-Encoding: \"chunked\"", 400, .closed),
        coding("52: VT beside it", "Transfer-Encoding: \u{0B}chunked", 400, .closed),
        coding("52: FF beside it", "Transfer-Encoding: chunked\u{0C}", 400, .closed),
        coding("52: NUL beside it", "Transfer-Encoding: chunked\0", 400, .closed),
        coding("52: empty", "Transfer-Encoding:", 400, .closed),
        coding("53: CHUNKED", "Transfer-Encoding: CHUNKED", 200, .open),
        coding("53: blanks around it", "Transfer-Encoding: \t chunked \t", 200, .open),
    ]

    static let chunks: [ConformanceRow] = [
        chunks("54: chunk size +5, §7.1", "+5\r\nhello\r\n0\r\n\r\n", 400, .closed),
        chunks("54: chunk size -5", "-5\r\nhello\r\n0\r\n\r\n", 400, .closed),
        chunks("54: chunk size 0x5", "0x5\r\nhello\r\n0\r\n\r\n", 400, .closed),
        chunks("54: chunk size 5_0", "5_0\r\nhello\r\n0\r\n\r\n", 400, .closed),
        chunks("54: a blank before the size", " 5\r\nhello\r\n0\r\n\r\n", 400, .closed),
        chunks("54: a blank behind the size", "5 \r\nhello\r\n0\r\n\r\n", 400, .closed),
        chunks("54: no size", "\r\nhello\r\n0\r\n\r\n", 400, .closed),
        chunks("54: a size of g", "g\r\nhello\r\n0\r\n\r\n", 400, .closed),
        chunks("54: a blank before an extension", "5 ;x\r\nhello\r\n0\r\n\r\n", 400, .closed),
        chunks("55: 17 digits, §7.1", "10000000000000005\r\nhello\r\n0\r\n\r\n", 400, .closed),
        chunks("55: 2^63", "8000000000000000\r\nhello\r\n0\r\n\r\n", 400, .closed),
        chunks("55: 2^64 - 1", "ffffffffffffffff\r\nhello\r\n0\r\n\r\n", 400, .closed),
        chunks("55: 2^63 - 1", "7fffffffffffffff\r\nhello\r\n0\r\n\r\n", 413, .closed),
        chunks("56: leading zeros", "0005\r\nhello\r\n0\r\n\r\n", 200, .open),
        chunks("56: a and A", "a\r\n0123456789\r\nA\r\n0123456789\r\n0\r\n\r\n", 200, .open),
        chunks("57: a size line ended by LF", "5\nhello\r\n0\r\n\r\n", 400, .closed),
        chunks("57: a size line ended by CR", "5\rhello\r\n0\r\n\r\n", 400, .closed),
        chunks("57: a CR and another octet", "5\rX\nhello\r\n0\r\n\r\n", 400, .closed),
        chunks("58: data longer than its size", "5\r\nhello!\r\n0\r\n\r\n", 400, .closed),
        chunks("58: data not followed by CRLF", "5\r\nhello0\r\n\r\n", 400, .closed),
        chunks("58: data followed by LF", "5\r\nhello\n0\r\n\r\n", 400, .closed),
        chunks("59: an extension, §7.1.1", "5;n=v\r\nhello\r\n0\r\n\r\n", 200, .open),
        chunks("59: a quoted extension", "5;n=\"q;\\\"x\"\r\nhello\r\n0\r\n\r\n", 200, .open),
        chunks("59: an extension without a value", "5;n\r\nhello\r\n0;last\r\n\r\n", 200, .open),
        chunks("60: an empty extension", "5;\r\nhello\r\n0\r\n\r\n", 400, .closed),
        chunks("60: an extension with a control", "5;n=\u{01}\r\nhello\r\n0\r\n\r\n", 400, .closed),
        chunks("60: an extension with CR", "5;n=\"\r\"\r\nhello\r\n0\r\n\r\n", 400, .closed),
        chunks("60: an extension with LF", "5;n=\n\r\nhello\r\n0\r\n\r\n", 400, .closed),
        chunks("60: an extension with NUL", "5;n=\0\r\nhello\r\n0\r\n\r\n", 400, .closed),
        chunks("60: an extension of 64 KiB", "5;\(String(repeating: "n", count: 64 << 10))", 400, .closed),
        chunks("60: a quote left open", "5;n=\"x\r\nhello\r\n0\r\n\r\n", 400, .closed),
        chunks(
            "61: one-octet chunks with extensions",
            String(repeating: "1;extension=value\r\nx\r\n", count: 2000),
            400,
            .closed
        ),
        chunks("61: one-octet chunks", String(repeating: "1\r\nx\r\n", count: 10_000), 400, .closed),
        chunks("62: a trailer, §7.1.2", "5\r\nhello\r\n000\r\nX: y\r\n\r\n", 200, .open),
        chunks("63: a length as trailer, 9110 §6.5.1", "5\r\nhello\r\n0\r\nContent-Length: 99\r\n\r\n", 200, .open),
        chunks(
            "63: framing, Host and more as trailers",
            "0\r\nTransfer-Encoding: gzip\r\nHost: b\r\nAuthorization: c\r\nContent-Type: d/e\r\n\r\n",
            200,
            .open
        ),
        chunks("64: a trailer without a colon", "0\r\nX\r\n\r\n", 400, .closed),
        chunks("64: a trailer that is folded", "0\r\nX: y\r\n z\r\n\r\n", 400, .closed),
        chunks("64: a trailer ended by LF", "0\r\nX: y\n\r\n", 400, .closed),
        chunks("64: a request instead of the last line end", "0\r\nX:POST /evil HTTP/1.1\r\nHost", 400, .closed),
        chunks("64: 101 trailers", "0\r\n" + String(repeating: "X: y\r\n", count: 101) + "\r\n", 431, .closed),
        chunks(
            "64: 40 KiB of trailers",
            "0\r\nX: " + String(repeating: "y", count: 40 << 10) + "\r\n\r\n",
            431,
            .closed
        ),
    ]
}
