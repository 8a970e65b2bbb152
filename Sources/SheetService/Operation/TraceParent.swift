/// The trace that a request belongs to, as its `traceparent` names it: W3C Trace Context, section 3.2.
enum TraceParent {
    /// The trace's id, 32 hexadecimal digits; nil for a field that is none.
    static func traceID(of field: String) -> String? {
        let parts = field.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count >= 4, parts.map(\.utf8.count).prefix(4) == [2, 32, 16, 2] else { return nil }
        // Version 00 has four parts; a later one may have more behind them, and ff is none.
        guard parts[0] != "ff", parts[0] != "00" || parts.count == 4 else { return nil }
        guard parts.prefix(4).allSatisfy({ $0.utf8.allSatisfy(isDigit) }) else { return nil }
        guard parts[1].contains(where: { $0 != "0" }), parts[2].contains(where: { $0 != "0" }) else { return nil }
        return String(parts[1])
    }

    /// Lower case only.
    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
}
