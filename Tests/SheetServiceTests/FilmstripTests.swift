import Foundation
import HTTPServer
import SheetConfiguration
import Testing

@testable import SheetService

@Suite struct FilmstripTests {
    private static let screen = "screen.width=100&screen.height=120&scale=1"

    @Test func sixInstantsStandSideBySide() async throws {
        let answer = try await Asking.answer(.get, "/v1/filmstrip.png", query: Self.screen)
        #expect(answer.status == 200)
        #expect(answer.pictureSize == [16 + 6 * 100 + 5 * 12 + 16, 16 + 120 + 26 + 8])
        #expect(answer["Sheetreel-Frames"] == "6")
    }

    @Test func manyInstantsAreBrokenIntoEvenRows() async throws {
        let answer = try await Asking.answer(.get, "/v1/filmstrip", query: Self.screen + "&frames=10")
        #expect(answer.pictureSize == [16 + 5 * 100 + 4 * 12 + 16, 16 + 2 * (120 + 26) + 8])
    }

    @Test func eachVariantHasARowUnderItsTitle() async throws {
        let variants = #"[{"title": "light"}, {"title": "dark", "screen": {"appearance": "dark"}}, "deck"]"#
        let json = """
            {"screen": {"width": 100, "height": 120, "scale": 1}, "output": {"times": [0, 0.2]}, "variants": \(variants)}
            """
        let answer = try await Asking.post(json, to: "/v1/filmstrip")
        #expect(answer.status == 200)
        #expect(answer.pictureSize == [16 + 2 * 100 + 12 + 16, 16 + 3 * (26 + 120 + 26) + 8])
        #expect(answer["Sheetreel-Frames"] == "6")
    }

    @Test func faultInAVariantPointsIntoIt() async throws {
        let json = #"{"variants": [{}, {"sheet": {"cornerRadius": -1}}, 3, {"variants": [{}]}]}"#
        let answer = try await Asking.post(json, to: "/v1/filmstrip")
        #expect(answer.status == 422)
        let problem = try #require(try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
        let pointers = try #require(problem["errors"] as? [[String: Any]]).compactMap { $0["pointer"] as? String }
        #expect(pointers == ["/variants/1/sheet/cornerRadius", "/variants/2", "/variants/3/variants"])
    }

    @Test func filmstripLargerThanAPictureMayBeIsRefused() async throws {
        let answer = try await Asking.answer(.get, "/v1/filmstrip", query: "device=ipad-pro-13&frames=40")
        #expect(answer.status == 413)
    }
}
