/// Fields, RFC 9112 §5 and RFC 9110 §5.
extension ConformanceRow {
    private static func fields(_ name: String, _ lines: String, _ status: Int, _ connection: Connection)
        -> ConformanceRow
    {
        ConformanceRow(name, "GET / HTTP/1.1\r\nHost: a\r\n\(lines)\r\n\r\n", status, connection: connection)
    }

    static let fields: [ConformanceRow] = [
        fields("35: a blank before the colon, §5.1", "X : y", 400, .closed),
        fields("35: a tab before the colon", "X\t: y", 400, .closed),
        fields("36: no colon", "X", 400, .closed),
        fields("36: no name", ": y", 400, .closed),
        fields("36: a parenthesis in a name", "X(: y", 400, .closed),
        fields("36: a bracket in a name", "X[]: y", 400, .closed),
        fields("36: a blank in a name", "X Y: z", 400, .closed),
        fields("36: an octet past ASCII in a name", "X\u{E9}: y", 400, .closed),
        fields("36: NUL in a name", "X\0: y", 400, .closed),
        fields("37: a folded line, §5.2", "X: a\r\n b", 400, .closed),
        fields("37: a line folded by a tab", "X: a\r\n\tb", 400, .closed),
        fields("37: a folded Transfer-Encoding", "Transfer-Encoding:\r\n chunked", 400, .closed),
        fields("37: a folded Content-Length", "Content-Length: 1\r\n 0", 400, .closed),
        fields("38: blanks around a value, §5.1", "X: \t y \t ", 200, .open),
        fields("38: nothing but blanks", "X: \t ", 200, .open),
        fields("38: no value", "X:", 200, .open),
        fields("39: 0x85 beside a length", "Content-Length: \u{85}0", 400, .closed),
        fields("39: 0xA0 beside a length", "Content-Length: 0\u{A0}", 400, .closed),
        fields("39: VT beside a length", "Content-Length: \u{0B}0", 400, .closed),
        fields("39: FF beside a length", "Content-Length: 0\u{0C}", 400, .closed),
        fields("39: 0xA0 beside chunked", "Transfer-Encoding: \u{A0}chunked", 400, .closed),
        fields("40: 101 fields, RFC 6585 §5", manyFields(101), 431, .closed),
        fields("40: 100 fields", manyFields(99), 200, .open),
        fields("40: a name of 100 KiB", String(repeating: "n", count: 100 << 10), 431, .closed),
        fields("40: a value of 100 KiB", "X: " + String(repeating: "v", count: 100 << 10), 431, .closed),
        fields("40: an endless row of blanks", "X:" + String(repeating: " ", count: 100 << 10), 431, .closed),
        fields("41: octets past ASCII in a value, 9110 §5.5", "X: \u{80}\u{FF}\u{E9}", 200, .open),
        fields("42: two Content-Types", "Content-Type: a/b\r\nContent-Type: c/d", 400, .open),
        fields("42: two Authorizations", "Authorization: a\r\nauthorization: b", 400, .open),
        fields("42: the same Content-Type twice", "Content-Type: a/b\r\nContent-Type: a/b", 200, .open),
        fields("43: Connection: Close, 9110 §7.6.1", "Connection: Close", 200, .closed),
        fields("43: CLOSE behind keep-alive", "Connection: keep-alive, CLOSE", 200, .closed),
        fields("43: close on a second line", "Connection: keep-alive\r\nConnection: close", 200, .closed),
        fields("43: an option that only starts like close", "Connection: closed", 200, .open),
    ]

    private static func manyFields(_ count: Int) -> String {
        (1...count).map { "X-\($0): y" }.joined(separator: "\r\n")
    }
}
