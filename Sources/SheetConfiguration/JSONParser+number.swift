extension JSONParser {
    /// A number by the grammar of RFC 8259 §6; infinite when it is beyond what a Double holds.
    mutating func number() throws(JSONSyntaxError) -> Double {
        let start = offset
        if next == UInt8(ascii: "-") {
            offset += 1
        }
        if next == UInt8(ascii: "0") {
            offset += 1
            guard !isAtDigit else { throw failure(.leadingZero) }
        } else {
            try digits()
        }
        if next == UInt8(ascii: ".") {
            offset += 1
            try digits()
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            offset += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") {
                offset += 1
            }
            try digits()
        }
        // The standard library reads a superset of this grammar, so nil would be a fault of ours.
        return Double(String(decoding: text[start..<offset], as: UTF8.self))!
    }

    private mutating func digits() throws(JSONSyntaxError) {
        guard isAtDigit else { throw unexpected(.digitExpected) }
        while isAtDigit {
            offset += 1
        }
    }

    var isAtDigit: Bool {
        next.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    }
}

extension Double {
    /// The number that the whole of `text` spells in JSON's grammar; nil if it spells none.
    init?(jsonNumber text: String) {
        var parser = JSONParser(Array(text.utf8), depthLimit: 0)
        guard let number = try? parser.number(), parser.next == nil else { return nil }
        self = number
    }
}
