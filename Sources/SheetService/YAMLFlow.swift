import SheetEncoding

/// One value of YAML on one line: a flow map or list, a quoted or a plain text.
struct YAMLFlow {
    enum Failure: Error, CustomStringConvertible {
        /// It may go on in the next line.
        case unclosed
        case malformed(String)

        var description: String {
            switch self {
            case .unclosed: "a bracket or a quote is not closed"
            case .malformed(let reason): reason
            }
        }
    }

    private let text: [Character]
    private var index = 0

    init(_ text: String) {
        self.text = Array(text)
    }

    /// Whether nothing but blanks and a comment are left.
    var isAtEnd: Bool {
        let rest = text[index...].drop { $0 == " " }
        return rest.isEmpty || rest.first == "#"
    }

    mutating func value() throws(Failure) -> JSONText {
        skipBlanks()
        switch try peek() {
        case "{": return try map()
        case "[": return try list()
        case "'", "\"": return .string(try quoted())
        default: return Self.plain(plainText())
        }
    }

    private mutating func map() throws(Failure) -> JSONText {
        index += 1
        var members: [JSONText.Member] = []
        while true {
            skipBlanks()
            if try peek() == "}" { break }
            let name: String
            if text[index] == "'" || text[index] == "\"" { name = try quoted() } else { name = String(plainText()) }
            skipBlanks()
            guard try peek() == ":" else { throw .malformed("\(name) has no colon behind it") }
            index += 1
            members.append(JSONText.Member(name: name, value: try value()))
            skipBlanks()
            guard try peek() == "," else { break }
            index += 1
        }
        guard try peek() == "}" else { throw .malformed("a map's members are parted by commas") }
        index += 1
        return .object(members)
    }

    private mutating func list() throws(Failure) -> JSONText {
        index += 1
        var elements: [JSONText] = []
        while true {
            skipBlanks()
            if try peek() == "]" { break }
            elements.append(try value())
            skipBlanks()
            guard try peek() == "," else { break }
            index += 1
        }
        guard try peek() == "]" else { throw .malformed("a list's elements are parted by commas") }
        index += 1
        return .array(elements)
    }

    private mutating func quoted() throws(Failure) -> String {
        let quote = text[index]
        index += 1
        var result = ""
        while true {
            let character = try peek()
            index += 1
            if character == quote {
                // In single quotes a quote is doubled; in double quotes it has a backslash.
                guard quote == "'", index < text.count, text[index] == "'" else { return result }
                index += 1
                result.append("'")
            } else if character == "\\", quote == "\"" {
                result.append(try escaped())
            } else {
                result.append(character)
            }
        }
    }

    private mutating func escaped() throws(Failure) -> Character {
        let letter = try peek()
        index += 1
        switch letter {
        case "n": return "\n"
        case "t": return "\t"
        case "\"", "\\", "/": return letter
        default: throw .malformed("the escape \\\(letter) is not read")
        }
    }

    /// Up to what ends a plain text inside a flow collection.
    private mutating func plainText() -> Substring {
        let start = index
        while index < text.count, !",]}".contains(text[index]) {
            if text[index] == ":", index + 1 == text.count || " ,]}".contains(text[index + 1]) { break }
            index += 1
        }
        return Substring(String(text[start..<index]).trimmed)
    }

    private func peek() throws(Failure) -> Character {
        guard index < text.count else { throw .unclosed }
        return text[index]
    }

    private mutating func skipBlanks() {
        while index < text.count, text[index] == " " { index += 1 }
    }

    /// What a text without quotes means.
    static func plain(_ text: Substring) -> JSONText {
        switch text {
        case "", "~", "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        default: break
        }
        guard let first = text.first, first.isNumber || first == "-" else { return .string(String(text)) }
        if let integer = Int(text) { return .integer(integer) }
        if text.allSatisfy({ "0123456789.-+eE".contains($0) }), let number = Double(text) { return .number(number) }
        return .string(String(text))
    }

    /// A plain text up to a comment behind it.
    static func withoutComment(_ text: Substring) -> Substring {
        guard let comment = text.firstRange(of: " #") else { return text }
        return Substring(String(text[..<comment.lowerBound]).trimmed)
    }
}

extension String {
    fileprivate var trimmed: String {
        let start = drop { $0 == " " }
        return String(
            start.prefix(upTo: start.lastIndex { $0 != " " }.map { start.index(after: $0) } ?? start.startIndex)
        )
    }
}
