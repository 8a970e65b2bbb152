import Testing

@testable import SheetConfiguration

@Suite struct JSONParserTests {
    @Test(arguments: [
        ("null", "null"),
        ("true", "true"),
        ("false", "false"),
        ("0", "0.0"),
        ("-0", "-0.0"),
        ("7", "7.0"),
        ("-12.5", "-12.5"),
        ("1e3", "1000.0"),
        ("1E+3", "1000.0"),
        ("25e-1", "2.5"),
        ("0.1", "0.1"),
        ("0e5", "0.0"),
        ("1e400", "inf"),
        ("-1e400", "-inf"),
        ("1e-400", "0.0"),
        ("9007199254740993", "9007199254740992.0"),
        ("2.2250738585072011e-308", "2.225073858507201e-308"),
        ("1e99999999999999999999", "inf"),
        (#""""#, "'' "),
        (#""a/b""#, "'a/b' 61 2f 62"),
        (#""\"\\\/\b\f\n\r\t""#, #"'"\/\#u{8}\#u{C}\#n\#r\#t' 22 5c 2f 8 c a d 9"#),
        (#""\u0041\u00e9\u00E9""#, "'Aéé' 41 e9 e9"),
        (#""\u0000""#, "'\0' 0"),
        (#""\ud83d\ude00""#, "'😀' 1f600"),
        (#""\uFFFF""#, "'\u{FFFF}' ffff"),
        (#""é€😀""#, "'é€😀' e9 20ac 1f600"),
        ("\"\u{7F}\"", "'\u{7F}' 7f"),
        ("[]", "[]"),
        ("[ ]", "[]"),
        ("[1,2]", "[1.0, 2.0]"),
        (" [ 1 , [ ] ] ", "[1.0, []]"),
        ("{}", "{}"),
        ("\t{\r\n} ", "{}"),
        (#"{"a":1,"b":{"a":[null]}}"#, "{a: 1.0, b: {a: [null]}}"),
        (#"{"b":1,"a":2,"":3}"#, "{b: 1.0, a: 2.0, : 3.0}"),
    ])
    func validTextBecomesItsTree(text: String, tree: String) throws {
        var parser = JSONParser(Array(text.utf8), depthLimit: 64)
        #expect(try parser.document().outline == tree)
    }

    @Test(
        arguments: [
            ("", .emptyText, 1, 1),
            (" \n ", .emptyText, 2, 2),
            ("\u{FEFF}{}", .byteOrderMark, 1, 1),
            ("{", .endOfText, 1, 2),
            ("[1", .endOfText, 1, 3),
            ("[1,", .endOfText, 1, 4),
            (#"{"a""#, .endOfText, 1, 5),
            (#"{"a":"#, .endOfText, 1, 6),
            (#"{"a":1,"#, .endOfText, 1, 8),
            (#""abc"#, .endOfText, 1, 5),
            (#""\"#, .endOfText, 1, 3),
            (#""\u00"#, .endOfText, 1, 6),
            (#""\ud83d"#, .endOfText, 1, 8),
            ("tru", .endOfText, 1, 4),
            ("-", .endOfText, 1, 2),
            ("1.", .endOfText, 1, 3),
            ("1e", .endOfText, 1, 3),
            ("1e+", .endOfText, 1, 4),
            ("{} {}", .textAfterValue, 1, 4),
            ("1 2", .textAfterValue, 1, 3),
            ("null\0", .textAfterValue, 1, 5),
            ("[1]]", .textAfterValue, 1, 4),
            ("1x", .textAfterValue, 1, 2),
            ("0x10", .textAfterValue, 1, 2),
            ("[1,]", .valueExpected, 1, 4),
            ("[,1]", .valueExpected, 1, 2),
            ("[1,,2]", .valueExpected, 1, 4),
            (#"{"a":}"#, .valueExpected, 1, 6),
            ("'a'", .valueExpected, 1, 1),
            ("+1", .valueExpected, 1, 1),
            (".5", .valueExpected, 1, 1),
            ("NaN", .valueExpected, 1, 1),
            ("Infinity", .valueExpected, 1, 1),
            ("True", .valueExpected, 1, 1),
            ("nul]", .valueExpected, 1, 1),
            ("[\n  1,\n  undefined\n]", .valueExpected, 3, 3),
            ("// no\n1", .valueExpected, 1, 1),
            ("\u{A0}1", .valueExpected, 1, 1),
            ("{,}", .memberNameExpected, 1, 2),
            (#"{"a":1,}"#, .memberNameExpected, 1, 8),
            ("{a:1}", .memberNameExpected, 1, 2),
            ("{1:1}", .memberNameExpected, 1, 2),
            (#"{"a" 1}"#, .colonExpected, 1, 6),
            (#"{"a"}"#, .colonExpected, 1, 5),
            (#"{"a":1 "b":2}"#, .commaOrBraceExpected, 1, 8),
            (#"{"a":1]"#, .commaOrBraceExpected, 1, 7),
            ("[1 2]", .commaOrBracketExpected, 1, 4),
            ("[1}", .commaOrBracketExpected, 1, 3),
            ("01", .leadingZero, 1, 2),
            ("-00", .leadingZero, 1, 3),
            ("[1.]", .digitExpected, 1, 4),
            ("-a", .digitExpected, 1, 2),
            ("--1", .digitExpected, 1, 2),
            ("1.e5", .digitExpected, 1, 3),
            ("1e5.5", .textAfterValue, 1, 4),
            ("[1e]", .digitExpected, 1, 4),
            ("\"a\nb\"", .controlCharacter, 1, 3),
            ("\"\u{1F}\"", .controlCharacter, 1, 2),
            (#""\x41""#, .unknownEscape, 1, 2),
            (#""\'""#, .unknownEscape, 1, 2),
            (#""\u00g0""#, .unknownEscape, 1, 2),
            (#""ab\U0041""#, .unknownEscape, 1, 4),
            (#""\ud83d""#, .loneSurrogate, 1, 2),
            (#""\ud83d\n""#, .loneSurrogate, 1, 2),
            (#""\ud83d\ud83d""#, .loneSurrogate, 1, 2),
            (#""\ude00\ud83d""#, .loneSurrogate, 1, 2),
            (#"{"a":1,"a":2}"#, .duplicateMember, 1, 8),
            (#"{"a":1,"\u0061":2}"#, .duplicateMember, 1, 8),
            (#"{"a":{"b":1},"c":{"b":1,"d":2,"b":3}}"#, .duplicateMember, 1, 31),
            (#"{"é": 1, "😀": x}"#, .valueExpected, 1, 15),
        ] as [(String, JSONSyntaxError.Problem, Int, Int)]
    )
    func otherTextIsRefusedWithItsPlace(text: String, problem: JSONSyntaxError.Problem, line: Int, column: Int) {
        #expect(throws: JSONSyntaxError(problem: problem, position: TextPosition(line: line, column: column))) {
            var parser = JSONParser(Array(text.utf8), depthLimit: 64)
            _ = try parser.document()
        }
    }

    @Test(
        arguments: [
            [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x22], [0xE0, 0x9F, 0x80], [0xE2, 0x82],
            [0xE2, 0x28, 0xA1], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0x80, 0x80], [0xF0, 0x9F, 0x98],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
        ] as [[UInt8]]
    )
    func bytesThatAreNotUTF8AreRefusedInsideAndOutsideOfStrings(bytes: [UInt8]) {
        let quote = UInt8(ascii: "\"")
        for text in [[quote] + bytes + [quote], [quote] + bytes] {
            #expect(throws: JSONSyntaxError(problem: .notUTF8, position: TextPosition(line: 1, column: 2))) {
                var parser = JSONParser(text, depthLimit: 64)
                _ = try parser.document()
            }
        }
        #expect(throws: JSONSyntaxError(problem: .notUTF8, position: TextPosition(line: 1, column: 1))) {
            var parser = JSONParser(bytes + [0x20, 0x20, 0x20], depthLimit: 64)
            _ = try parser.document()
        }
    }

    @Test func namesThatOnlyLookAlikeAreDifferentMembers() throws {
        var parser = JSONParser(Array("{\"\u{E9}\": 1, \"e\u{301}\": 2}".utf8), depthLimit: 64)
        let tree = try parser.document()
        #expect(tree.member("\u{E9}")?.outline == "1.0")
        #expect(tree.member("e\u{301}")?.outline == "2.0")
    }

    @Test(arguments: [2, 15, 16, 17, 18, 300])
    func duplicateMembersAreFoundInObjectsOfAnySize(count: Int) {
        for repeated in [0, count - 1] {
            let members = (0..<count).map { "\"member\($0)\": 0" } + ["\"member\(repeated)\": 0"]
            let place = TextPosition(line: count + 1, column: 1)
            #expect(throws: JSONSyntaxError(problem: .duplicateMember, position: place)) {
                var parser = JSONParser(Array("{\(members.joined(separator: ",\n"))}".utf8), depthLimit: 64)
                _ = try parser.document()
            }
        }
    }

    @Test func depthIsBounded() throws {
        func nested(_ depth: Int) -> [UInt8] {
            let opening = String(repeating: #"[{"a":"#, count: depth / 2)
            let closing = String(repeating: "}]", count: depth / 2)
            return Array("\(opening)1\(closing)".utf8)
        }
        var deepest = JSONParser(nested(64), depthLimit: 64)
        _ = try deepest.document()
        let place = TextPosition(line: 1, column: 32 * 6 + 1)
        #expect(throws: JSONSyntaxError(problem: .tooDeep(limit: 64), position: place)) {
            var deeper = JSONParser(nested(66), depthLimit: 64)
            _ = try deeper.document()
        }
    }

    @Test func everyValueAndNameKnowsWhereItStands() throws {
        let text = #"{ "a" : [ 1, "é", { "b": null } ], "c": -2 }"#
        var parser = JSONParser(Array(text.utf8), depthLimit: 64)
        let tree = try parser.document()
        #expect(tree.offsets == [0, 2, 8, 10, 13, 19, 21, 26, 36, 41])
    }

    @Test(arguments: [
        #"{"screen": {"device": "iphone-8"}, "sheet": {"cornerRadius": -1.5e1, "a": [true, false, null, "\u00e9é"]}}"#
    ])
    func everyPrefixOfAnObjectIsRefused(text: String) throws {
        let bytes = Array(text.utf8)
        var whole = JSONParser(bytes, depthLimit: 64)
        _ = try whole.document()
        for count in bytes.indices {
            #expect(throws: JSONSyntaxError.self, "first \(count) bytes") {
                var parser = JSONParser(Array(bytes[..<count]), depthLimit: 64)
                _ = try parser.document()
            }
        }
    }

    @Test func everyProblemIsToldInASentence() {
        let problems: [JSONSyntaxError.Problem] = [
            .emptyText, .endOfText, .byteOrderMark, .notUTF8, .valueExpected, .textAfterValue, .memberNameExpected,
            .colonExpected, .commaOrBraceExpected, .commaOrBracketExpected, .leadingZero, .digitExpected,
            .controlCharacter, .unknownEscape, .loneSurrogate, .duplicateMember, .tooDeep(limit: 64),
        ]
        let details = problems.map { JSONSyntaxError(problem: $0, position: TextPosition(line: 1, column: 1)).detail }
        #expect(Set(details).count == problems.count)
        #expect(details.allSatisfy { $0.hasSuffix(".") })
        #expect(details.last?.contains("64") == true)
    }
}

extension JSONValue {
    /// The tree in one line, a string followed by its scalars in hexadecimal.
    fileprivate var outline: String {
        switch content {
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .number(let number): "\(number)"
        case .string(let text):
            "'\(text)' " + text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
        case .array(let elements): "[\(elements.map(\.outline).joined(separator: ", "))]"
        case .object(let members): "{\(members.map { "\($0.name): \($0.value.outline)" }.joined(separator: ", "))}"
        case .untyped(let text): "untyped \(text)"
        }
    }

    /// The offsets of the value and of all that is in it, in the order of the text.
    fileprivate var offsets: [Int] {
        switch content {
        case .array(let elements): [offset] + elements.flatMap(\.offsets)
        case .object(let members): [offset] + members.flatMap { [$0.offset] + $0.value.offsets }
        default: [offset]
        }
    }
}
