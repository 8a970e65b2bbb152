/// How a caller's own words are repeated to him: short, and with nothing that a terminal would act on.
extension JSONValue {
    /// The value, to follow "not" in a sentence.
    var echo: String {
        switch content {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let number): number.isFinite ? number.plainText : "a number beyond all bounds"
        case .string(let text): "the string \(text.quoted)"
        case .array(let elements): "a list of \(elements.count)"
        case .object: "an object"
        case .untyped(let text): text.quoted
        }
    }
}

extension String {
    /// Scalars of a caller's text that are repeated at most.
    private static let longestEcho = 64

    /// In double quotes, cut short, with control characters replaced.
    var quoted: String {
        var quoted = "\""
        for (index, scalar) in unicodeScalars.enumerated() {
            guard index < Self.longestEcho else {
                quoted += "…"
                break
            }
            quoted.unicodeScalars.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
        }
        return quoted + "\""
    }
}

extension Double {
    /// Without a fraction when there is none: 200, not 200.0.
    var plainText: String {
        magnitude < 1e16 && self == rounded() ? String(Int64(self)) : description
    }
}
