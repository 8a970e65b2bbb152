/// The name of a header field: a token, RFC 9110 §5.1, told apart without regard to ASCII case.
package struct FieldName: Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// As it is written on the wire.
    package let text: String

    /// Nil for what is no token.
    package init?(_ text: String) {
        guard !text.isEmpty, text.utf8.allSatisfy(\.isToken) else { return nil }
        self.text = text
    }

    /// A literal is the programmer's: a bad one ends the process at its first use.
    package init(stringLiteral literal: String) {
        guard let name = FieldName(literal) else { preconditionFailure("a field name is a token") }
        self = name
    }

    package var description: String { text }
}
