import Testing

@testable import SheetConfiguration

/// Input made to cost more than it is worth. The time limit is generous; quadratic work on a mebibyte exceeds it.
@Suite(.timeLimit(.minutes(1))) struct HostileInputTests {
    private static let mebibyte = 1_048_576

    private func invalid(_ json: String) throws -> FaultList {
        let error = try #require(throws: ConfigurationError.self) { try ReelConfiguration(json: json) }
        guard case .invalid(let list) = error else { throw error }
        return list
    }

    @Test(arguments: ["[", #"{"a":"#, #"[{"a":"#])
    func aMebibyteOfNestingEndsAtTheDepthLimit(opening: String) throws {
        let text = String(repeating: opening, count: Self.mebibyte / opening.utf8.count)
        let error = try #require(throws: ConfigurationError.self) { try ReelConfiguration(json: text) }
        guard case .syntax(let syntaxError) = error else { throw error }
        #expect(syntaxError.problem == .tooDeep(limit: 64))
    }

    @Test(arguments: ["0,", "[],", "{},", #""","#])
    func aMebibyteOfElementsIsOneFault(element: String) throws {
        let elements = String(repeating: element, count: Self.mebibyte / element.utf8.count - 20)
        let list = try invalid(#"{"output": {"times": [\#(elements)0]}}"#)
        #expect(list.listed.map(\.pointer) == ["/output/times"])
        #expect(list.omitted == 0)
    }

    @Test(arguments: ["m", "cornerRadiu"])
    func ofFiftyThousandUnknownMembersTheFirstAreListed(prefix: String) throws {
        let count = 50_000
        let members = (0..<count).map { "\"\(prefix)\($0)\":0" }.joined(separator: ",")
        let list = try invalid("{\(members)}")
        #expect(list.listed.count == Limits.standard.listedFaults)
        #expect(list.omitted == count - list.listed.count)
        #expect(list.listed.last?.pointer == "/\(prefix)255")
    }

    @Test func aNameOfAMebibyteIsAnsweredWithAShortSentence() throws {
        let list = try invalid(#"{"\#(String(repeating: "n", count: Self.mebibyte - 10))": 1}"#)
        #expect(list.listed.map { $0.detail.count < 250 } == [true])
        #expect(list.listed.first?.suggestion == nil)
    }

    @Test func aNameOfAMebibyteAsAValueIsAnsweredWithAShortSentence() throws {
        let list = try invalid(#"{"screen": {"device": "\#(String(repeating: "n", count: Self.mebibyte - 50))"}}"#)
        #expect(list.listed.map { $0.detail.count < 500 } == [true])
        #expect(list.listed.first?.suggestion == nil)
    }

    @Test(
        arguments: [
            (String(repeating: "9", count: 1_000_000), nil),
            ("1" + String(repeating: "0", count: 1_000_000) + "e-1000000", 1),
            ("0." + String(repeating: "0", count: 1_000_000) + "1e1000001", 1),
            ("1e" + String(repeating: "9", count: 1_000_000), nil),
            ("1e-" + String(repeating: "9", count: 1_000_000), 0),
        ] as [(String, Double?)]
    )
    func aNumberOfAMillionDigitsIsANumber(digits: String, value: Double?) throws {
        let json = #"{"output": {"time": \#(digits)}}"#
        if let value {
            #expect(try ReelConfiguration(json: json).output.moment == .time(value))
        } else {
            #expect(try invalid(json).listed.map(\.code) == [.outOfRange])
        }
    }

    @Test func aDuplicateOfOneOfNinetyThousandMembersIsFound() throws {
        let members = (0..<90_000).map { "\"m\($0)\":0" }.joined(separator: ",")
        let error = try #require(throws: ConfigurationError.self) {
            try ReelConfiguration(json: "{\(members),\n\"m7\":0}")
        }
        guard case .syntax(let syntaxError) = error else { throw error }
        #expect(syntaxError == JSONSyntaxError(problem: .duplicateMember, position: TextPosition(line: 2, column: 1)))
    }

    @Test func aHundredThousandParametersAreAnsweredLikeMembers() throws {
        for name in ["nonsense", "cornerRadius"] {
            let query = (0..<100_000).map { _ in (name: name, value: "1") }
            let error = try #require(throws: ConfigurationError.self) { try ReelConfiguration(query: query) }
            guard case .invalid(let list) = error else { throw error }
            #expect(list.listed.count == Limits.standard.listedFaults)
        }
    }
}
