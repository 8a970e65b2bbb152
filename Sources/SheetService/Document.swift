import HTTPServer
import SheetEncoding

/// What the server knows beforehand: the same for everyone who asks. The raw value is its path.
package enum Document: String, Sendable, Hashable, CaseIterable {
    case presets = "/v1/presets"
    case transitions = "/v1/transitions"
    case devices = "/v1/devices"
    case fonts = "/v1/fonts"
    /// The configuration as a JSON Schema, for editors.
    case schema = "/v1/schema.json"
    case contractYAML = "/openapi.yaml"
    case contractJSON = "/openapi.json"
    /// The page where sheets are tried out.
    case playground = "/"

    var mediaType: String {
        switch self {
        case .presets, .transitions, .devices, .fonts: "application/json"
        case .schema: "application/schema+json"
        case .contractYAML: "application/yaml"
        case .contractJSON: "application/json"
        case .playground: "text/html"
        }
    }

    private var contentType: FieldValue {
        switch self {
        case .presets, .transitions, .devices, .fonts, .contractJSON: "application/json"
        case .schema: "application/schema+json"
        case .contractYAML: "application/yaml"
        case .playground: "text/html; charset=utf-8"
        }
    }

    /// What this document has besides what all have.
    private var fields: Fields {
        self == .playground ? Playground.standard.fields : Fields()
    }

    private func bytes(_ fonts: InstalledFonts) -> [UInt8] {
        switch self {
        case .presets: Catalogue.presets.bytes
        case .transitions: Catalogue.transitions.bytes
        case .devices: Catalogue.devices.bytes
        case .fonts: Catalogue.fonts(fonts).bytes
        case .schema: Contract.standard.schema.bytes
        case .contractYAML: Resource.contract
        case .contractJSON: Contract.standard.document.bytes
        case .playground: Playground.standard.page
        }
    }

    /// The answers to all of them, made once: they do not change while the program runs.
    static func answers(_ fonts: InstalledFonts) -> [Document: Answer] {
        Dictionary(uniqueKeysWithValues: allCases.map { ($0, Answer($0.bytes(fonts), $0.contentType, $0.fields)) })
    }

    /// A document as it is sent, under a tag of its own.
    struct Answer: Sendable {
        let tag: EntityTag
        let response: Response

        fileprivate init(_ bytes: [UInt8], _ contentType: FieldValue, _ fields: Fields) {
            guard let tag = EntityTag(opaque: Digest(of: bytes).text), let value = FieldValue(tag.description) else {
                preconditionFailure("letters and digits make a tag")
            }
            self.tag = tag
            var response = Response(
                .ok,
                fields: ["Content-Type": contentType, "Cache-Control": "public, max-age=3600", "ETag": value],
                body: .bytes(bytes)
            )
            response.fields.append(contentsOf: fields)
            self.response = response
        }
    }
}
