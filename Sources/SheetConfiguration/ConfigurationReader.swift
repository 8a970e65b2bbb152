/// Reads one object of a configuration. Asking for a member is what declares it: its name, its type, its bounds
/// and its default stand in one line, and there is no second list of them.
///
/// Reading never stops at a fault. It reports it and goes on with the member's default, so that one reading finds
/// every fault; what has been read is worth something only if the log is empty in the end. Members that only
/// some configurations may have are asked for in all of them.
final class ConfigurationReader {
    /// Where the object stands.
    let path: MemberPath
    /// Where the object starts; a fault of the object as a whole is told there.
    private let offset: Int
    private let members: [JSONValue.Member]
    private var isAsked: [Bool]
    private var names: [String] = []
    let log: FaultLog
    private let recorder: ConfigurationMember.Recorder?

    init(
        _ members: [JSONValue.Member],
        at path: MemberPath,
        offset: Int,
        log: FaultLog,
        recorder: ConfigurationMember.Recorder?
    ) {
        self.offset = offset
        self.members = members
        self.path = path
        isAsked = members.map { _ in false }
        self.log = log
        self.recorder = recorder
    }

    /// Reads a whole document; one that is not an object is a fault, and is read as if it were empty.
    static func read<Value>(
        _ document: JSONValue,
        log: FaultLog,
        recorder: ConfigurationMember.Recorder? = nil,
        _ body: (ConfigurationReader) -> Value
    ) -> Value {
        let members = log.attempt(document, at: .document, .object) { value throws(JSONValue.Mismatch) in
            try value.members(of: .object)
        }
        return ConfigurationReader(members ?? [], at: .document, offset: document.offset, log: log, recorder: recorder)
            .finish(body)
    }

    /// Reads the object at the member `name`; an empty one if it is left out or at fault.
    func object<Value>(
        _ name: String,
        _ kind: MemberKind = .object,
        _ body: (ConfigurationReader) -> Value
    ) -> Value {
        let members = read(name, kind) { value throws(JSONValue.Mismatch) in try value.members(of: kind) }
        let offset = index(of: name).map { self.members[$0].value.offset } ?? self.offset
        return ConfigurationReader(
            members ?? [],
            at: path.appending(name),
            offset: offset,
            log: log,
            recorder: recorder
        ).finish(body)
    }

    /// What `convert` makes of the member `name`; nil if it is left out or at fault.
    func read<Value>(
        _ name: String,
        _ kind: @autoclosure () -> MemberKind,
        default defaultValue: @autoclosure () -> String? = nil,
        _ convert: (JSONValue) throws(JSONValue.Mismatch) -> Value
    ) -> Value? {
        names.append(name)
        recorder?.record(path.appending(name), kind(), defaultValue())
        guard let index = index(of: name) else { return nil }
        isAsked[index] = true
        return log.attempt(members[index].value, at: path.appending(name), kind(), convert)
    }

    /// Leaves out the member `name`, which somebody else has read.
    func skip(_ name: String) {
        if let index = index(of: name) { isAsked[index] = true }
    }

    /// Reports what has not been asked for.
    func finish<Value>(_ body: (ConfigurationReader) -> Value) -> Value {
        let value = body(self)
        for (member, isAsked) in zip(members, isAsked) where !isAsked {
            log.report(at: member.offset) { unknownMember(member.name) }
        }
        return value
    }

    private func unknownMember(_ name: String) -> Fault {
        // A known name in the wrong object is a likely slip: the original has all its properties in one.
        let namesakes = ConfigurationMember.standard.filter { $0.path.ends(in: name) }.map(\.pointer)
        let hint =
            namesakes.isEmpty
            ? "the members are \(names.joined(separator: ", "))"
            : "it could be \(namesakes.joined(separator: " or "))"
        return Fault(
            .unknownMember,
            at: path.appending(name).pointer,
            "There is no member \(name.quoted) here; \(hint).",
            suggestion: name.nearest(among: names)
        )
    }

    private func index(of name: String) -> Int? {
        members.firstIndex { ExactName($0.name) == ExactName(name) }
    }
}

// MARK: - What members have to do with each other

extension ConfigurationReader {
    /// Reports that `name` and any of `rivals` are given together, once, at the one that comes later.
    func refuse(_ name: String, besides rivals: [String]) {
        let given = rivals.compactMap(index(of:)).sorted()
        guard let index = index(of: name), let rival = given.first else { return }
        let later = members[max(index, rival)]
        let names = given.map { members[$0].name }.joined(separator: ", ")
        report(.conflict, at: later, "Give either \(name) or \(names), not both.")
    }

    /// Reports that `name` is given without `companion`; `substitute`, if given, is at odds with both anyway.
    func require(_ companion: String, besides name: String, unless substitute: String) {
        guard let index = index(of: name), [companion, substitute].allSatisfy({ self.index(of: $0) == nil }) else {
            return
        }
        report(.missingMember, at: members[index], "With \(name) a configuration must give \(companion) too.")
    }

    /// Reports that none of `names` is given, at the object itself.
    func require(anyOf names: [String]) {
        guard names.allSatisfy({ index(of: $0) == nil }) else { return }
        log.report(at: offset) {
            Fault(.missingMember, at: path.pointer, "Must give \(names.joined(separator: " or ")).")
        }
    }

    /// Reports what is wrong with the member `name`, if it is given at all.
    func complain(_ code: Fault.Code, at name: String, _ detail: String, suggestion: String? = nil) {
        guard let index = index(of: name) else { return }
        let member = members[index]
        log.report(at: member.value.offset) {
            Fault(code, at: path.appending(member.name).pointer, detail, suggestion: suggestion)
        }
    }

    private func report(_ code: Fault.Code, at member: JSONValue.Member, _ detail: String) {
        log.report(at: member.offset) {
            Fault(code, at: path.appending(member.name).pointer, detail)
        }
    }
}

extension FaultLog {
    /// What `convert` makes of `value`, which stands at `path` and should be of `kind`; nil, and reported, if it
    /// is at fault.
    func attempt<Value>(
        _ value: JSONValue,
        at path: @autoclosure () -> MemberPath,
        _ kind: @autoclosure () -> MemberKind,
        _ convert: (JSONValue) throws(JSONValue.Mismatch) -> Value
    ) -> Value? {
        do throws(JSONValue.Mismatch) {
            return try convert(value)
        } catch {
            report(at: value.offset) {
                let kind = kind()
                return Fault(
                    error.code,
                    at: path().pointer,
                    "Must be \(kind.rule(for: value)), not \(value.echo).",
                    suggestion: kind.nearestName(to: value)
                )
            }
            return nil
        }
    }
}
