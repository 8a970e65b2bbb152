/// Members that only blocks of content have.
extension ConfigurationReader {
    /// A text of the caller's own, at most `limit` characters; nil for null, which is the default.
    func text(_ name: String, limit: Int) -> String? {
        let text = read(name, .text(limit: limit), default: "null") { value throws(JSONValue.Mismatch) -> String? in
            if case .null = value.content { return nil }
            return try value.text(limit: limit)
        }
        return text ?? nil
    }

    /// A list of texts; empty if it is left out or at fault.
    func texts(_ name: String, limit: Int, count: ClosedRange<Int>) -> [String] {
        let list = value(name, .list("texts, each at most \(limit) characters", count))
        return list?.list(count, .text(limit: limit)) { element in
            element.convert { value throws(JSONValue.Mismatch) in try value.text(limit: limit) }
        } ?? []
    }

    /// A list of objects, each made by `body`; empty if it is left out or at fault.
    func objects<Element>(
        _ name: String,
        _ things: String,
        count: ClosedRange<Int>,
        _ body: (ConfigurationReader) -> Element
    ) -> [Element] {
        let list = value(name, .list(things, count), default: "[]")
        return list?.list(count, .object) { element -> Element? in
            let read = element.object(body)
            if read == nil { element.refuse() }
            return read
        } ?? []
    }

    /// True or false; nil for null, which is the default.
    func optionalFlag(_ name: String) -> Bool? {
        let flag = read(name, .optionalFlag, default: "null") { value throws(JSONValue.Mismatch) -> Bool? in
            value.isNull ? nil : try value.flag()
        }
        return flag ?? nil
    }
}

extension JSONValue {
    /// A text of at most `limit` Unicode scalars.
    func text(limit: Int) throws(Mismatch) -> String {
        switch content {
        case .string(let text), .untyped(let text):
            // Bytes are counted first: they are known, and scalars are not.
            guard text.utf8.count <= limit || text.unicodeScalars.count <= limit else { throw .outOfRange }
            return text
        default: throw .wrongType
        }
    }
}
