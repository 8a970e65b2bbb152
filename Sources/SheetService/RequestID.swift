import HTTPServer
import Synchronization

/// Names for requests, so that an answer, a log line and a question about them can be brought together.
final class RequestIDs: Sendable {
    static let field: FieldName = "X-Request-Id"

    private let prefix = String(UInt64.random(in: .min ... .max), radix: 36)
    private let count = Atomic<Int>(0)

    /// The client's own `X-Request-Id` if it is 1 to 64 letters, digits, dots, dashes or underscores; a new one
    /// otherwise.
    func next(for head: RequestHead?) -> FieldValue {
        if let given = head?.fields[Self.field], Self.isUsable(given), let value = FieldValue(given) {
            return value
        }
        let number = count.wrappingAdd(1, ordering: .relaxed).newValue
        guard let value = FieldValue("\(prefix)-\(number)") else { preconditionFailure("digits, letters and a dash") }
        return value
    }

    private static func isUsable(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
                case UInt8(ascii: "0")...UInt8(ascii: "9"): true
                case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"): true
                default: false
                }
            }
    }
}
