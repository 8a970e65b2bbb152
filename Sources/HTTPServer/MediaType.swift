/// A media type, RFC 9110 §8.3.1, or a media range with `*`. Type, subtype and parameter names are lower case.
package struct MediaType: Sendable, Hashable {
    /// Before the slash; "*" in a range.
    package let type: String
    /// Behind the slash; "*" in a range.
    package let subtype: String
    /// In order; values unquoted, their case kept.
    package let parameters: [Parameter]

    /// `;name=value`.
    package struct Parameter: Sendable, Hashable {
        package let name: String
        package let value: String
    }

    /// Nil for what does not follow the grammar, and for a parameter given twice.
    package init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard let pieces = FieldList.divide(bytes, at: .semicolon), let first = pieces.first,
            // An empty first piece was left out: ";q=1" has no type.
            bytes.prefix(first.lowerBound).allSatisfy(\.isOptionalWhitespace),
            let slash = bytes[first].firstIndex(of: .slash),
            let type = Self.token(bytes[first.lowerBound..<slash]),
            let subtype = Self.token(bytes[slash + 1..<first.upperBound])
        else { return nil }
        var parameters: [Parameter] = []
        for piece in pieces.dropFirst() {
            guard let equals = bytes[piece].firstIndex(of: .equals),
                let name = Self.token(bytes[piece.lowerBound..<equals]),
                let value = QuotedString.text(of: bytes[equals + 1..<piece.upperBound]),
                !parameters.contains(where: { $0.name == name })
            else { return nil }
            parameters.append(Parameter(name: name, value: value))
        }
        self.init(type: type, subtype: subtype, parameters: parameters)
    }

    private init(type: String, subtype: String, parameters: [Parameter]) {
        self.type = type
        self.subtype = subtype
        self.parameters = parameters
    }

    /// The value of a parameter, its name in lower case.
    package subscript(parameter name: String) -> String? {
        parameters.first { $0.name == name }?.value
    }

    /// `charset` in lower case.
    package var charset: String? {
        self[parameter: "charset"].map { String(decoding: $0.utf8.map(\.asciiLowercased), as: UTF8.self) }
    }

    /// `type/subtype` without parameters.
    package var essence: String { "\(type)/\(subtype)" }

    /// The range without `q` and what follows it, which are no part of the type: RFC 9110 §12.5.1.
    func withoutWeight() -> MediaType {
        MediaType(type: type, subtype: subtype, parameters: Array(parameters.prefix { $0.name != "q" }))
    }

    private static func token(_ bytes: ArraySlice<UInt8>) -> String? {
        guard !bytes.isEmpty, bytes.allSatisfy(\.isToken) else { return nil }
        return String(decoding: bytes.map(\.asciiLowercased), as: UTF8.self)
    }
}
