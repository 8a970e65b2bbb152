import Foundation
import HTTPServer
import SheetService
import Testing

@Suite struct ServiceTests {
    @Test(arguments: Route.all)
    func optionsTellsWhatARouteTakes(route: Route) async throws {
        let answer = try await Asking.answer(.options, route.example)
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

@Suite struct OverloadTests {
    @Test func requestBeyondWhatCanWaitIsTurnedAwayWithATimeToComeBack() async throws {
        let workers = try WorkerPool(threads: 1)
        var limits = Studio.Limits()
        limits.queuedPerWorker = 0
        let service = Service(
            studio: Studio(reel: try Reel(fonts: InstalledFonts(), workers: 1), workers: workers, limits: limits),
            workers: workers,
            lifecycle: Lifecycle()
        )
        let answers = await withTaskGroup(of: Response.self) { group in
            for index in 0..<20 {
                group.addTask {
                    let head = RequestHead(method: .get, path: "/v1/frame.png", query: "cornerRadius=\(index)&scale=1")
                    return await service.respond(to: Request(head: head))
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        let refused = answers.filter { $0.status.code == 503 }
        #expect(answers.allSatisfy { [200, 503].contains($0.status.code) })
        #expect(refused.count < 20)
        for refusal in refused { #expect((1...30).contains(Int(refusal.fields["Retry-After"] ?? "") ?? 0)) }
    }

    @Test func serverThatHasNotStartedIsNotReady() async throws {
        let answer = try await Asking.answer(.get, "/readyz")
        #expect(answer.status == 503)
        #expect(answer["Retry-After"] == "1")
    }
}
