/// `uri-host [ ":" port ]`, RFC 9110 §7.2, as `Host` and the absolute form carry it.
enum Authority {
    /// Whether `bytes` name a host, with a port up to 65535 or none. No user information, no list, never empty:
    /// the grammar allows an empty host, but nothing that is served here lacks an authority.
    static func isValid(_ bytes: Span<UInt8>) -> Bool {
        guard bytes.count > 0 else { return false }
        var index = 0
        if bytes[0] == UInt8(ascii: "[") {
            index = 1
            while index < bytes.count, isAddressByte(bytes[index]) { index &+= 1 }
            // The shortest IPv6 address is "::".
            guard index >= 3, index < bytes.count, bytes[index] == UInt8(ascii: "]") else { return false }
            index &+= 1
        } else {
            while index < bytes.count, bytes[index].isRegisteredName { index &+= 1 }
            guard index > 0 else { return false }
        }
        guard index < bytes.count else { return true }
        guard bytes[index] == .colon else { return false }
        return isPort(bytes.extracting(index + 1..<bytes.count))
    }

    private static func isAddressByte(_ byte: UInt8) -> Bool {
        byte.hexadecimalValue != nil || byte == .colon || byte == .period
    }

    private static func isPort(_ digits: Span<UInt8>) -> Bool {
        var port = 0
        for index in digits.indices {
            guard digits[index].isDigit else { return false }
            port = port * 10 + Int(digits[index] & 0x0F)
            guard port <= 65535 else { return false }
        }
        return true
    }
}
