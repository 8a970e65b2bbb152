/// What a member may be: its type and its bounds.
package enum MemberKind: Sendable, Hashable {
    /// An object with members of its own.
    case object
    /// True or false; in a query also 1 or 0.
    case flag
    /// A number within these bounds.
    case number(ClosedRange<Double>)
    /// A number without a fraction, within these bounds.
    case wholeNumber(ClosedRange<Int>)
    /// One of these names; null too, if it is nullable.
    case name([String], isNullable: Bool)
    /// An object with `width` and `height`; a query may also say `320x200`.
    case size
    /// A list of `count` numbers, each within these bounds; in a query with commas between them.
    case numbers(ClosedRange<Double>, count: ClosedRange<Int>)
}

extension MemberKind {
    /// What is allowed instead of `value`, to follow "Must be".
    func rule(for value: JSONValue) -> String {
        switch (self, value.content) {
        case (.object, .untyped): "given by its members, each with a dotted name of its own"
        case (.object, _): "an object"
        case (.flag, _): "true or false"
        case (.number(let range), _): "a number \(range.span)"
        case (.wholeNumber(let range), _): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case (.name(let names, let isNullable), _):
            "one of " + (names + (isNullable ? ["null"] : [])).joined(separator: ", ")
        case (.size, .untyped): "a size such as 320x200"
        case (.size, _): "an object with width and height"
        case (.numbers(let range, let count), .untyped):
            "\(count.lowerBound) to \(count.upperBound) numbers, each \(range.span), with commas between them"
        case (.numbers(let range, let count), _):
            "a list of \(count.lowerBound) to \(count.upperBound) numbers, each \(range.span)"
        }
    }

    /// The name that `value` probably means; nil when none is near, or when no name is wanted.
    func nearestName(to value: JSONValue) -> String? {
        switch (self, value.content) {
        case (.name(let names, _), .string(let text)), (.name(let names, _), .untyped(let text)):
            text.nearest(among: names)
        default:
            nil
        }
    }
}

extension ClosedRange<Double> {
    fileprivate var span: String { "from \(lowerBound.plainText) to \(upperBound.plainText)" }
}
