/// Why a text is not JSON, and where.
package struct JSONSyntaxError: Error, Sendable, Hashable {
    /// A rule of RFC 8259, or one of the two that this reader adds to it: unique names and bounded depth.
    package enum Problem: Sendable, Hashable {
        case emptyText
        case endOfText
        case byteOrderMark
        case notUTF8
        case valueExpected
        case textAfterValue
        case memberNameExpected
        case colonExpected
        case commaOrBraceExpected
        case commaOrBracketExpected
        case leadingZero
        case digitExpected
        case controlCharacter
        case unknownEscape
        case loneSurrogate
        case duplicateMember
        case tooDeep(limit: Int)
    }

    /// The rule that is broken.
    package let problem: Problem
    /// Where it is broken; for a text that ends too early, after its last character.
    package let position: TextPosition

    /// A sentence that says what is wrong at the position.
    package var detail: String {
        switch problem {
        case .emptyText: "The text is empty where a JSON value is expected."
        case .endOfText: "The text ends before its value is complete."
        case .byteOrderMark: "JSON text does not start with a byte order mark."
        case .notUTF8: "The text is not valid UTF-8 here."
        case .valueExpected:
            "A value is expected here: an object, an array, a string in double quotes, a number, true, false or null."
        case .textAfterValue: "Nothing but white space may follow the value."
        case .memberNameExpected: "A member's name in double quotes is expected here."
        case .colonExpected: "A colon is expected between a member's name and its value."
        case .commaOrBraceExpected: "A comma or a closing brace is expected here."
        case .commaOrBracketExpected: "A comma or a closing bracket is expected here."
        case .leadingZero: "A number does not start with a zero that more digits follow."
        case .digitExpected: "A digit is expected here."
        case .controlCharacter: "Control characters must be escaped in a string."
        case .unknownEscape: #"Only \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits are escapes."#
        case .loneSurrogate: "Half of a surrogate pair must stand beside its other half."
        case .duplicateMember: "An object names each of its members once; this name has been used before."
        case .tooDeep(let limit): "Objects and arrays may stand at most \(limit) deep inside each other."
        }
    }
}
