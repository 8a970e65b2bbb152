import Testing

@testable import HTTPServer

@Suite struct HeadParserTests {
    private static let heads = [
        "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
        "\r\nPOST /v1/frame?fps=30 HTTP/1.1\r\nHost: a.example:8080\r\nContent-Type: application/json\r\n"
            + "Content-Length: 12\r\nAccept: image/png, */*;q=0.5\r\nX-Empty:\r\nX-Blank: \t v \t\r\n\r\n",
        "OPTIONS * HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
        "PUT http://b.example/x?y HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nExpect: 100-continue\r\n\r\n",
    ]

    private func parse(_ pieces: [ArraySlice<UInt8>]) -> HeadParser.Outcome {
        var parser = HeadParser(limits: ServerLimits())
        var bytes: [UInt8] = []
        var outcome = HeadParser.Outcome.needsMore
        for piece in pieces {
            bytes += piece
            outcome = parser.advance(over: bytes.span)
            guard case .needsMore = outcome else { return outcome }
        }
        return outcome
    }

    private func describe(_ outcome: HeadParser.Outcome) -> String {
        switch outcome {
        case .needsMore: return "needs more"
        case .violation(let violation): return "violation \(violation)"
        case .complete(let head):
            let framing = "\(head.bodyLength) \(head.isPersistent) \(head.expectsContinue) \(head.length)"
            switch head.content {
            case .refused(let violation): return "refused \(violation) \(framing)"
            case .request(let request):
                return "\(request.method.name) \(request.path) \(request.query ?? "-") \(request.version) "
                    + "\(request.authority ?? "-") \(request.fields.pairs) \(framing)"
            }
        }
    }

    @Test(arguments: heads)
    func everyPrefixNeedsMore(head: String) {
        let bytes = Array(head.utf8)
        for end in 0..<bytes.count { #expect(describe(parse([bytes[..<end]])) == "needs more") }
        #expect(describe(parse([bytes[...]])).hasSuffix(" \(bytes.count)"))
    }

    @Test(arguments: heads)
    func everySplitGivesTheSame(head: String) {
        let bytes = Array(head.utf8)
        let whole = describe(parse([bytes[...]]))
        for split in 0...bytes.count { #expect(describe(parse([bytes[..<split], bytes[split...]])) == whole) }
        #expect(describe(parse(bytes.indices.map { bytes[$0...$0] })) == whole)
    }

    @Test func whatFollowsTheHeadIsLeftAlone() {
        let bytes = Array("GET / HTTP/1.1\r\nHost: a\r\n\r\n\0\n\r garbage".utf8)
        #expect(describe(parse([bytes[...]])).hasSuffix(" 27"))
    }

    @Test func partsOfAHeadAreFound() throws {
        let bytes = Array(Self.heads[1].utf8)
        guard case .complete(let parsed) = parse([bytes[...]]), case .request(let head) = parsed.content else {
            Issue.record("the head is complete")
            return
        }
        #expect(head.method == .post)
        #expect(head.path == "/v1/frame")
        #expect(head.query == "fps=30")
        #expect(head.authority == "a.example:8080")
        #expect(head.fields["content-TYPE"] == "application/json")
        #expect(head.fields["X-Empty"] == "")
        #expect(head.fields["X-Blank"] == "v")
        #expect(head.fields["X-Missing"] == nil)
        #expect(head.bodyLength == .exactly(12))
    }

    @Test func theTargetsAuthorityWinsOverHost() throws {
        let bytes = Array(Self.heads[3].utf8)
        guard case .complete(let parsed) = parse([bytes[...]]), case .request(let head) = parsed.content else {
            Issue.record("the head is complete")
            return
        }
        #expect(head.authority == "b.example")
        #expect(head.path == "/x")
        #expect(head.query == "y")
        #expect(parsed.expectsContinue)
    }

    /// A stand-in for a fuzzer: broken copies of good heads give an answer and never trap, however they are cut.
    @Test func brokenHeadsNeverTrapAndNeverDependOnTheirCut() {
        var random = SplitMix(seed: 0x5EED)
        for round in 0..<3000 {
            var bytes = Array(Self.heads[round % Self.heads.count].utf8)
            for _ in 0...random.below(3) { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
            let whole = describe(parse([bytes[...]]))
            let split = random.below(bytes.count)
            #expect(describe(parse([bytes[..<split], bytes[split...]])) == whole, "seed 0x5EED, round \(round)")
        }
    }

    @Test func classesOfOctetsAreThoseOfTheGrammar() {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
        let tokens = Set("\(letters)!#$%&'*+-.^_`|~".utf8)
        let targets = Set("\(letters)-._~!$&'()*+,;=:@/?%[]".utf8)
        let names = Set("\(letters)-._~!$&'()*+;=%".utf8)
        for byte in UInt8.min...UInt8.max {
            #expect(byte.isToken == tokens.contains(byte))
            #expect(byte.isTarget == targets.contains(byte))
            #expect(byte.isRegisteredName == names.contains(byte))
            #expect(byte.isFieldValue == (byte == 9 || (byte >= 32 && byte != 127)))
        }
    }
}
