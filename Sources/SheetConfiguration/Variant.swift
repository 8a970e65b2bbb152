/// A configuration with some of its members changed, as `compare` asks for one beside the configuration itself.
///
/// It is read as a whole: the changes laid over the request as a request is laid over its preset. A change's fault is
/// told at the change, `/compare/sheet/cornerRadius`.
struct Variant {
    /// The request that the variant is, the changes laid over the other.
    let request: JSONValue
    private let changes: JSONValue
    private let path: MemberPath

    /// Members that a configuration does not share with its variants.
    private static let own = ["compare", "title", "variants"]

    /// The variant of `request` that the value `changes` at `path` asks for: an object of members, or the name of a
    /// preset. Any other value changes nothing, and is a fault of its own.
    init(of request: JSONValue, changes: JSONValue, at path: MemberPath) {
        self.path = path
        let structured = (try? changes.structured()) ?? changes
        let empty = JSONValue(content: .object([]), offset: structured.offset)
        switch structured.content {
        case .object: self.changes = structured
        case .string, .untyped:
            let member = JSONValue.Member(name: "preset", offset: structured.offset, value: structured)
            let named = JSONValue(content: .object([member]), offset: structured.offset)
            self.changes = Preset.named(by: named) == nil ? empty : named
        default: self.changes = empty
        }
        let shared = Self.own.reduce(request) { $0.without($1) }
        self.request = shared.overlaid(with: self.changes)
    }

    /// Reports in `found` a variant that wants to be compared itself.
    func refuseNesting(in found: FaultLog) {
        for name in ["compare", "variants"] {
            guard let nested = changes.member(name) else { continue }
            found.report(at: nested.offset) {
                Fault(.unknownMember, at: "/\(name)", "What is compared is compared with nothing else.")
            }
        }
    }

    /// Reports in `log` what has been found wrong with the variant: a change at its own place, and what the changes
    /// make impossible elsewhere at the changes as a whole. What is wrong without them too is told already.
    func tell(_ found: FaultLog, in log: FaultLog) {
        let isSoundWithout = log.isEmpty
        for (offset, fault) in found.reports {
            let names = MemberPath(pointer: fault.pointer).names
            if let first = names.first, changes.member(first) != nil {
                log.report(at: offset) { fault.moved(to: path.pointer + fault.pointer) }
            } else if isSoundWithout {
                log.report(at: changes.offset) { fault.moved(to: path.pointer, "\(fault.pointer): \(fault.detail)") }
            }
        }
    }
}

extension Fault {
    /// The same fault at another place.
    fileprivate func moved(to pointer: String, _ detail: String? = nil) -> Fault {
        Fault(code, at: pointer, detail ?? self.detail, suggestion: suggestion)
    }
}
