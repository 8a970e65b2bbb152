/// An entity tag, RFC 9110 §8.8.3: `"opaque"` or `W/"opaque"`.
package struct EntityTag: Sendable, Hashable, CustomStringConvertible {
    /// `W/`: equal in meaning, not octet for octet.
    package let isWeak: Bool
    /// Between the quotes. A backslash in it is itself, a comma too: a tag is no quoted string.
    package let opaque: String

    /// Nil when `opaque` has a quote, a blank or a control.
    package init?(opaque: String, isWeak: Bool = false) {
        guard opaque.utf8.allSatisfy(Self.isTagByte) else { return nil }
        self.opaque = opaque
        self.isWeak = isWeak
    }

    private init(validated opaque: ArraySlice<UInt8>, isWeak: Bool) {
        self.opaque = String(decoding: opaque, as: UTF8.self)
        self.isWeak = isWeak
    }

    /// As it stands in a field.
    package var description: String { isWeak ? "W/\"\(opaque)\"" : "\"\(opaque)\"" }

    /// Strong comparison, RFC 9110 §8.8.3.2, for If-Match and If-Range: a weak tag equals nothing.
    package func stronglyMatches(_ other: EntityTag) -> Bool {
        !isWeak && !other.isWeak && opaque.utf8.elementsEqual(other.opaque.utf8)
    }

    /// Weak comparison, for If-None-Match.
    package func weaklyMatches(_ other: EntityTag) -> Bool {
        opaque.utf8.elementsEqual(other.opaque.utf8)
    }

    private static func isTagByte(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte != .doubleQuote && byte != 0x7F
    }

    /// Reads one tag and leaves `bytes` behind it; nil when there is none.
    static func take(from bytes: inout ArraySlice<UInt8>) -> EntityTag? {
        var rest = bytes
        let isWeak = rest.starts(with: "W/\"".utf8)
        if isWeak { rest = rest.dropFirst(2) }
        guard rest.popFirst() == .doubleQuote else { return nil }
        let opaque = rest.prefix(while: isTagByte)
        guard opaque.endIndex < rest.endIndex, rest[opaque.endIndex] == .doubleQuote else { return nil }
        bytes = rest[(opaque.endIndex + 1)...]
        return EntityTag(validated: opaque, isWeak: isWeak)
    }
}

/// What If-Match and If-None-Match ask, RFC 9110 §13.1.
package enum EntityTagCondition: Sendable, Hashable {
    /// `*`: any current representation.
    case any
    case tags([EntityTag])

    /// From all lines of the field. Nil when any of it is malformed: such a condition matches nothing.
    package init?(_ lines: [String]) {
        guard !lines.isEmpty else { return nil }
        if lines.count == 1, lines[0].utf8.elementsEqual("*".utf8) {
            self = .any
            return
        }
        var tags: [EntityTag] = []
        for line in lines {
            var rest = Array(line.utf8)[...]
            var isSeparated = true
            while let byte = rest.first {
                if byte.isOptionalWhitespace {
                    rest.removeFirst()
                } else if byte == .comma {
                    rest.removeFirst()
                    isSeparated = true
                } else {
                    guard isSeparated, let tag = EntityTag.take(from: &rest) else { return nil }
                    tags.append(tag)
                    isSeparated = false
                }
            }
        }
        guard !tags.isEmpty else { return nil }
        self = .tags(tags)
    }

    /// If-Match on a representation that exists.
    package func stronglyMatches(_ tag: EntityTag) -> Bool {
        switch self {
        case .any: true
        case .tags(let tags): tags.contains { $0.stronglyMatches(tag) }
        }
    }

    /// If-None-Match on a representation that exists.
    package func weaklyMatches(_ tag: EntityTag) -> Bool {
        switch self {
        case .any: true
        case .tags(let tags): tags.contains { $0.weaklyMatches(tag) }
        }
    }
}
