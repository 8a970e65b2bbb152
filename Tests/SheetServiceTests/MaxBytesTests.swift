import Foundation
import HTTPServer
import SheetConfiguration
import Testing

@testable import SheetService

@Suite struct MaxBytesTests {
    private static let query = "screen.width=160&screen.height=240&scale=2&fps=15&style=bounce"
    private static let formats = ["apng", "webp", "gif"]

    @Test(arguments: formats, [0.9, 0.3])
    func animationGivesUpNoMoreThanItsBoundAsksFor(format: String, part: Double) async throws {
        let path = "/v1/animation.\(format)"
        let whole = try await Asking.answer(.get, path, query: Self.query)
        let most = Int(Double(whole.body.count) * part)
        let answer = try await Asking.answer(.get, path, query: Self.query + "&maxBytes=\(most)")
        #expect(answer.status == 200)
        #expect(answer.body.count <= most)
        #expect(answer["Sheetreel-Adjusted"] != nil)
        let again = try await Asking.answer(.get, path, query: Self.query + "&maxBytes=\(answer.body.count)")
        #expect(again.body == answer.body)
        #expect(again["ETag"] != answer["ETag"])
    }

    @Test(arguments: formats)
    func animationWithinItsBoundIsAsItIsWithoutOne(format: String) async throws {
        let path = "/v1/animation.\(format)"
        let whole = try await Asking.answer(.get, path, query: Self.query)
        let bounded = try await Asking.answer(.get, path, query: Self.query + "&maxBytes=\(whole.body.count)")
        #expect(bounded.body == whole.body)
        #expect(bounded["Sheetreel-Adjusted"] == nil)
    }

    @Test(arguments: formats)
    func boundThatCannotBeKeptIsAFault(format: String) async throws {
        let answer = try await Asking.answer(
            .get,
            "/v1/animation.\(format)",
            query: Self.query + "&maxBytes=1024"
        )
        #expect(answer.status == 413)
        let problem = try #require(try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
        let errors = try #require(problem["errors"] as? [[String: Any]])
        #expect(errors.map { $0["pointer"] as? String } == ["/output/maxBytes"])
    }

    @Test(arguments: [Format.apng, .png, .webp, .gif], [1.0, 1.25, 2, 3, 4])
    func everyAttemptGivesUpMoreAndIsOneThatMayBeAskedFor(format: Format, scale: Double) throws {
        let configuration = try ReelConfiguration(
            json: #"{"screen": {"device": "iphone-8", "scale": \#(scale)}, "output": {"maxBytes": 2000}}"#
        )
        let attempts = AnimationSettings(configuration).attempts(as: format)
        #expect((3...9).contains(attempts.count))
        #expect(Set(attempts).count == attempts.count)
        for (before, after) in zip(attempts, attempts.dropFirst()) {
            #expect(after.frameStep >= before.frameStep && after.colors <= before.colors && after.scale <= before.scale)
            #expect(after.quality ?? 100 <= before.quality ?? 100)
            #expect(Limits.standard.scale.contains(after.scale))
            #expect(after.concessions(from: attempts[0]) != nil)
        }
    }

    @Test(arguments: [Format.apng, .webp, .gif])
    func withoutABoundNothingIsTriedButWhatIsAskedFor(format: Format) throws {
        let asked = AnimationSettings(try ReelConfiguration(json: "{}"))
        #expect(asked.attempts(as: format) == [asked])
    }

    @Test func whatWasGivenUpIsToldAsADictionary() throws {
        let configuration = try ReelConfiguration(json: #"{"output": {"maxBytes": 2000}}"#)
        let asked = AnimationSettings(configuration)
        let told = asked.attempts(as: .gif).map { $0.concessions(from: asked) }
        #expect(told.prefix(4) == [nil, "every=2", "every=3", "every=3, colors=128"])
        #expect(told.last == "every=3, colors=32, scale=1")
    }
}
