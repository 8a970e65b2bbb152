/// The octets that HTTP's grammar tells apart. Each test is two shifts: a table would be a bounds check and a load.
extension UInt8 {
    static var tab: UInt8 { 0x09 }
    static var lineFeed: UInt8 { 0x0A }
    static var carriageReturn: UInt8 { 0x0D }
    static var space: UInt8 { 0x20 }
    static var doubleQuote: UInt8 { 0x22 }
    static var percent: UInt8 { 0x25 }
    static var asterisk: UInt8 { 0x2A }
    static var plus: UInt8 { 0x2B }
    static var comma: UInt8 { 0x2C }
    static var period: UInt8 { 0x2E }
    static var slash: UInt8 { 0x2F }
    static var colon: UInt8 { 0x3A }
    static var semicolon: UInt8 { 0x3B }
    static var equals: UInt8 { 0x3D }
    static var questionMark: UInt8 { 0x3F }
    static var backslash: UInt8 { 0x5C }

    /// `tchar`, RFC 9110 §5.6.2: what methods, field names and parameter names are made of.
    var isToken: Bool { isMember(low: 0x03FF_6CFA_0000_0000, high: 0x57FF_FFFF_C7FF_FFFE) }

    /// What a request target may hold: RFC 3986's `pchar`, "/" and "?", and the raw brackets that many clients
    /// leave in a query.
    var isTarget: Bool { isMember(low: 0xAFFF_FFF2_0000_0000, high: 0x47FF_FFFE_AFFF_FFFF) }

    /// `reg-name`, RFC 3986 §3.2.2, without the comma: a list of hosts is no host.
    var isRegisteredName: Bool { isMember(low: 0x2BFF_6FF2_0000_0000, high: 0x47FF_FFFE_87FF_FFFE) }

    /// `VCHAR`, `obs-text`, SP and HTAB, RFC 9110 §5.5.
    var isFieldValue: Bool { self >= 0x20 ? self != 0x7F : self == .tab }

    /// `OWS` is SP and HTAB only, RFC 9110 §5.6.3; never what Unicode calls a space.
    var isOptionalWhitespace: Bool { self == .space || self == .tab }

    var isDigit: Bool { self &- 0x30 < 10 }

    /// The value of a hexadecimal digit, nil for anything else.
    var hexadecimalValue: UInt8? {
        switch self {
        case 0x30...0x39: self &- 0x30
        case 0x41...0x46: self &- 0x41 &+ 10
        case 0x61...0x66: self &- 0x61 &+ 10
        default: nil
        }
    }

    /// A–Z folded to a–z; every other octet as it is.
    var asciiLowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

    private func isMember(low: UInt64, high: UInt64) -> Bool {
        self < 0x80 && ((self < 0x40 ? low : high) &>> UInt64(self & 0x3F)) & 1 == 1
    }
}

extension Span<UInt8> {
    /// Whether these octets spell `lowercased`, which must be lower-case ASCII, in any case.
    func spells(_ lowercased: String) -> Bool {
        guard count == lowercased.utf8.count else { return false }
        var index = 0
        for byte in lowercased.utf8 {
            if self[index].asciiLowercased != byte { return false }
            index &+= 1
        }
        return true
    }
}

extension [UInt8] {
    /// Owned bytes from borrowed ones.
    init(copying bytes: Span<UInt8>) {
        self = unsafe bytes.withUnsafeBufferPointer { unsafe [UInt8]($0) }
    }
}
