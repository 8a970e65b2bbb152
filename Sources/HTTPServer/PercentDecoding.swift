/// Why a percent-encoded text says nothing.
package enum PercentDecodingError: Error, Sendable, Hashable {
    /// "%" without two hexadecimal digits behind it.
    case malformedEscape
    /// The octets are no UTF-8.
    case invalidUTF8
    /// U+0000, which no text of a request needs and C would take for its end.
    case containsNull
}

/// Percent-decoding, RFC 3986 §2.1: once, never twice.
package enum PercentDecoding {
    /// One segment of a path. "+" is itself, and "%2F" a slash within the segment.
    package static func segment(_ text: Substring) throws(PercentDecodingError) -> String {
        try decode(text.utf8, plusIsSpace: false)
    }

    static func decode(_ encoded: Substring.UTF8View, plusIsSpace: Bool) throws(PercentDecodingError) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(encoded.count)
        var rest = encoded[...]
        while let byte = rest.popFirst() {
            if byte == .percent {
                guard let high = rest.popFirst()?.hexadecimalValue, let low = rest.popFirst()?.hexadecimalValue else {
                    throw .malformedEscape
                }
                bytes.append(high << 4 | low)
            } else {
                bytes.append(plusIsSpace && byte == .plus ? .space : byte)
            }
        }
        guard !bytes.contains(0) else { throw .containsNull }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .invalidUTF8 }
        return text
    }
}
