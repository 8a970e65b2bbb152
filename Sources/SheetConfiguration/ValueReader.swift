/// Reads one value that may take several shapes: a name, a number, a list or an object. Whichever it is not is
/// nobody's fault until ``refuse()`` says so.
struct ValueReader {
    let value: JSONValue
    let path: MemberPath
    /// What the value may be, for the fault if it is none of it.
    let kind: MemberKind
    let log: FaultLog

    /// Reports that the value is nothing that is wanted here.
    func refuse(_ mismatch: JSONValue.Mismatch = .wrongType) {
        convert { _ throws(JSONValue.Mismatch) in throw mismatch }
    }

    /// What `body` makes of the value; nil, and reported, if it throws.
    @discardableResult
    func convert<Value>(_ body: (JSONValue) throws(JSONValue.Mismatch) -> Value) -> Value? {
        log.attempt(value, at: path, kind, body)
    }

    /// The text, if the value is one; in a query any value is.
    var text: String? {
        switch value.content {
        case .string(let text), .untyped(let text): text
        default: nil
        }
    }

    /// The number, if the value is one, or a query's text that spells one; its range is not looked at.
    var number: Double? {
        switch value.content {
        case .number(let number): number
        case .untyped(let text): Double(jsonNumber: text)
        default: nil
        }
    }

    /// Readers of the elements, each of `kind`, if the value is a list.
    func elements(_ kind: MemberKind) -> [ValueReader]? {
        guard case .array(let elements) = value.content else { return nil }
        return elements.enumerated().map { index, element in
            ValueReader(value: element, path: path.appending("\(index)"), kind: kind, log: log)
        }
    }

    /// What `body` reads of the object, if the value is one.
    func object<Value>(_ body: (ConfigurationReader) -> Value) -> Value? {
        guard case .object(let members) = value.content else { return nil }
        return ConfigurationReader(members, at: path, offset: value.offset, log: log, recorder: nil).finish(body)
    }

    /// The elements of the list, each read by `body`; nil, and reported, if the value is no list of `count` or if
    /// any of its elements is at fault.
    func list<Element>(
        _ count: ClosedRange<Int>,
        _ kind: MemberKind,
        _ body: (ValueReader) -> Element?
    ) -> [Element]? {
        guard let elements = elements(kind) else {
            refuse()
            return nil
        }
        guard count.contains(elements.count) else {
            refuse(.outOfRange)
            return nil
        }
        let read = elements.map(body)
        return read.contains { $0 == nil } ? nil : read.compactMap(\.self)
    }
}

extension ConfigurationReader {
    /// A reader of the member `name`; nil if it is left out. A query may spell a value with structure as JSON text.
    func value(_ name: String, _ kind: MemberKind, default defaultValue: String? = nil) -> ValueReader? {
        let value = read(name, kind, default: defaultValue) { value throws(JSONValue.Mismatch) in
            try value.structured()
        }
        return value.map { ValueReader(value: $0, path: path.appending(name), kind: kind, log: log) }
    }
}

extension JSONValue {
    /// The same value; a query's text that opens a list, an object or a string becomes what it spells, all of it at
    /// the parameter's place.
    func structured() throws(Mismatch) -> JSONValue {
        guard case .untyped(let text) = content, let first = text.utf8.first,
            [UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\"")].contains(first)
        else { return self }
        var parser = JSONParser(Array(text.utf8), depthLimit: Limits.standard.documentDepth)
        do {
            return try parser.document().placed(at: offset)
        } catch {
            throw .wrongType
        }
    }

    /// The same tree with every node at one place.
    func placed(at offset: Int) -> JSONValue {
        let content: Content =
            switch self.content {
            case .array(let elements): .array(elements.map { $0.placed(at: offset) })
            case .object(let members):
                .object(members.map { Member(name: $0.name, offset: offset, value: $0.value.placed(at: offset)) })
            default: self.content
            }
        return JSONValue(content: content, offset: offset)
    }
}
