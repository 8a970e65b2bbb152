/// A place in a text, as an editor shows it.
package struct TextPosition: Sendable, Hashable {
    /// From 1. A line ends at a line feed, a carriage return, or both in this order.
    package let line: Int
    /// From 1, in Unicode scalars from the start of the line: neither bytes nor what a reader sees as one character.
    package let column: Int
}

extension TextPosition {
    /// The place of the byte at `offset`; the place after the last byte for an offset past the end.
    init(of offset: Int, in text: [UInt8]) {
        var cursor = Cursor()
        cursor.advance(to: offset, in: text)
        self = cursor.position
    }

    /// The places of several bytes, whose `offsets` rise, found in one pass over the text.
    static func positions(of offsets: [Int], in text: [UInt8]) -> [TextPosition] {
        var cursor = Cursor()
        return offsets.map { offset in
            cursor.advance(to: offset, in: text)
            return cursor.position
        }
    }

    private struct Cursor {
        var offset = 0
        var line = 1
        var column = 1

        var position: TextPosition { TextPosition(line: line, column: column) }

        mutating func advance(to target: Int, in text: [UInt8]) {
            let end = min(target, text.count)
            while offset < end {
                let byte = text[offset]
                let following = offset + 1 < text.count ? text[offset + 1] : nil
                if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && following != UInt8(ascii: "\n") {
                    line += 1
                    column = 1
                } else if byte & 0b1100_0000 != 0b1000_0000 {
                    // Every byte but UTF-8's continuation bytes starts a scalar.
                    column += 1
                }
                offset += 1
            }
        }
    }
}
