/// A configuration's JSON text as the query that means the same: a parameter for each member that is not an object, by
/// its dotted path.
package struct QuerySpelling {
    /// Names and values, not yet percent-encoded, in the order of the text.
    package private(set) var parameters: [(name: String, value: String)] = []

    /// Throws `syntax` for what is not JSON. What is no configuration is spelled as it is.
    package init(json text: [UInt8]) throws(ConfigurationError) {
        var parser = JSONParser(text, depthLimit: Limits.standard.documentDepth)
        do {
            add(try parser.document(), at: .document)
        } catch {
            throw .syntax(error)
        }
    }

    /// The objects whose members have names of their own; other objects are spelled as JSON.
    private static let objects = Set(
        ConfigurationMember.standard.filter { $0.kind == .object || $0.kind == .size }.map(\.path)
    )

    /// The lists whose elements stand between commas.
    private static let rows = Set(
        ConfigurationMember.standard.filter { member in
            switch member.kind {
            case .numbers, .names, .namesOrAll: true
            default: false
            }
        }.map(\.path)
    )

    private mutating func add(_ value: JSONValue, at path: MemberPath) {
        if case .object(let members) = value.content, path == .document || Self.objects.contains(path) {
            for member in members { add(member.value, at: path.appending(member.name)) }
        } else if case .array(let elements) = value.content, Self.rows.contains(path) {
            parameters.append((path.dotted, elements.map(\.parameterText).joined(separator: ",")))
        } else {
            parameters.append((path.dotted, value.parameterText))
        }
    }

    /// The query, percent-encoded.
    package var text: String {
        parameters.map { "\(Self.escaped($0.name))=\(Self.escaped($0.value))" }.joined(separator: "&")
    }

    /// What RFC 3986 reserves nowhere in a query, and commas, stands for itself.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: ","), UInt8(ascii: ":"):
                escaped.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                escaped += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return escaped
    }
}

extension JSONValue {
    /// As a query says it: a text without quotes, anything with structure as JSON.
    fileprivate var parameterText: String {
        if case .string(let text) = content { text } else { jsonText }
    }

    private var jsonText: String {
        switch content {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let number): number.plainText
        case .string(let text), .untyped(let text): Self.quoted(text)
        case .array(let elements): "[\(elements.map(\.jsonText).joined(separator: ","))]"
        case .object(let members):
            "{\(members.map { "\(Self.quoted($0.name)):\($0.value.jsonText)" }.joined(separator: ","))}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\u{0}"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
