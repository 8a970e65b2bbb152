/// A string as it is handed to Pango: nothing in it that has no form, and not too much of it.
struct DisplayText {
    private(set) var utf8: [UInt8] = []
    /// Whether its end was replaced by an ellipsis.
    private(set) var isCut = false

    /// Takes at most `longest` scalars of `string`. Ends of lines become the one separator that does not end Pango's
    /// paragraph, or spaces where there is but one line; other control characters would be drawn as boxes.
    init(_ string: String, longest: Int, isOneLine: Bool) {
        var taken = 0
        var last: Unicode.Scalar?
        for scalar in string.unicodeScalars {
            defer { last = scalar }
            guard taken < longest else {
                utf8 += UTF8.encode(Self.ellipsis)!
                isCut = true
                return
            }
            switch scalar.value {
            case 0x0A where last == "\r": continue
            case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029:
                utf8 += UTF8.encode(isOneLine ? " " : Self.lineSeparator)!
            case 0x09: utf8 += UTF8.encode(" ")!
            case 0x00...0x1F, 0x7F...0x9F: continue
            default: utf8 += UTF8.encode(scalar)!
            }
            taken += 1
        }
    }

    private static let ellipsis: Unicode.Scalar = "\u{2026}"
    private static let lineSeparator: Unicode.Scalar = "\u{2028}"
}
