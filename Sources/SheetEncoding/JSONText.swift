/// JSON that is said, not read: built as a tree, members in the order they were put in, written as UTF-8.
package indirect enum JSONText: Sendable, Hashable {
    case null
    case bool(Bool)
    case string(String)
    case integer(Int)
    /// To the billionth: what processors do not agree about is below that.
    case number(Double)
    /// JSON text as it is.
    case text(String)
    /// The same, on one line.
    case inline(JSONText)
    case array([JSONText])
    case object([Member])

    package struct Member: Sendable, Hashable {
        package let name: String
        package let value: JSONText

        package init(name: String, value: JSONText) {
            self.name = name
            self.value = value
        }
    }

    /// An object of the members that are there; nil leaves one out.
    package static func object(_ members: KeyValuePairs<String, JSONText?>) -> JSONText {
        .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
    }

    /// The text, indented by two spaces a level, with a newline at its end.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes, indent: 0)
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    private func write(to bytes: inout [UInt8], indent: Int) {
        switch self {
        case .null: bytes.append(contentsOf: "null".utf8)
        case .bool(let flag): bytes.append(contentsOf: (flag ? "true" : "false").utf8)
        case .number(let number): bytes.append(contentsOf: number.jsonText.utf8)
        case .text(let text): bytes.append(contentsOf: text.utf8)
        case .inline(let value): value.writeInline(to: &bytes)
        case .string(let string): Self.write(string, to: &bytes)
        case .integer(let number): bytes.append(contentsOf: String(number).utf8)
        case .array(let elements):
            Self.write(elements, between: ("[", "]"), to: &bytes, indent) { element, bytes, indent in
                element.write(to: &bytes, indent: indent)
            }
        case .object(let members):
            Self.write(members, between: ("{", "}"), to: &bytes, indent) { member, bytes, indent in
                Self.write(member.name, to: &bytes)
                bytes.append(contentsOf: ": ".utf8)
                member.value.write(to: &bytes, indent: indent)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element],
        between brackets: (open: String, close: String),
        to bytes: inout [UInt8],
        _ indent: Int,
        _ body: (Element, inout [UInt8], Int) -> Void
    ) {
        bytes.append(contentsOf: brackets.open.utf8)
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            newLine(&bytes, indent + 1)
            body(element, &bytes, indent + 1)
        }
        if !elements.isEmpty { newLine(&bytes, indent) }
        bytes.append(contentsOf: brackets.close.utf8)
    }

    private func writeInline(to bytes: inout [UInt8]) {
        switch self {
        case .array(let elements):
            bytes.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { bytes.append(contentsOf: ", ".utf8) }
                element.writeInline(to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { bytes.append(contentsOf: ", ".utf8) }
                Self.write(member.name, to: &bytes)
                bytes.append(contentsOf: ": ".utf8)
                member.value.writeInline(to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        default:
            write(to: &bytes, indent: 0)
        }
    }

    private static func newLine(_ bytes: inout [UInt8], _ indent: Int) {
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * indent))
    }

    private static func write(_ string: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            // DEL is legal JSON, but no friend of terminals.
            case 0..<0x20, 0x7F:
                bytes.append(contentsOf: "\\u00".utf8)
                let digits = String(byte, radix: 16)
                bytes.append(contentsOf: (digits.count == 1 ? "0" + digits : digits).utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}

extension Double {
    /// As JSON and CSV write it: to the billionth, without a fraction where there is none, and zero without a sign.
    package var jsonText: String {
        // Above this a Double has no billionths.
        let rounded = magnitude < 1e6 ? (self * 1e9).rounded() / 1e9 : self
        return rounded == rounded.rounded() && rounded.magnitude < 1e15
            ? String(Int64(rounded)) : rounded.description
    }
}
