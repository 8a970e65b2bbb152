/// A list of pictures that are kept in files: each one's configuration, and where the picture goes.
///
/// ```json
/// [ { "configuration": "bounce.json", "output": "bounce.png" },
///   { "configuration": { "preset": "compose" }, "output": "compose.webp", "kind": "animation" } ]
/// ```
package struct PictureManifest: Sendable {
    /// One picture.
    package struct Entry: Sendable {
        /// Where its configuration is.
        package let source: Source
        /// A path below the manifest's folder.
        package let output: String
        /// The name of what is drawn; nil leaves it to the extension.
        package let kind: String?
        /// Where the entry stands.
        package let position: TextPosition
    }

    package enum Source: Sendable {
        /// A file's path, from the manifest's folder.
        case file(String)
        case inline(InlineConfiguration)
    }

    package let entries: [Entry]

    /// Entries of one manifest.
    private static let count = 1...10_000
    /// Unicode scalars of a path.
    fileprivate static let pathLength = 1_024

    /// Whether `text` starts like a list, which no configuration does.
    package static func isLikely(_ text: [UInt8]) -> Bool {
        text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "[")
    }

    /// Reads JSON text; `kinds` are the names that `kind` may have. Throws `syntax`, or `invalid` with every fault.
    package init(json text: [UInt8], kinds: [String], limits: Limits = .standard) throws(ConfigurationError) {
        var parser = JSONParser(text, depthLimit: limits.documentDepth)
        let document: JSONValue
        do {
            document = try parser.document()
        } catch {
            throw .syntax(error)
        }
        let log = FaultLog(.text(text), limit: limits.listedFaults)
        let list = MemberKind.list("pictures", Self.count)
        var outputs: Set<String> = []
        entries =
            ValueReader(value: document, path: .document, kind: list, log: log).list(Self.count, .object) { element in
                let entry = element.object { Entry($0, text, element.value.offset, kinds, outputs: &outputs) }
                if entry == nil { element.refuse() }
                return entry ?? nil
            } ?? []
        guard log.isEmpty else { throw .invalid(log.list()) }
    }
}

extension PictureManifest.Entry {
    fileprivate init?(
        _ reader: ConfigurationReader,
        _ text: [UInt8],
        _ offset: Int,
        _ kinds: [String],
        outputs: inout Set<String>
    ) {
        reader.require(anyOf: ["configuration"])
        reader.require(anyOf: ["output"])
        kind = reader.optionalRow("kind", of: kinds, by: { $0 })
        position = TextPosition(of: offset, in: text)
        let output = reader.path("output")
        if let output {
            if let objection = Self.objection(to: output) {
                reader.complain(.unknownValue, at: "output", objection)
            } else if !outputs.insert(output).inserted {
                reader.complain(.conflict, at: "output", "Another picture goes into this file already.")
            }
        }
        guard let source = reader.source("configuration", text), let output else { return nil }
        self.source = source
        self.output = output
    }

    /// Why a picture may not go there: a manifest that came from elsewhere must not write anywhere but beside itself.
    private static func objection(to output: String) -> String? {
        let steps = output.split(separator: "/", omittingEmptySubsequences: false)
        let isBelow = !output.isEmpty && !steps.contains { ["", ".", ".."].contains($0) } && !output.utf8.contains(0)
        return isBelow ? nil : "Must be a path below the manifest's folder, without . and .. as steps."
    }
}

extension ConfigurationReader {
    fileprivate func path(_ name: String) -> String? {
        let limit = PictureManifest.pathLength
        return read(name, .text(limit: limit)) { value throws(JSONValue.Mismatch) in try value.text(limit: limit) }
    }

    /// A file's path, or a configuration itself.
    fileprivate func source(_ name: String, _ text: [UInt8]) -> PictureManifest.Source? {
        guard let reader = value(name, .object) else { return nil }
        switch reader.value.content {
        case .object: return .inline(InlineConfiguration(value: reader.value, text: text))
        case .string(let path) where !path.isEmpty: return .file(path)
        default:
            complain(.wrongType, at: name, "Must be a file's path or a configuration, not \(reader.value.echo).")
            return nil
        }
    }
}

/// A configuration that stands inside another document.
package struct InlineConfiguration: Sendable {
    fileprivate let value: JSONValue
    fileprivate let text: [UInt8]

    /// The checked value; its faults are told by their places in the whole document.
    package func checked(
        defaultPhase: OutputConfiguration.Phase,
        defaultFrames: Int?,
        objections: (ReelConfiguration) -> [Objection]
    ) throws(ConfigurationError) -> ReelConfiguration {
        let limits = Limits.standard
        let log = FaultLog(.text(text), limit: limits.listedFaults)
        return try ReelConfiguration(value, log: log, within: limits, (defaultPhase, defaultFrames), objections)
    }
}
