import Foundation
import HTTPServer
import SheetConfiguration
import Testing

@testable import SheetService

@Suite struct AnimationTests {
    @Test func animationIsOneMovingPictureOfAllFrames() async throws {
        let query = "screen.width=120&screen.height=160&scale=1&fps=10&style=fade"
        let answer = try await Asking.answer(.get, "/v1/animation.apng", query: query)
        #expect(answer.status == 200)
        #expect(answer["Content-Type"] == "image/png")
        #expect(answer.pictureSize == [120, 160])
        #expect(answer["Sheetreel-Frames"] == "13")
        let control = try #require(Data(answer.body).range(of: Data("acTL".utf8)))
        let count = answer.body[control.upperBound..<control.upperBound + 4].reduce(0) { $0 << 8 | Int($1) }
        #expect((2...13).contains(count))
        let other = try await Asking.answer(.get, "/v1/animation.png", query: query)
        #expect(other.body == answer.body)
        #expect(other["ETag"] != answer["ETag"])
    }

    @Test func moreThanTheBudgetIsRefusedBeforeAFrameIsDrawn() async throws {
        let answer = try await Asking.post(
            #"{"screen": {"device": "iphone-15"}, "output": {"fps": 240}}"#,
            to: "/v1/animation"
        )
        #expect(answer.status == 413)
        let problem = try #require(try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
        let errors = try #require(problem["errors"] as? [[String: Any]])
        #expect(errors.map { $0["pointer"] as? String } == ["/output"])
        #expect(errors.map { $0["code"] as? String } == ["over-budget"])
    }

    @Test(arguments: Kind.allCases.filter(\.hasManyFrames))
    func frameAtATimeIsNotBoundByTheBudgetOfMany(kind: Kind) throws {
        let configuration = try ReelConfiguration(
            json: #"{"screen": {"scale": 3}, "output": {"fps": 240, "phase": "all"}}"#
        )
        #expect(JobBudget.objections(to: configuration, for: .frame).isEmpty)
        #expect(!JobBudget.objections(to: configuration, for: kind).isEmpty)
    }
}
