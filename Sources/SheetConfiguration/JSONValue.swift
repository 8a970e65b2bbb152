/// JSON as a plain ordered tree, each node knowing where it came from.
struct JSONValue: Sendable {
    enum Content: Sendable {
        case null
        case bool(Bool)
        /// Infinite when the text's number is beyond what a Double holds: a range check then refuses it.
        case number(Double)
        case string(String)
        case array([JSONValue])
        case object([Member])
        /// A value from a query, which has no types: it becomes what the member that it is for expects.
        case untyped(String)
    }

    /// A name and its value, in the order of the text.
    struct Member: Sendable {
        let name: String
        /// Where the name starts: a byte offset, or a parameter's index in a query.
        let offset: Int
        let value: JSONValue
    }

    let content: Content
    /// Where the value starts: a byte offset, or a parameter's index in a query.
    let offset: Int

    /// The value of a member by its exact name; nil if there is none, or if this is no object.
    func member(_ name: String) -> JSONValue? {
        guard case .object(let members) = content else { return nil }
        return members.first { ExactName($0.name) == ExactName(name) }?.value
    }
}
