/// Target forms and Host, RFC 9112 §3.2.
extension ConformanceRow {
    static let targets: [ConformanceRow] = [
        ConformanceRow("23: no Host, §3.2", "GET / HTTP/1.1\r\n\r\n", 400, connection: .open),
        ConformanceRow(
            "24: two Host lines, §3.2",
            "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
            400,
            connection: .closed
        ),
        ConformanceRow(
            "24: two equal Host lines",
            "GET / HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n",
            400,
            connection: .closed
        ),
        ConformanceRow("25: a list in Host", "GET / HTTP/1.1\r\nHost: a, b\r\n\r\n", 400, connection: .open),
        ConformanceRow("25: a list without blanks", "GET / HTTP/1.1\r\nHost: a,b\r\n\r\n", 400, connection: .open),
        ConformanceRow("25: a user in Host", "GET / HTTP/1.1\r\nHost: u@h\r\n\r\n", 400, connection: .open),
        ConformanceRow("25: a path in Host", "GET / HTTP/1.1\r\nHost: h/p\r\n\r\n", 400, connection: .open),
        ConformanceRow("25: a port past 65535", "GET / HTTP/1.1\r\nHost: h:99999\r\n\r\n", 400, connection: .open),
        ConformanceRow("25: a port of letters", "GET / HTTP/1.1\r\nHost: h:80x\r\n\r\n", 400, connection: .open),
        ConformanceRow("25: a bracket left open", "GET / HTTP/1.1\r\nHost: [::1\r\n\r\n", 400, connection: .open),
        ConformanceRow(
            "25: an octet past ASCII in Host",
            "GET / HTTP/1.1\r\nHost: \u{E9}\r\n\r\n",
            400,
            connection: .open
        ),
        ConformanceRow(
            "25: an IPv6 address with a port",
            "GET / HTTP/1.1\r\nHost: [::1]:80\r\n\r\n",
            200,
            connection: .open
        ),
        ConformanceRow(
            "25: a name with a port",
            "GET / HTTP/1.1\r\nHost: a.example:8080\r\n\r\n",
            200,
            connection: .open
        ),
        ConformanceRow("26: an empty Host", "GET / HTTP/1.1\r\nHost:\r\n\r\n", 400, connection: .open),
        ConformanceRow("27: HTTP/1.0 without Host", "GET / HTTP/1.0\r\n\r\n", 200, connection: .closed),
        ConformanceRow(
            "28: absolute form, another Host, §3.2.2",
            "GET http://b/ HTTP/1.1\r\nHost: a\r\n\r\n",
            200,
            connection: .open
        ),
        ConformanceRow(
            "28: absolute form without a path",
            "GET http://b HTTP/1.1\r\nHost: a\r\n\r\n",
            200,
            connection: .open
        ),
        ConformanceRow("28: absolute form without Host", "GET http://b/ HTTP/1.1\r\n\r\n", 400, connection: .open),
        ConformanceRow("29: user information", "GET http://u:p@b/ HTTP/1.1\r\nHost: a\r\n\r\n", 400, connection: .open),
        ConformanceRow("29: another scheme", "GET ftp://b/ HTTP/1.1\r\nHost: a\r\n\r\n", 400, connection: .open),
        ConformanceRow("29: no authority", "GET http:///x HTTP/1.1\r\nHost: a\r\n\r\n", 400, connection: .open),
        ConformanceRow("29: no form at all", "GET x HTTP/1.1\r\nHost: a\r\n\r\n", 400, connection: .open),
        ConformanceRow("30: OPTIONS *, §3.2.4", "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", 204, connection: .open),
        ConformanceRow(
            "30: OPTIONS for a whole host",
            "OPTIONS http://a HTTP/1.1\r\nHost: a\r\n\r\n",
            204,
            connection: .open
        ),
        ConformanceRow("31: GET *", "GET * HTTP/1.1\r\nHost: a\r\n\r\n", 400, connection: .open),
        ConformanceRow(
            "32: CONNECT to a host",
            "CONNECT b:443 HTTP/1.1\r\nHost: b:443\r\n\r\n",
            405,
            connection: .open
        ),
        ConformanceRow("32: CONNECT to a path", "CONNECT /x HTTP/1.1\r\nHost: a\r\n\r\n", 400, connection: .open),
        ConformanceRow(
            "33: TRACE, 9110 §9.3.8",
            "TRACE / HTTP/1.1\r\nHost: a\r\nX-Secret: s\r\n\r\n",
            405,
            connection: .open
        ),
        ConformanceRow(
            "34: a path that starts with two slashes",
            "GET //evil/x HTTP/1.1\r\nHost: a\r\n\r\n",
            404,
            connection: .open
        ),
    ]
}
