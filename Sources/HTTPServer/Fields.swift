/// Why a header field cannot exist.
package enum FieldError: Error, Sendable, Hashable {
    case invalidName
    case invalidValue
}

/// Header fields in the order they came, duplicates kept apart. Names are compared without regard to ASCII case.
///
/// All names and values lie in one block of bytes, for a parsed request the head itself: a head costs two
/// allocations however many fields it has, and text is made only of what is asked for.
package struct Fields: Sendable, ExpressibleByDictionaryLiteral {
    /// Where one field lies in the block.
    struct Entry: Sendable {
        let name: Range<Int>
        let value: Range<Int>
    }

    private(set) var bytes: [UInt8] = []
    private(set) var entries: [Entry] = []

    /// No fields.
    package init() {}

    /// In the order of the literal; a name may come twice.
    package init(dictionaryLiteral elements: (FieldName, FieldValue)...) {
        for (name, value) in elements { append(name, value) }
    }

    /// Entries that a parser has checked; their ranges lie within `bytes`.
    init(validated bytes: [UInt8], entries: [Entry]) {
        self.bytes = bytes
        self.entries = entries
    }

    /// Lines, each of a repeated name counted.
    package var count: Int { entries.count }
    package var isEmpty: Bool { entries.isEmpty }

    /// The first value under `name`. Octets that are no UTF-8 come as U+FFFD; ``rawValue(of:)`` has them as sent.
    package subscript(name: FieldName) -> String? {
        for entry in entries where matches(entry, name) { return text(entry.value) }
        return nil
    }

    /// Every value under `name`, in order, one a line.
    package func values(of name: FieldName) -> [String] {
        entries.filter { matches($0, name) }.map { text($0.value) }
    }

    /// The first value under `name` as it was sent.
    package func rawValue(of name: FieldName) -> ArraySlice<UInt8>? {
        for entry in entries where matches(entry, name) { return bytes[entry.value] }
        return nil
    }

    /// Whether there is a line of that name.
    package func contains(_ name: FieldName) -> Bool {
        entries.contains { matches($0, name) }
    }

    /// Adds a line, whatever lines of that name there are.
    package mutating func append(_ name: FieldName, _ value: FieldValue) {
        let nameStart = bytes.count
        bytes.append(contentsOf: name.text.utf8)
        let valueStart = bytes.count
        bytes.append(contentsOf: value.text.utf8)
        entries.append(Entry(name: nameStart..<valueStart, value: valueStart..<bytes.count))
    }

    /// Adds a line of text that came from elsewhere; throws for what may not stand in a header.
    package mutating func append(_ name: FieldName, checking value: String) throws(FieldError) {
        guard let value = FieldValue(value) else { throw .invalidValue }
        append(name, value)
    }

    /// Adds a line of name and text that came from elsewhere; throws for what may not stand in a header.
    package mutating func append(checking name: String, checking value: String) throws(FieldError) {
        guard let name = FieldName(name) else { throw .invalidName }
        try append(name, checking: value)
    }

    /// Makes `value` the only one under `name`.
    /// Adds the lines of `other` behind these.
    package mutating func append(contentsOf other: Fields) {
        let start = bytes.count
        func moved(_ range: Range<Int>) -> Range<Int> { range.lowerBound + start..<range.upperBound + start }
        bytes.append(contentsOf: other.bytes)
        for entry in other.entries { entries.append(Entry(name: moved(entry.name), value: moved(entry.value))) }
    }

    package mutating func set(_ name: FieldName, _ value: FieldValue) {
        remove(name)
        append(name, value)
    }

    /// Drops every line of that name.
    package mutating func remove(_ name: FieldName) {
        entries = entries.filter { !matches($0, name) }
    }

    /// Names and values as text, in order.
    package var pairs: [(name: String, value: String)] {
        entries.map { (text($0.name), text($0.value)) }
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func matches(_ entry: Entry, _ name: FieldName) -> Bool {
        guard entry.name.count == name.text.utf8.count else { return false }
        var index = entry.name.lowerBound
        for byte in name.text.utf8 {
            if bytes[index].asciiLowercased != byte.asciiLowercased { return false }
            index &+= 1
        }
        return true
    }
}
