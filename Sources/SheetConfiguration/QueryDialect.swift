/// How a query spells a configuration: one parameter for each member, named by its dotted path
/// (`sheet.cornerRadius=8`) or by as much of the path's end as means one member only (`cornerRadius=8`).
///
/// A query becomes the tree that the same JSON would, so that everything after it is one way for both. Its
/// offsets are the parameters' indices; the document itself stands after the last of them.
struct QueryDialect {
    /// The dialect of all that the reader knows.
    static let standard = QueryDialect(
        ConfigurationMember.standard.map(\.path),
        structures: Set(ConfigurationMember.standard.filter(\.hasStructure).map(\.path)),
        aliases: aliases
    )

    /// How many steps the path goes on below a structure at most: a track's `curve.spring.bounce`.
    private static let structureDepth = 3

    /// Parameters that are not about the configuration.
    private static let ignored = DeliveryParameter.allCases.map { ExactName($0.rawValue) }

    /// Names that mean one member whatever else could bear them: short ones, and those that were there first.
    private static let aliases: KeyValuePairs = [
        "scale": "screen.scale",
        "style": "sheet.transitionStyle",
        "transition": "sheet.transitionStyle",
        "size": "sheet.presentedFormSheetSize",
        "sheet.style": "sheet.transitionStyle",
        "sheet.size": "sheet.presentedFormSheetSize",
        "t": "output.time",
        "dark": "screen.appearance",
        "backgroundColor": "sheet.backgroundColor",
        "tint": "presenter.tint",
        "content": "sheet.content",
        "template": "sheet.template",
    ]

    /// Members that may be objects without being declared as such; a name may go on below them.
    private let structures: Set<MemberPath>
    /// What each name can mean, the members in the order of reading.
    private let meanings: [ExactName: [MemberPath]]
    /// The names with one meaning, in the order of reading.
    private let unambiguousNames: [String]

    init(
        _ members: [MemberPath],
        structures: Set<MemberPath> = [],
        aliases: KeyValuePairs<String, String> = [:]
    ) {
        self.structures = structures
        var meanings: [ExactName: [MemberPath]] = [:]
        var names: [String] = []
        for member in members {
            for start in member.names.indices {
                let name = MemberPath(names: Array(member.names[start...])).dotted
                names.append(name)
                meanings[ExactName(name), default: []].append(member)
            }
        }
        // A whole path means its own member, even where another path ends in it.
        for member in members {
            meanings[ExactName(member.dotted)] = [member]
        }
        for (alias, path) in aliases {
            names.append(alias)
            meanings[ExactName(alias)] = [MemberPath(dotted: path)]
        }
        self.meanings = meanings
        unambiguousNames = names.filter { meanings[ExactName($0)]?.count == 1 }
    }

    /// The tree that `parameters` spell; what cannot be placed in it is reported.
    func document(_ parameters: [(name: String, value: String)], log: FaultLog) -> JSONValue {
        var leaves = Leaves()
        for (index, parameter) in parameters.enumerated() where !Self.ignored.contains(ExactName(parameter.name)) {
            guard let path = path(parameter.name, at: index, log: log) else { continue }
            let value = JSONValue(content: .untyped(Self.value(of: parameter)), offset: index)
            if let fault = leaves.place(value, at: path) {
                log.report(at: index) { fault }
            }
        }
        return JSONValue(content: .object(leaves.members()), offset: parameters.count)
    }

    /// A parameter's value as its member has it: `dark` is an appearance that is on or off.
    private static func value(of parameter: (name: String, value: String)) -> String {
        guard ExactName(parameter.name) == ExactName("dark") else { return parameter.value }
        return switch parameter.value {
        case "1", "true": "dark"
        case "0", "false": "light"
        default: parameter.value
        }
    }

    /// The member that `name` means; nil, and reported, if it means none or several.
    private func path(_ name: String, at index: Int, log: FaultLog) -> MemberPath? {
        let meanings = meanings[ExactName(name)] ?? meaningsBelowStructures(of: name)
        if meanings.count == 1 { return meanings[0] }
        log.report(at: index) {
            // There is no member to point at, so the pointer is what the name would be as a path.
            let pointer = MemberPath(dotted: name).pointer
            guard meanings.isEmpty else {
                let candidates = meanings.map(\.dotted).joined(separator: " or ")
                return Fault(.ambiguousParameter, at: pointer, "\(name.quoted) could mean \(candidates).")
            }
            return Fault(
                .unknownMember,
                at: pointer,
                "There is no member \(name.quoted); give a path such as sheet.cornerRadius, or the end of one.",
                suggestion: name.nearest(among: unambiguousNames)
            )
        }
        return nil
    }

    /// What `name` can mean below a member with a structure. What the structure really has, its reader knows.
    private func meaningsBelowStructures(of name: String) -> [MemberPath] {
        let names = MemberPath(dotted: name).names
        for depth in 1...Self.structureDepth where depth < names.count {
            let start = MemberPath(names: Array(names.dropLast(depth))).dotted
            let members = (meanings[ExactName(start)] ?? []).filter(structures.contains)
            guard members.isEmpty else {
                return members.map { MemberPath(names: $0.names + names.suffix(depth)) }
            }
        }
        return []
    }
}

extension ConfigurationMember {
    /// Whether it may be an object whose members are not declared, because it may be something else as well.
    fileprivate var hasStructure: Bool {
        switch kind {
        case .spring, .curve, .track: true
        default: false
        }
    }
}

/// The values of a query by their members' paths, on their way to becoming a tree.
private struct Leaves {
    /// In the order of the query.
    private var leaves: [(path: MemberPath, value: JSONValue)] = []

    /// Places a value; the fault, if its member is given already, as a whole or in parts.
    mutating func place(_ value: JSONValue, at path: MemberPath) -> Fault? {
        guard let given = leaves.first(where: { $0.path.overlaps(path) })?.path else {
            leaves.append((path, value))
            return nil
        }
        guard given != path else {
            return Fault(.repeatedParameter, at: path.pointer, "The query gives \(path.dotted) more than once.")
        }
        return Fault(.conflict, at: path.pointer, "Give either \(given.dotted) or \(path.dotted), not both.")
    }

    /// The members of the object at `path`, each where it is first spoken of.
    func members(of path: MemberPath = .document) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        for leaf in leaves where path.leads(to: leaf.path) {
            let name = leaf.path.names[path.names.count]
            guard !members.contains(where: { $0.name == name }) else { continue }
            let member = path.appending(name)
            let value =
                member == leaf.path
                ? leaf.value : JSONValue(content: .object(self.members(of: member)), offset: leaf.value.offset)
            members.append(JSONValue.Member(name: name, offset: leaf.value.offset, value: value))
        }
        return members
    }
}
