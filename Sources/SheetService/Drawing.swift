import HTTPServer

/// One file that can be made of a configuration: a kind, written in one of its formats.
package struct Drawing: Sendable, Hashable {
    package let kind: Kind
    package let format: Format

    /// `format` is one of the kind's.
    package init(_ kind: Kind, _ format: Format) {
        precondition(kind.formats.contains(format), "\(kind) does not come as \(format)")
        self.kind = kind
        self.format = format
    }

    /// `frame.png`: its path after `/v1/`, and what tells it apart in entity tags.
    package var name: String { "\(kind.rawValue).\(format.rawValue)" }

    /// Every file there is.
    package static let all = Kind.allCases.flatMap { kind in kind.formats.map { Drawing(kind, $0) } }
}

extension Drawing {
    /// `kind` in the format that a client likes best.
    init(_ kind: Kind, preferredBy head: RequestHead) {
        let types = kind.formats.map(\.mediaType).compactMap(MediaType.init)
        let preferred = Accept(head.fields.values(of: "Accept")).preferred(of: types) ?? 0
        self.init(kind, kind.formats[preferred])
    }
}
