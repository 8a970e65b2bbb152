/// A named part of a configuration, which a caller's own members override one by one.
package struct Preset: Sendable {
    package let name: String
    /// What it looks like, in one sentence.
    package let meaning: String
    /// The members, as JSON text.
    package let json: String
    private let fragment: JSONValue

    /// `json` is the text of an object; every preset is read by the tests.
    init(_ name: String, _ meaning: String, _ json: String) {
        self.name = name
        self.meaning = meaning
        self.json = json
        var parser = JSONParser(Array(json.utf8), depthLimit: Limits.standard.documentDepth)
        guard let fragment = try? parser.document() else { preconditionFailure("the preset \(name) is not JSON") }
        self.fragment = fragment
    }

    /// `request` laid over the preset that it names; `request` itself if it names none there is. What comes from the
    /// preset stands where the request names it.
    static func applied(to request: JSONValue) -> JSONValue {
        let given = request.member("preset")
        let name: String? =
            switch given?.content {
            case .string(let text), .untyped(let text): text
            default: nil
            }
        guard let given, let name, let preset = all.first(where: { ExactName($0.name) == ExactName(name) }) else {
            return request
        }
        var base = preset.fragment.placed(at: given.offset)
        // A stack has its own sheets: each of them is laid over the preset's.
        let stack = try? request.member("sheets")?.structured()
        if case .array(let sheets) = stack?.content, let sheet = base.member("sheet") {
            let laid = sheets.map { sheet.overlaid(with: $0, at: MemberPath(names: ["sheet"])) }
            base = base.without("sheet")
            return base.overlaid(with: request.replacing("sheets", with: .array(laid)))
        }
        return base.overlaid(with: request)
    }
}

extension JSONValue {
    /// This object with the members of `other` in place of its own. Where both have an object of members, those are
    /// laid over each other in turn; a curve, a list or any other value is replaced as a whole.
    fileprivate func overlaid(with other: JSONValue, at path: MemberPath = .document) -> JSONValue {
        guard Self.mergedPaths.contains(path), case .object(let members) = content,
            case .object(let others) = other.content
        else { return other }
        let replaced = Self.alternatives.filter { names in names.contains { other.member($0) != nil } }.flatMap(\.self)
        let kept = members.filter { other.member($0.name) == nil && !replaced.contains($0.name) }
        let laid = others.map { over in
            member(over.name).map { own in
                let value = own.overlaid(with: over.value, at: path.appending(over.name))
                return Member(name: over.name, offset: over.offset, value: value)
            } ?? over
        }
        return JSONValue(content: .object(kept + laid), offset: other.offset)
    }

    /// The objects whose members stand for themselves.
    private static let mergedPaths: Set<MemberPath> = {
        let objects = ConfigurationMember.standard.filter { $0.kind == .object || $0.kind == .size }
        return Set(objects.map(\.path)).union([.document])
    }()

    /// Members that say the same thing in different ways: one of them given replaces all.
    private static let alternatives = [["curve", "spring"], ["content", "template"]]

    fileprivate func without(_ name: String) -> JSONValue {
        guard case .object(let members) = content else { return self }
        return JSONValue(content: .object(members.filter { $0.name != name }), offset: offset)
    }

    fileprivate func replacing(_ name: String, with content: Content) -> JSONValue {
        guard case .object(let members) = self.content else { return self }
        let replaced = members.map { member in
            member.name == name
                ? Member(
                    name: name,
                    offset: member.offset,
                    value: JSONValue(content: content, offset: member.value.offset)
                )
                : member
        }
        return JSONValue(content: .object(replaced), offset: offset)
    }
}
