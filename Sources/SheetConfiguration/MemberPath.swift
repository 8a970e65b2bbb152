/// The way from the document to one of its values.
struct MemberPath: Hashable {
    let names: [String]

    /// The document itself.
    static let document = MemberPath(names: [])

    init(names: [String]) {
        self.names = names
    }

    /// A path as a query spells it.
    init(dotted: String) {
        names = dotted.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }

    /// A path as a JSON Pointer spells it.
    init(pointer: String) {
        names = pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { name in
            String(name).split(separator: "~1", omittingEmptySubsequences: false)
                .map { $0.split(separator: "~0", omittingEmptySubsequences: false).joined(separator: "~") }
                .joined(separator: "/")
        }
    }

    func appending(_ name: String) -> MemberPath {
        MemberPath(names: names + [name])
    }

    /// Whether `name` is the last step.
    func ends(in name: String) -> Bool {
        names.last.map(ExactName.init) == ExactName(name)
    }

    /// As a JSON Pointer (RFC 6901): `/sheet/cornerRadius`, with `~` as `~0` and `/` as `~1`.
    var pointer: String {
        names.reduce(into: "") { pointer, name in
            pointer += "/"
            guard name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
                pointer += name
                return
            }
            for scalar in name.unicodeScalars {
                switch scalar {
                case "~": pointer += "~0"
                case "/": pointer += "~1"
                default: pointer.unicodeScalars.append(scalar)
                }
            }
        }
    }

    /// As a query spells it: `sheet.cornerRadius`.
    var dotted: String {
        names.joined(separator: ".")
    }

    /// Whether one of the two leads to the other, or both to the same place.
    func overlaps(_ other: MemberPath) -> Bool {
        zip(names, other.names).allSatisfy { $0 == $1 }
    }

    /// Whether this is the way to the object that `other` leads into.
    func leads(to other: MemberPath) -> Bool {
        names.count < other.names.count && overlaps(other)
    }
}
