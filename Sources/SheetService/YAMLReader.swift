import SheetEncoding

/// Reads the YAML that the contract is written in, as a tree of JSON: block maps and lists, flow maps and lists, plain,
/// quoted and literal scalars, anchors and aliases. What goes beyond that is refused, with its line.
struct YAMLReader {
    /// Why a text is not read.
    struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
        /// Counted from 1.
        let line: Int
        let reason: String

        var description: String { "line \(line): \(reason)" }
    }

    private struct Line {
        var indent: Int
        /// Without its indent, blanks at its end and a comment that it consists of.
        var text: Substring
        let number: Int
    }

    private var lines: [Line]
    private var next = 0
    private var anchors: [Substring: JSONText] = [:]

    /// The tree of a whole document.
    static func read(_ text: String) throws(Failure) -> JSONText {
        var reader = YAMLReader(text)
        let tree = try reader.node(from: 0)
        reader.skipBlank()
        guard reader.next == reader.lines.count else {
            throw reader.failure("this is indented less than what it is in")
        }
        return tree
    }

    private init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
            let indent = line.prefix { $0 == " " }.count
            let end = line.lastIndex { $0 != " " }.map { line.index(after: $0) } ?? line.startIndex
            let text = end > line.startIndex ? line[line.index(line.startIndex, offsetBy: indent)..<end] : ""
            return Line(indent: indent, text: text, number: index + 1)
        }
    }

    private func failure(_ reason: String) -> Failure {
        Failure(line: lines[min(next, lines.count - 1)].number, reason: reason)
    }

    private mutating func skipBlank() {
        while next < lines.count, lines[next].text.isEmpty || lines[next].text.hasPrefix("#") { next += 1 }
    }

    /// The node that starts at the next line, which is indented by `indent` at least; null if there is none.
    private mutating func node(from indent: Int) throws(Failure) -> JSONText {
        skipBlank()
        guard next < lines.count, lines[next].indent >= indent else { return .null }
        let line = lines[next]
        if Self.isItem(line.text) { return try list(at: line.indent) }
        if Self.key(line.text) != nil { return try map(at: line.indent) }
        next += 1
        return try value(line.text, parent: line.indent - 1)
    }

    private mutating func list(at indent: Int) throws(Failure) -> JSONText {
        var elements: [JSONText] = []
        skipBlank()
        while next < lines.count, lines[next].indent == indent, Self.isItem(lines[next].text) {
            let rest = lines[next].text.dropFirst().drop { $0 == " " }
            if rest.isEmpty {
                next += 1
                elements.append(try node(from: indent + 1))
            } else if Self.key(rest) != nil {
                // A map that begins behind the dash stands where its first key does.
                lines[next].indent += lines[next].text.count - rest.count
                lines[next].text = rest
                elements.append(try map(at: lines[next].indent))
            } else {
                next += 1
                elements.append(try value(rest, parent: indent))
            }
            skipBlank()
        }
        return .array(elements)
    }

    private mutating func map(at indent: Int) throws(Failure) -> JSONText {
        var members: [JSONText.Member] = []
        skipBlank()
        while next < lines.count, lines[next].indent == indent, let key = Self.key(lines[next].text) {
            let name = try scalar(key.name)
            guard case .string(let name) = name else { throw failure("a key must be text; quote it") }
            guard !members.contains(where: { $0.name == name }) else { throw failure("\(name) is there already") }
            next += 1
            members.append(JSONText.Member(name: name, value: try value(key.rest, parent: indent)))
            skipBlank()
        }
        if next < lines.count, lines[next].indent > indent {
            throw failure("this is indented more than its neighbours")
        }
        return .object(members)
    }

    /// The value whose first line's rest is `text`, in something that stands at `parent`. The line itself is behind.
    private mutating func value(_ text: Substring, parent: Int) throws(Failure) -> JSONText {
        var text = text
        var anchor: Substring?
        if text.hasPrefix("&") {
            anchor = text.dropFirst().prefix { $0 != " " }
            text = text.drop { $0 != " " }.drop { $0 == " " }
        }
        let value = try unanchored(text, parent: parent)
        if let anchor { anchors[anchor] = value }
        return value
    }

    private mutating func unanchored(_ text: Substring, parent: Int) throws(Failure) -> JSONText {
        switch text.first {
        case nil: return try nested(in: parent)
        case "#": return try nested(in: parent)
        case "|", ">": return .string(try literal(text, in: parent))
        case "*":
            guard let value = anchors[text.dropFirst()] else { throw failure("there is no anchor for \(text)") }
            return value
        case "{", "[", "'", "\"":
            return try closed(text, in: parent)
        default:
            return try scalar(try continued(text, in: parent))
        }
    }

    /// What stands below a key: deeper than it, or a list at its own place.
    private mutating func nested(in parent: Int) throws(Failure) -> JSONText {
        skipBlank()
        if next < lines.count, lines[next].indent == parent, Self.isItem(lines[next].text) {
            return try list(at: parent)
        }
        return try node(from: parent + 1)
    }

    /// A block of text kept as it is, its own indent taken off: it ends with one line end.
    private mutating func literal(_ header: Substring, in parent: Int) throws(Failure) -> String {
        guard header == "|" else {
            next -= 1
            throw failure("of block scalars only | is read")
        }
        var block: [String] = []
        var indent: Int?
        while next < lines.count, lines[next].text.isEmpty || lines[next].indent > parent {
            let line = lines[next]
            if !line.text.isEmpty, indent == nil { indent = line.indent }
            block.append(String(repeating: " ", count: max(0, line.indent - (indent ?? line.indent))) + line.text)
            next += 1
        }
        while block.last?.isEmpty == true { block.removeLast() }
        return block.joined(separator: "\n") + "\n"
    }

    /// A flow collection or a quoted text, with as many of the next lines as it takes to close it.
    private mutating func closed(_ text: Substring, in parent: Int) throws(Failure) -> JSONText {
        var whole = String(text)
        while true {
            var flow = YAMLFlow(whole)
            do throws(YAMLFlow.Failure) {
                let value = try flow.value()
                guard flow.isAtEnd else { throw .malformed("there is more behind a value that has ended") }
                return value
            } catch {
                guard case .unclosed = error, next < lines.count, lines[next].indent > parent else {
                    next = max(0, next - 1)
                    throw failure("\(error)")
                }
                whole += " " + lines[next].text
                next += 1
            }
        }
    }

    /// A plain text with the lines that go on with it.
    private mutating func continued(_ text: Substring, in parent: Int) throws(Failure) -> Substring {
        var whole = YAMLFlow.withoutComment(text)
        while next < lines.count, !lines[next].text.isEmpty, lines[next].indent > parent {
            guard Self.key(lines[next].text) == nil else {
                throw failure("a text is gone on with what looks like a key")
            }
            whole += " " + YAMLFlow.withoutComment(lines[next].text)
            next += 1
        }
        return whole
    }

    private func scalar(_ text: Substring) throws(Failure) -> JSONText {
        var flow = YAMLFlow(String(text))
        do throws(YAMLFlow.Failure) {
            return text.first == "'" || text.first == "\"" ? try flow.value() : YAMLFlow.plain(text)
        } catch {
            throw failure("\(error)")
        }
    }

    private static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

    /// The key that a line starts with, and what stands behind its colon; nil for a line that starts with none.
    private static func key(_ text: Substring) -> (name: Substring, rest: Substring)? {
        guard let first = text.first, !"{[&*|".contains(first) else { return nil }
        var index = text.startIndex
        if first == "'" || first == "\"" {
            guard let close = text.dropFirst().firstIndex(of: first) else { return nil }
            index = close
        }
        while let colon = text[index...].firstIndex(of: ":") {
            let rest = text[text.index(after: colon)...]
            if rest.isEmpty || rest.hasPrefix(" ") { return (text[..<colon], rest.drop { $0 == " " }) }
            index = text.index(after: colon)
        }
        return nil
    }
}
