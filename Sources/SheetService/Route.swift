package import HTTPServer

/// The table of routes: what there is, and how it may be asked for.
package enum Route: Sendable, Hashable {
    /// Something made of a configuration, in the format that the client likes best.
    case negotiated(Kind)
    /// The same in the format of the path's extension.
    case file(Drawing)
    /// The same, the configuration encoded in the path too.
    case encoded(Drawing)
    /// What there is to know and to choose from.
    case document(Document)
    /// What operators ask.
    case probe(Probe)
    /// The kinds of problems; and one of them.
    case problems
    case problem

    /// Every route, in the order of the contract.
    package static let all: [Route] =
        Kind.allCases.map(Route.negotiated) + Drawing.all.map(Route.file) + Drawing.all.map(Route.encoded)
        + Document.allCases.map(Route.document) + Probe.allCases.map(Route.probe) + [.problems, .problem]

    /// Its path, with what varies in braces.
    package var template: String {
        switch self {
        case .negotiated(let kind): "/v1/\(kind.rawValue)"
        case .file(let drawing): "/v1/\(drawing.name)"
        case .encoded(let drawing): "/v1/\(drawing.kind.rawValue)/{configuration}.\(drawing.format.rawValue)"
        case .document(let document): document.rawValue
        case .probe(let probe): probe.rawValue
        case .problems: "/problems"
        case .problem: "/problems/{name}"
        }
    }

    /// In the order of `Allow`.
    package var methods: [Method] {
        switch self {
        case .negotiated, .file: Self.allMethods
        case .encoded, .document, .probe, .problems, .problem: [.get, .head, .options]
        }
    }

    /// Whether the client chooses the format.
    var isNegotiated: Bool {
        switch self {
        case .negotiated, .problems, .problem: true
        case .file, .encoded, .document, .probe: false
        }
    }

    /// The formats it is offered in, the preferred one first.
    var mediaTypes: [String] {
        switch self {
        case .negotiated(let kind): kind.mediaTypes
        case .file(let drawing), .encoded(let drawing): [drawing.format.mediaType]
        case .document(let document): [document.mediaType]
        case .probe(let probe): [probe.mediaType]
        case .problems, .problem: ProblemPage.mediaTypes
        }
    }

    /// What is made of a configuration here; nil where none is taken.
    func drawing(for head: RequestHead) -> Drawing? {
        switch self {
        case .negotiated(let kind): Drawing(kind, preferredBy: head)
        case .file(let drawing), .encoded(let drawing): drawing
        case .document, .probe, .problems, .problem: nil
        }
    }

    /// `methods` as a field's value.
    static func list(_ methods: [Method]) -> FieldValue {
        guard let value = FieldValue(methods.map(\.name).joined(separator: ", ")) else {
            preconditionFailure("method names are tokens")
        }
        return value
    }

    /// What any route takes, each method once.
    static let allMethods: [Method] = [.get, .head, .post, .options]
}
