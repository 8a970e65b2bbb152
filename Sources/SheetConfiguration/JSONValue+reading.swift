/// What a member's value becomes. A value from a query is read as whatever its member expects; a value from JSON
/// has its type already, so that a number in quotes is not a number.
extension JSONValue {
    /// Why a value is not what its member expects.
    enum Mismatch: Error {
        case wrongType
        case outOfRange
        case unknownValue

        var code: Fault.Code {
            switch self {
            case .wrongType: .wrongType
            case .outOfRange: .outOfRange
            case .unknownValue: .unknownValue
            }
        }
    }

    func flag() throws(Mismatch) -> Bool {
        switch content {
        case .bool(let flag): return flag
        case .untyped("true"), .untyped("1"): return true
        case .untyped("false"), .untyped("0"): return false
        default: throw .wrongType
        }
    }

    /// A number in `range`, with no minus on a zero, so that equal numbers are written alike.
    func number(in range: ClosedRange<Double>) throws(Mismatch) -> Double {
        let number = try number()
        guard range.contains(number) else { throw .outOfRange }
        return number + 0
    }

    /// A number in `range` without a fraction, however it is spelled: 30, 30.0 and 3e1 are the same.
    func wholeNumber(in range: ClosedRange<Int>) throws(Mismatch) -> Int {
        let number = try number()
        guard number == number.rounded() else { throw .wrongType }
        guard let whole = Int(exactly: number), range.contains(whole) else { throw .outOfRange }
        return whole
    }

    /// The row of `table` whose name the value is.
    func row<Row>(of table: [Row], by rowName: (Row) -> String) throws(Mismatch) -> Row {
        let name: String
        switch content {
        case .string(let text), .untyped(let text): name = text
        default: throw .wrongType
        }
        guard let row = table.first(where: { ExactName(rowName($0)) == ExactName(name) }) else { throw .unknownValue }
        return row
    }

    /// The elements of a list of `count`; in a query they are parted by commas.
    func elements(count: ClosedRange<Int>) throws(Mismatch) -> [JSONValue] {
        let elements: [JSONValue]
        switch content {
        case .array(let array): elements = array
        case .untyped(""): elements = []
        case .untyped(let text): elements = untyped(text.split(separator: ",", omittingEmptySubsequences: false))
        default: throw .wrongType
        }
        guard count.contains(elements.count) else { throw .outOfRange }
        return elements
    }

    /// The members of an object of `kind`; a size may be spelled `320x200`.
    func members(of kind: MemberKind) throws(Mismatch) -> [Member] {
        switch (content, kind) {
        case (.object(let members), _):
            return members
        case (.untyped(let text), .size), (.string(let text), .size):
            let sides = untyped(text.split(separator: "x", omittingEmptySubsequences: false))
            guard sides.count == 2 else { throw .wrongType }
            return zip(["width", "height"], sides).map { Member(name: $0, offset: offset, value: $1) }
        default:
            throw .wrongType
        }
    }

    private func untyped(_ texts: [Substring]) -> [JSONValue] {
        texts.map { JSONValue(content: .untyped(String($0)), offset: offset) }
    }

    /// Whether the value says that a nullable member has none.
    var isNull: Bool {
        switch content {
        case .null, .untyped("null"): true
        default: false
        }
    }

    private func number() throws(Mismatch) -> Double {
        switch content {
        case .number(let number): return number
        case .untyped(let text):
            guard let number = Double(jsonNumber: text) else { throw .wrongType }
            return number
        default: throw .wrongType
        }
    }
}
