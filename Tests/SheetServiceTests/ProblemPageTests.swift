import Foundation
import HTTPServer
import Testing

@testable import SheetService

@Suite struct ProblemPageTests {
    @Test func everyTypeOfProblemHasAPageOfItsOwn() async throws {
        let names = ProblemType.allCases.map(\.rawValue) + Violation.allCases.map(\.code)
        #expect(Set(names).count == names.count)
        for name in names {
            let page = try await Asking.answer(.get, "/problems/\(name)", ["Accept": "text/html"])
            #expect(page.status == 200)
            #expect(page["Content-Type"] == "text/html; charset=utf-8")
            #expect(page.text.contains("<code>\(name)</code>"))
            let data = try await Asking.answer(.get, "/problems/\(name)", ["Accept": "application/json"])
            let json = try #require(try JSONSerialization.jsonObject(with: Data(data.body)) as? [String: Any])
            #expect(json["type"] as? String == "/problems/\(name)")
            #expect(data["Vary"] == "Accept")
        }
    }

    @Test func typeOfAProblemLeadsToItsPage() async throws {
        let problem = try await Asking.post(#"{"shet": 1}"#)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(problem.body)) as? [String: Any])
        let page = try await Asking.answer(.get, try #require(json["type"] as? String))
        #expect(page.status == 200)
        #expect(page.text.contains(try #require(json["title"] as? String)))
    }

    @Test func indexListsThemAll() async throws {
        let index = try await Asking.answer(.get, "/problems", ["Accept": "text/html"])
        for page in ProblemPage.all { #expect(index.text.contains("/problems/\(page.name)\"")) }
    }

    @Test func nothingInTheTablesIsMarkup() {
        for page in ProblemPage.all {
            #expect(!(page.name + page.title + page.advice).contains { "<>&\"".contains($0) })
        }
    }
}
