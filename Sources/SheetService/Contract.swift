import SheetEncoding

/// The contract of the service, `openapi.yaml`, and what is made from it: the one source of both.
struct Contract: Sendable {
    /// OpenAPI 3.1, as JSON.
    let document: JSONText
    /// The configuration alone, as a JSON Schema for editors.
    let schema: JSONText

    /// That of this program.
    static let standard: Contract = {
        do throws(YAMLReader.Failure) {
            return try Contract(yaml: String(decoding: Resource.contract, as: UTF8.self))
        } catch {
            preconditionFailure("openapi.yaml, \(error)")
        }
    }()

    /// Reads the text of an OpenAPI document that has a schema named Configuration.
    init(yaml: String) throws(YAMLReader.Failure) {
        document = try YAMLReader.read(yaml)
        let schemas = document["components"]?["schemas"] ?? .object([:])
        let needed = Self.names(reachedFrom: "Configuration", in: schemas)
        let definitions = schemas.members.filter { needed.contains($0.name) }
            .map { JSONText.Member(name: $0.name, value: Self.relocated($0.value)) }
        schema = .object([
            "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
            "title": .string("Sheetreel configuration"),
            "$ref": .string("#/$defs/Configuration"),
            "$defs": .object(definitions),
        ])
    }

    private static let prefix = "#/components/schemas/"

    /// `name` and the schemas that it refers to, in any number of steps.
    private static func names(reachedFrom name: String, in schemas: JSONText) -> Set<String> {
        var found: Set<String> = []
        var open = [name]
        while let name = open.popLast() {
            guard found.insert(name).inserted, let schema = schemas[name] else { continue }
            open += references(in: schema)
        }
        return found
    }

    private static func references(in schema: JSONText) -> [String] {
        switch schema {
        case .array(let elements): elements.flatMap(references)
        case .object(let members): members.map(\.value).flatMap(references)
        case .string(let text) where text.hasPrefix(prefix): [String(text.dropFirst(prefix.count))]
        default: []
        }
    }

    /// The same schema where its definitions are in one document with it.
    private static func relocated(_ schema: JSONText) -> JSONText {
        switch schema {
        case .array(let elements): .array(elements.map(relocated))
        case .object(let members):
            .object(members.map { JSONText.Member(name: $0.name, value: relocated($0.value)) })
        case .string(let text) where text.hasPrefix(prefix): .string("#/$defs/\(text.dropFirst(prefix.count))")
        default: schema
        }
    }
}

extension JSONText {
    /// The members of an object; none of anything else.
    var members: [Member] {
        if case .object(let members) = self { members } else { [] }
    }

    /// A member of an object by its name.
    subscript(name: String) -> JSONText? {
        members.first { $0.name == name }?.value
    }
}
