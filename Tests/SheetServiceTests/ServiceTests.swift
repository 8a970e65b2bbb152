import Foundation
import HTTPServer
import SheetService
import Testing

@Suite struct ServiceTests {
    @Test(arguments: Route.allCases)
    func optionsTellsWhatARouteTakes(route: Route) async throws {
        let answer = try await Asking.answer(.options, route.path)
        #expect(answer.status == 204)
        #expect(answer["Allow"] == route.methods.map(\.name).joined(separator: ", "))
        #expect(answer["Access-Control-Allow-Methods"] == answer["Allow"])
        #expect(answer.body.isEmpty)
    }

    @Test func optionsForTheWholeServerIsAnswered() async throws {
        #expect(try await Asking.answer(.options, "*").status == 204)
    }

    @Test func serverIsAlive() async throws {
        let answer = try await Asking.answer(.get, "/livez")
        #expect(answer.status == 200)
        #expect(answer.text == "alive\n")
    }

    @Test func contractIsTheProjectsOwnFile() async throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../openapi.yaml")
        let answer = try await Asking.answer(.get, "/openapi.yaml")
        #expect(answer["Content-Type"] == "application/yaml")
        #expect(try Data(answer.body) == Data(contentsOf: file))
    }

    @Test func requestKeepsAUsableIdAndGetsANewOneOtherwise() async throws {
        let kept = try await Asking.answer(.get, "/livez", ["X-Request-Id": "build-7.2_a"])
        #expect(kept["X-Request-Id"] == "build-7.2_a")
        let replaced = try await Asking.answer(.get, "/livez", ["X-Request-Id": "no spaces, please"])
        let next = try await Asking.answer(.get, "/livez")
        #expect(replaced["X-Request-Id"] != "no spaces, please")
        #expect(replaced["X-Request-Id"] != next["X-Request-Id"])
    }
}
