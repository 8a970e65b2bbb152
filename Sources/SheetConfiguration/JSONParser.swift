/// Reads JSON text strictly by RFC 8259, in time linear in its length.
///
/// Stricter than the RFC in two ways: an object names each of its members once, and depth is bounded, which also
/// bounds this parser's recursion.
struct JSONParser {
    let text: [UInt8]
    private let depthLimit: Int
    /// The next byte to read.
    var offset = 0

    init(_ text: [UInt8], depthLimit: Int) {
        self.text = text
        self.depthLimit = depthLimit
    }

    /// The one value that the text consists of.
    mutating func document() throws(JSONSyntaxError) -> JSONValue {
        if text.starts(with: [0xEF, 0xBB, 0xBF]) {
            throw failure(.byteOrderMark)
        }
        skipWhiteSpace()
        guard next != nil else { throw failure(.emptyText) }
        let value = try value(depth: 0)
        skipWhiteSpace()
        guard next == nil else { throw unexpected(.textAfterValue) }
        return value
    }

    private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONValue {
        let start = offset
        let content: JSONValue.Content
        switch next {
        case UInt8(ascii: "{"): content = .object(try members(depth: depth + 1))
        case UInt8(ascii: "["): content = .array(try elements(depth: depth + 1))
        case UInt8(ascii: "\""): content = .string(try string())
        case UInt8(ascii: "-"): content = .number(try number())
        case UInt8(ascii: "t"): content = .bool(try literal("true", true))
        case UInt8(ascii: "f"): content = .bool(try literal("false", false))
        case UInt8(ascii: "n"): content = try literal("null", .null)
        default:
            guard isAtDigit else { throw unexpected(.valueExpected) }
            content = .number(try number())
        }
        return JSONValue(content: content, offset: start)
    }

    private mutating func members(depth: Int) throws(JSONSyntaxError) -> [JSONValue.Member] {
        try enter(depth)
        var members: [JSONValue.Member] = []
        var names = UniqueNames()
        guard !skip(UInt8(ascii: "}")) else { return members }
        while true {
            let start = offset
            guard next == UInt8(ascii: "\"") else { throw unexpected(.memberNameExpected) }
            let name = try string()
            guard names.insert(name, after: members) else { throw failure(.duplicateMember, at: start) }
            skipWhiteSpace()
            guard skip(UInt8(ascii: ":")) else { throw unexpected(.colonExpected) }
            members.append(JSONValue.Member(name: name, offset: start, value: try value(depth: depth)))
            skipWhiteSpace()
            if skip(UInt8(ascii: "}")) { return members }
            guard skip(UInt8(ascii: ",")) else { throw unexpected(.commaOrBraceExpected) }
        }
    }

    private mutating func elements(depth: Int) throws(JSONSyntaxError) -> [JSONValue] {
        try enter(depth)
        var elements: [JSONValue] = []
        guard !skip(UInt8(ascii: "]")) else { return elements }
        while true {
            elements.append(try value(depth: depth))
            skipWhiteSpace()
            if skip(UInt8(ascii: "]")) { return elements }
            guard skip(UInt8(ascii: ",")) else { throw unexpected(.commaOrBracketExpected) }
        }
    }

    /// Steps over an opening brace or bracket.
    private mutating func enter(_ depth: Int) throws(JSONSyntaxError) {
        guard depth <= depthLimit else { throw failure(.tooDeep(limit: depthLimit)) }
        offset += 1
        skipWhiteSpace()
    }

    private mutating func literal<Value>(_ spelling: StaticString, _ value: Value) throws(JSONSyntaxError) -> Value {
        let start = offset
        for expected in spelling.description.utf8 {
            guard let byte = next else { throw failure(.endOfText) }
            guard byte == expected else { throw failure(.valueExpected, at: start) }
            offset += 1
        }
        return value
    }
}

extension JSONParser {
    /// The byte to read next; nil at the end.
    var next: UInt8? {
        offset < text.count ? text[offset] : nil
    }

    /// Steps over `byte` and the white space after it, if `byte` is next.
    mutating func skip(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        offset += 1
        skipWhiteSpace()
        return true
    }

    private mutating func skipWhiteSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            offset += 1
        }
    }

    func failure(_ problem: JSONSyntaxError.Problem, at offset: Int? = nil) -> JSONSyntaxError {
        JSONSyntaxError(problem: problem, position: TextPosition(of: offset ?? self.offset, in: text))
    }

    /// What to say about the next byte when `problem` asks for another one.
    func unexpected(_ problem: JSONSyntaxError.Problem) -> JSONSyntaxError {
        guard next != nil else { return failure(.endOfText) }
        return failure(scalarLength(at: offset) == nil ? .notUTF8 : problem)
    }
}

/// The names that one object has used. Few are compared one by one; only a large object pays for a set.
private struct UniqueNames {
    private static let comparedOneByOne = 16
    private var names: Set<ExactName> = []

    /// False if `name` is among the names of `members`, which hold all names inserted before.
    mutating func insert(_ name: String, after members: [JSONValue.Member]) -> Bool {
        if members.count < Self.comparedOneByOne {
            return !members.contains { ExactName($0.name) == ExactName(name) }
        }
        if members.count == Self.comparedOneByOne {
            names = Set(members.map { ExactName($0.name) })
        }
        return names.insert(ExactName(name)).inserted
    }
}
