/// The pairs of a query in the form of HTML's `application/x-www-form-urlencoded`, in order, repeated names kept.
package struct QueryString: Sendable {
    /// Decoded.
    package let pairs: [(name: String, value: String)]

    /// Decodes a query as it was sent. "+" is a space, a name without "=" has the value "", empty pieces between "&"
    /// are skipped. Throws for a bad escape, octets that are no UTF-8, and U+0000.
    package init(_ query: String) throws(PercentDecodingError) {
        var pairs: [(name: String, value: String)] = []
        var rest = query[...].utf8
        while !rest.isEmpty {
            let piece = rest.prefix { $0 != UInt8(ascii: "&") }
            rest = rest[piece.endIndex...].dropFirst()
            guard !piece.isEmpty else { continue }
            let name = piece.prefix { $0 != .equals }
            let value = piece[name.endIndex...].dropFirst()
            pairs.append(
                (
                    try PercentDecoding.decode(name, plusIsSpace: true),
                    try PercentDecoding.decode(value, plusIsSpace: true)
                )
            )
        }
        self.pairs = pairs
    }
}
