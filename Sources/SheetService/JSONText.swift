/// JSON that this service says: built as a tree, members in the order they were put in, written as UTF-8.
enum JSONText: Sendable, Hashable {
    case string(String)
    case integer(Int)
    case array([JSONText])
    case object([Member])

    struct Member: Sendable, Hashable {
        let name: String
        let value: JSONText
    }

    /// An object of the members that are there; nil leaves one out.
    static func object(_ members: KeyValuePairs<String, JSONText?>) -> JSONText {
        .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
    }

    /// The text, indented by two spaces a level, with a newline at its end.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes, indent: 0)
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    private func write(to bytes: inout [UInt8], indent: Int) {
        switch self {
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
