/// The value of a header field: visible characters, blanks and octets from 0x80, RFC 9110 §5.5.
/// A value with CR, LF, NUL or another control cannot exist, so no response can be split.
package struct FieldValue: Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// As it is written on the wire.
    package let text: String

    /// Nil for text with a control character, and for text that starts or ends with a blank, which the receiver
    /// would not see.
    package init?(_ text: String) {
        let bytes = text.utf8
        guard bytes.allSatisfy(\.isFieldValue) else { return nil }
        if let first = bytes.first, let last = bytes.last {
            guard !first.isOptionalWhitespace, !last.isOptionalWhitespace else { return nil }
        }
        self.text = text
    }

    /// A decimal number.
    package init(_ number: Int) { text = String(number) }

    /// A literal is the programmer's: a bad one ends the process at its first use.
    package init(stringLiteral literal: String) {
        guard let value = FieldValue(literal) else { preconditionFailure("a field value has no control characters") }
        self = value
    }

    package var description: String { text }
}
