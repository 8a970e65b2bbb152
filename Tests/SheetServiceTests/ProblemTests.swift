import Foundation
import HTTPServer
import SheetService
import Testing

@Suite struct ProblemTests {
    @Test func bothFaultsOfAConfigurationAreNamedInItsOrder() async throws {
        let answer = try await Asking.post(#"{"sheet":{"cornerRadiu":8,"shadowOpacity":3}}"#)
        #expect(answer.status == 422)
        #expect(answer["Content-Type"] == "application/problem+json")
        #expect(answer["Cache-Control"] == "no-store")
        let problem = try document(answer)
        #expect(problem["type"] as? String == "/problems/invalid-configuration")
        let errors = try #require(problem["errors"] as? [[String: Any]])
        #expect(errors.map { $0["pointer"] as? String } == ["/sheet/cornerRadiu", "/sheet/shadowOpacity"])
        #expect(errors.map { $0["code"] as? String } == ["unknown-member", "out-of-range"])
        #expect(errors.map { $0["suggestion"] as? String } == ["cornerRadius", nil])
        #expect(try #require(errors[1]["detail"] as? String).contains("from 0 to 1"))
    }

    @Test func brokenJSONIsAnsweredWithItsLineAndColumn() async throws {
        let answer = try await Asking.post("{\n  \"sheet\": {,}\n}")
        #expect(answer.status == 400)
        let problem = try document(answer)
        #expect(problem["line"] as? Int == 2)
        #expect(problem["column"] as? Int == 13)
    }

    @Test func emptyBodyIsNotJSON() async throws {
        #expect(try await Asking.post("").status == 400)
    }

    @Test(arguments: ["[]", "3", "null", #""frame""#])
    func documentThatIsNoObjectIsImpossible(json: String) async throws {
        let answer = try await Asking.post(json)
        #expect(answer.status == 422)
        let errors = try #require(try document(answer)["errors"] as? [[String: Any]])
        #expect(errors.map { $0["pointer"] as? String } == [""])
    }

    @Test func pictureOverTheBudgetIsRefusedBeforeItIsDrawn() async throws {
        let answer = try await Asking.post(#"{"screen": {"width": 2800, "height": 2800, "scale": 4}}"#)
        #expect(answer.status == 413)
    }

    @Test func sheetOverTheBudgetIsRefusedBeforeItIsDrawn() async throws {
        let answer = try await Asking.post(
            #"{"screen": {"scale": 4}, "sheet": {"presentedFormSheetSize": {"width": 8192, "height": 8192}}}"#
        )
        #expect(answer.status == 413)
        let errors = try #require(try document(answer)["errors"] as? [[String: Any]])
        #expect(errors.map { $0["pointer"] as? String } == ["/sheet/presentedFormSheetSize"])
    }

    @Test(arguments: [nil, "text/plain", "application/problem+json", "application/x-www-form-urlencoded", "json"])
    func bodyThatIsNotDeclaredJSONIsRefusedUnread(type: String?) async throws {
        var fields = Fields()
        if let type { try fields.append("Content-Type", checking: type) }
        let answer = try await Asking.answer(.post, "/v1/frame", fields, body: Array("{}".utf8))
        #expect(answer.status == 415)
        #expect(answer["Accept-Post"] == "application/json")
    }

    @Test(arguments: ["application/json", "application/json; charset=utf-8", "APPLICATION/JSON;charset=\"UTF-8\""])
    func jsonByAnyOfItsSpellingsIsTaken(type: String) async throws {
        var fields = Fields()
        try fields.append("Content-Type", checking: type)
        let answer = try await Asking.answer(.post, "/v1/frame", fields, body: Array(#"{"screen": {"scale": 1}}"#.utf8))
        #expect(answer.status == 200)
    }

    @Test func otherCharsetIsRefused() async throws {
        let fields: Fields = ["Content-Type": "application/json; charset=utf-16"]
        #expect(try await Asking.answer(.post, "/v1/frame", fields, body: [0x7B, 0x7D]).status == 400)
    }

    @Test func encodedBodyIsRefused() async throws {
        let fields: Fields = ["Content-Type": "application/json", "Content-Encoding": "gzip"]
        let answer = try await Asking.answer(.post, "/v1/frame", fields, body: [0x1F, 0x8B])
        #expect(answer.status == 415)
        #expect(answer["Accept-Encoding"] == "identity")
    }

    @Test func postWithoutABodyNeedsOne() async throws {
        #expect(try await Asking.answer(.post, "/v1/frame", ["Content-Type": "application/json"]).status == 411)
    }

    @Test func postWithAQueryIsRefused() async throws {
        let fields: Fields = ["Content-Type": "application/json"]
        let answer = try await Asking.answer(.post, "/v1/frame", query: "scale=2", fields, body: [0x7B, 0x7D])
        #expect(answer.status == 400)
    }

    @Test func faultInAQueryNamesItsParameter() async throws {
        let answer = try await Asking.answer(.get, "/v1/frame", query: "cornerRadiu=8&scale=9")
        #expect(answer.status == 422)
        let errors = try #require(try document(answer)["errors"] as? [[String: Any]])
        #expect(errors.map { $0["parameter"] as? String } == ["cornerRadiu", "scale"])
        #expect(errors[1]["pointer"] as? String == "/screen/scale")
    }

    @Test(arguments: ["%zz", "a=%c3%28", "a=%00"])
    func queryThatCannotBeDecodedIsRefused(query: String) async throws {
        #expect(try await Asking.answer(.get, "/v1/frame", query: query).status == 400)
    }

    @Test func clientThatAcceptsNothingOfItIsTold() async throws {
        let answer = try await Asking.answer(.get, "/v1/frame", ["Accept": "text/html"])
        #expect(answer.status == 406)
        #expect(answer["Vary"] == "Accept")
    }

    @Test(arguments: ["DELETE", "PUT", "PATCH", "TRACE", "get", "BREW"])
    func otherMethodsAreAnsweredWithTheOnesThereAre(name: String) async throws {
        let method = try #require(Method(name))
        for route in Route.all {
            let answer = try await Asking.answer(method, route.example)
            #expect(answer.status == 405)
            #expect(answer["Allow"] == route.methods.map(\.name).joined(separator: ", "))
        }
    }

    @Test(arguments: [
        "/v1", "/v1/frame/", "/v1/frame.gif", "/v1/frame%2Epng", "//v1/frame", "/v1/../livez", "/v1/frame/.png",
        "/v1/frame/e30", "/v1/frame/e30.gif", "/v1/frame/e/30.png", "/v1/still/e30.png", "/problems/", "/problems/none",
        "/v1/frame/{configuration}",
    ])
    func unknownPathIsNotFound(path: String) async throws {
        let answer = try await Asking.answer(.get, path)
        #expect(answer.status == 404)
        #expect(answer["Content-Type"] == "application/problem+json")
    }

    @Test(arguments: Violation.allCases)
    func everyBreachOfTheProtocolIsAProblemDocument(violation: Violation) throws {
        let answer = Answer(try Asking.service.get().respond(to: violation))
        #expect(answer.status == violation.status.code)
        #expect(answer["Content-Type"] == "application/problem+json")
        let problem = try document(answer)
        #expect(problem["status"] as? Int == violation.status.code)
        #expect(problem["detail"] as? String == violation.sentence)
    }

    @Test func clientsOwnWordsComeBackHarmless() async throws {
        let answer = try await Asking.post(#"{"\u0000\"<script>\n": 1}"#)
        #expect(answer.status == 422)
        let errors = try #require(try document(answer)["errors"] as? [[String: Any]])
        #expect(errors[0]["pointer"] as? String == "/\0\"<script>\n")
        #expect(!answer.body.contains(0))
    }

    private func document(_ answer: Answer) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
    }
}
