/// What stands in a sheet or on the screen behind it.
package enum Content: Sendable, Hashable {
    /// Ready blocks, with texts in the screen's language.
    case template(ContentTemplate)
    /// The caller's own; none leaves it bare.
    case blocks([ContentBlock])
}

extension ConfigurationReader {
    /// The content of a sheet or of the screen behind: `content`, or the template that `template` names, not both.
    func content(default fallback: ContentTemplate, within limits: Limits) -> Content {
        let template: ContentTemplate? = optionalChoice("template")
        let blocks = contentBlocks("content", within: limits)
        refuse("content", besides: ["template"])
        return blocks.map(Content.blocks) ?? .template(template ?? fallback)
    }

    private func contentBlocks(_ name: String, within limits: Limits) -> [ContentBlock]? {
        let kind = MemberKind.list("blocks, each an object with a type", limits.blocks)
        guard let value = value(name, kind) else { return nil }
        let blocks = value.list(limits.blocks, .block) { $0.block(within: limits) }
        let elements = blocks?.reduce(0) { $0 + $1.elements } ?? 0
        if elements > limits.contentElements {
            complain(
                .overBudget,
                at: name,
                "Has \(elements) blocks and rows; at most \(limits.contentElements) are allowed."
            )
        }
        return blocks
    }
}

extension ValueReader {
    /// A block; nil, and reported, if its type is missing or unknown: its members are then not looked at.
    fileprivate func block(within limits: Limits) -> ContentBlock? {
        guard case .object = value.content else {
            refuse()
            return nil
        }
        guard let type = value.member("type") else {
            let detail = "Must give type, one of \(ContentBlock.Kind.allCases.map(\.rawValue).joined(separator: ", "))."
            log.report(at: value.offset) { Fault(.missingMember, at: path.pointer, detail) }
            return nil
        }
        let names = MemberKind.name(ContentBlock.Kind.allCases.map(\.rawValue), isNullable: false)
        let kind = log.attempt(type, at: path.appending("type"), names) { value throws(JSONValue.Mismatch) in
            try value.row(of: ContentBlock.Kind.allCases) { $0.rawValue }
        }
        return kind.flatMap { kind in
            object { block in
                block.skip("type")
                return ContentBlock(kind, block, within: limits)
            }
        }
    }
}
