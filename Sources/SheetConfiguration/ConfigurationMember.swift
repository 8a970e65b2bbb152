/// One member that a configuration may have, as the reader declares it.
package struct ConfigurationMember: Sendable, Hashable {
    let path: MemberPath
    /// Its type and its bounds.
    package let kind: MemberKind
    /// What leaving it out means, as JSON; nil where that depends on other members.
    package let defaultValue: String?

    /// As a query spells it: `sheet.cornerRadius`.
    package var name: String { path.dotted }
    /// As a fault names it (RFC 6901): `/sheet/cornerRadius`.
    package var pointer: String { path.pointer }
}

extension ConfigurationMember {
    /// Every member there is, each object before its members, in the order of reading. Found by reading an empty
    /// document, so that it cannot differ from what is read.
    package static func all(within limits: Limits) -> [ConfigurationMember] {
        let recorder = Recorder()
        let empty = JSONValue(content: .object([]), offset: 0)
        _ = ConfigurationReader.read(empty, log: FaultLog(.text([]), limit: 0), recorder: recorder) {
            ReelConfiguration($0, within: limits)
        }
        return recorder.members
    }

    /// All members within the standard limits.
    static let standard = all(within: .standard)

    /// Writes down what a reading asks for.
    final class Recorder {
        fileprivate(set) var members: [ConfigurationMember] = []

        func record(_ path: MemberPath, _ kind: MemberKind, _ defaultValue: String?) {
            members.append(ConfigurationMember(path: path, kind: kind, defaultValue: defaultValue))
        }
    }
}
