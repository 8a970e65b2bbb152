/// One chunk-size line up to its CR, RFC 9112 §7.1: hexadecimal digits, then extensions `;name=value`.
struct ChunkLine {
    private enum Phase {
        case size
        case nameStart
        case name
        case valueStart
        case token
        case quoted
        case escaped
        case afterQuoted
    }

    private(set) var size = 0
    private(set) var length = 0
    private var phase = Phase.size
    private var digits = 0

    /// False for an octet within the line, true for the CR behind it, nil for what the grammar does not have.
    ///
    /// Blanks around the semicolon are refused although the grammar has them for old senders: implementations that
    /// differ over them have been used to smuggle.
    mutating func take(_ byte: UInt8) -> Bool? {
        length += 1
        switch phase {
        case .size:
            if let digit = byte.hexadecimalValue {
                digits += 1
                // Sixteen digits fill 64 bits; the last one must leave the sign bit alone.
                guard digits <= 16, size >> 59 == 0 else { return nil }
                size = size << 4 | Int(digit)
                return false
            }
            guard digits > 0 else { return nil }
            return endOrExtension(byte)
        case .nameStart:
            phase = .name
            return byte.isToken ? false : nil
        case .name:
            if byte.isToken { return false }
            guard byte == .equals else { return endOrExtension(byte) }
            phase = .valueStart
            return false
        case .valueStart:
            phase = byte == .doubleQuote ? .quoted : .token
            return byte == .doubleQuote || byte.isToken ? false : nil
        case .token:
            return byte.isToken ? false : endOrExtension(byte)
        case .quoted:
            if byte == .doubleQuote { phase = .afterQuoted }
            if byte == .backslash { phase = .escaped }
            return byte.isFieldValue ? false : nil
        case .escaped:
            phase = .quoted
            return byte.isFieldValue ? false : nil
        case .afterQuoted:
            return endOrExtension(byte)
        }
    }

    private mutating func endOrExtension(_ byte: UInt8) -> Bool? {
        if byte == .carriageReturn { return true }
        guard byte == .semicolon else { return nil }
        phase = .nameStart
        return false
    }
}
