/// The elements of a comma-separated field, RFC 9110 §5.6.1, over all its lines. A comma within a quoted string
/// divides nothing; empty elements are skipped, as a recipient must.
package struct FieldList: Sendable, Hashable {
    /// Without the blanks around them, quoted strings still quoted.
    package let elements: [String]

    /// Nil when a quoted string does not end on its line.
    package init?(_ lines: [String]) {
        var elements: [String] = []
        for line in lines {
            let bytes = Array(line.utf8)
            guard let ranges = Self.divide(bytes, at: .comma) else { return nil }
            elements += ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
        }
        self.elements = elements
    }

    /// The pieces between `separator` outside quoted strings, trimmed, empty ones left out; nil for an open quote.
    static func divide(_ bytes: [UInt8], at separator: UInt8) -> [Range<Int>]? {
        var pieces: [Range<Int>] = []
        var start = 0
        var isQuoted = false
        var isEscaped = false
        func finish(at end: Int) {
            var piece = start..<end
            while let first = piece.first, bytes[first].isOptionalWhitespace { piece.removeFirst() }
            while let last = piece.last, bytes[last].isOptionalWhitespace { piece.removeLast() }
            if !piece.isEmpty { pieces.append(piece) }
        }
        for (index, byte) in bytes.enumerated() {
            if isEscaped {
                isEscaped = false
            } else if isQuoted {
                if byte == .backslash { isEscaped = true }
                if byte == .doubleQuote { isQuoted = false }
            } else if byte == .doubleQuote {
                isQuoted = true
            } else if byte == separator {
                finish(at: index)
                start = index + 1
            }
        }
        guard !isQuoted else { return nil }
        finish(at: bytes.count)
        return pieces
    }
}

/// A quoted string or a token, RFC 9110 §5.6.4 and §5.6.2.
enum QuotedString {
    /// What a parameter's value says: a token as it stands, a quoted string without quotes and backslashes; nil for
    /// anything else.
    static func text(of bytes: ArraySlice<UInt8>) -> String? {
        guard bytes.first == .doubleQuote else {
            guard !bytes.isEmpty, bytes.allSatisfy(\.isToken) else { return nil }
            return String(decoding: bytes, as: UTF8.self)
        }
        guard bytes.count >= 2, bytes.last == .doubleQuote else { return nil }
        var text: [UInt8] = []
        var isEscaped = false
        for byte in bytes.dropFirst().dropLast() {
            guard byte.isFieldValue else { return nil }
            if !isEscaped {
                guard byte != .doubleQuote else { return nil }
                if byte == .backslash {
                    isEscaped = true
                    continue
                }
            }
            isEscaped = false
            text.append(byte)
        }
        return isEscaped ? nil : String(decoding: text, as: UTF8.self)
    }
}
