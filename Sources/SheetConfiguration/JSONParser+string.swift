extension JSONParser {
    /// A string by the grammar of RFC 8259 §7, from its opening to its closing quote.
    mutating func string() throws(JSONSyntaxError) -> String {
        offset += 1
        var unescaped: [UInt8] = []
        var start = offset
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                defer { offset += 1 }
                guard !unescaped.isEmpty else { return String(decoding: text[start..<offset], as: UTF8.self) }
                unescaped += text[start..<offset]
                return String(decoding: unescaped, as: UTF8.self)
            case UInt8(ascii: "\\"):
                unescaped += text[start..<offset]
                unescaped += UTF8.encode(try escape())!
                start = offset
            case 0x00...0x1F:
                throw failure(.controlCharacter)
            default:
                guard let length = scalarLength(at: offset) else { throw failure(.notUTF8) }
                offset += length
            }
        }
        throw failure(.endOfText)
    }

    /// The scalar that an escape stands for; both halves of a surrogate pair count as one escape.
    private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
        let start = offset
        offset += 1
        guard let letter = next else { throw failure(.endOfText) }
        offset += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): break
        default: throw failure(.unknownEscape, at: start)
        }
        let first = try hexadecimal(of: start)
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard UTF16.isLeadSurrogate(first) else { throw failure(.loneSurrogate, at: start) }
        for expected in [UInt8(ascii: "\\"), UInt8(ascii: "u")] {
            guard let byte = next else { throw failure(.endOfText) }
            guard byte == expected else { throw failure(.loneSurrogate, at: start) }
            offset += 1
        }
        let second = try hexadecimal(of: offset - 2)
        guard UTF16.isTrailSurrogate(second) else { throw failure(.loneSurrogate, at: start) }
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
    }

    /// The four digits of the escape that starts at `start`.
    private mutating func hexadecimal(of start: Int) throws(JSONSyntaxError) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = next else { throw failure(.endOfText) }
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw failure(.unknownEscape, at: start)
            }
            value = value << 4 | UInt16(digit)
            offset += 1
        }
        return value
    }

    /// The number of bytes of the scalar at `offset`; nil if they are not well-formed UTF-8 (Unicode, table 3-7).
    func scalarLength(at offset: Int) -> Int? {
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch text[offset] {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard offset + length <= text.count, second.contains(text[offset + 1]) else { return nil }
        let rest = text[(offset + 2)..<(offset + length)]
        return rest.allSatisfy { (0x80...0xBF).contains($0) } ? length : nil
    }
}
