extension JSONValue {
    /// This object with the members of `other` in place of its own. Where both have an object of members, those are
    /// laid over each other in turn; a curve, a list or any other value is replaced as a whole.
    func overlaid(with other: JSONValue, at path: MemberPath = .document) -> JSONValue {
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
    private static let alternatives = [
        ["curve", "spring"], ["sheet", "sheets"], ["time", "progress"], ["content", "template"],
        ["presenterScale", "presenterInset"],
    ]

    func without(_ name: String) -> JSONValue {
        guard case .object(let members) = content else { return self }
        return JSONValue(content: .object(members.filter { $0.name != name }), offset: offset)
    }

    func replacing(_ name: String, with content: Content) -> JSONValue {
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
