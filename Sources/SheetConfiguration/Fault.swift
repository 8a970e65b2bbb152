/// One thing that is wrong with a configuration, said so that its author can put it right.
package struct Fault: Sendable, Hashable {
    /// The kind of fault, for programs.
    package enum Code: String, Sendable, Hashable, CaseIterable {
        /// There is no member of this name.
        case unknownMember = "unknown-member"
        /// Another member that this one cannot do without is left out.
        case missingMember = "missing-member"
        /// A value of another type is wanted.
        case wrongType = "wrong-type"
        /// A number, or a list's length, is outside its bounds.
        case outOfRange = "out-of-range"
        /// A string is none of the names wanted.
        case unknownValue = "unknown-value"
        /// Two members exclude each other.
        case conflict
        /// A step of a storyboard, or a phase of it, cannot happen.
        case impossible
        /// A query gives one member twice.
        case repeatedParameter = "repeated-parameter"
        /// A query's plain name could mean several members.
        case ambiguousParameter = "ambiguous-parameter"
        /// The whole is larger than is allowed, though each part is within its bounds.
        case overBudget = "over-budget"
    }

    /// What kind of fault it is.
    package let code: Code
    /// JSON Pointer (RFC 6901) to the member at fault; empty for the document itself. For a query, to the member
    /// that the parameter stands for.
    package let pointer: String
    /// A sentence that names what is allowed.
    package let detail: String
    /// The name that was probably meant, spelled as it should have been; nil when none is near.
    package let suggestion: String?
    /// Where in the JSON text the fault is; nil for a query.
    package let position: TextPosition?
    /// The name, as given, of the query's parameter at fault; nil for JSON.
    package let parameter: String?

    package init(
        _ code: Code,
        at pointer: String,
        _ detail: String,
        suggestion: String? = nil,
        position: TextPosition? = nil,
        parameter: String? = nil
    ) {
        self.code = code
        self.pointer = pointer
        self.detail = detail
        self.suggestion = suggestion
        self.position = position
        self.parameter = parameter
    }

    /// The same fault, found in a text.
    func located(at position: TextPosition) -> Fault {
        Fault(code, at: pointer, detail, suggestion: suggestion, position: position)
    }

    /// The same fault, found in a query.
    func located(in parameter: String) -> Fault {
        Fault(code, at: pointer, detail, suggestion: suggestion, parameter: parameter)
    }
}
