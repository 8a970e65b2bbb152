/// Why a configuration that can be read cannot happen, found by whoever plays it: told like any other fault, at the
/// member's place in the text.
package struct Objection: Sendable, Hashable {
    /// The names and indices that lead from the document to the member.
    package let path: [String]
    package let code: Fault.Code
    /// A sentence that says what is possible.
    package let detail: String

    package init(_ code: Fault.Code, at path: [String], _ detail: String) {
        self.code = code
        self.path = path
        self.detail = detail
    }
}

extension FaultLog {
    /// Reports `objection` at its member, or at the nearest one around it that the document gives.
    func report(_ objection: Objection, in document: JSONValue) {
        var place = document
        for name in objection.path {
            guard let next = place.member(name) ?? place.element(name) else { break }
            place = next
        }
        report(at: place.offset) {
            Fault(objection.code, at: MemberPath(names: objection.path).pointer, objection.detail)
        }
    }
}

extension JSONValue {
    /// The value at the end of a path of names and indices; nil if the document does not give it.
    func descendant(_ path: [String]) -> JSONValue? {
        path.reduce(Optional(self)) { $0?.member($1) ?? $0?.element($1) }
    }

    /// The element of a list by its index as a pointer writes it.
    fileprivate func element(_ index: String) -> JSONValue? {
        guard case .array(let elements) = content, let index = Int(index), elements.indices.contains(index) else {
            return nil
        }
        return elements[index]
    }
}
