import Foundation
import HTTPServer
import SheetConfiguration
import Testing

@testable import SheetService

@Suite struct AnimationTests {
    /// A small screen with nothing on it.
    private static let bare = "screen.width=120&screen.height=160&scale=1&presenter.content=%5B%5D&content=%5B%5D"

    @Test func animationIsOneMovingPictureOfAllFrames() async throws {
        let query = Self.bare + "&fps=10&style=fade"
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

    @Test(arguments: Drawing.all.filter(\.kind.hasManyFrames))
    func frameAtATimeIsNotBoundByTheBudgetOfMany(drawing: Drawing) throws {
        let json = #"{"screen": {"scale": 3}, "output": {"fps": 240, "phase": "all"}}"#
        let configuration = try ReelConfiguration(json: json)
        #expect(JobBudget.objections(to: configuration, for: Drawing(.frame, .png)).isEmpty)
        #expect(!JobBudget.objections(to: configuration, for: drawing).isEmpty)
    }

    @Test(arguments: [
        ("webp", "image/webp", "RIFF"), ("gif", "image/gif", "GIF89a"), ("png", "image/png", "\u{89}PNG"),
    ])
    func animationComesInEveryFormat(name: String, type: String, start: String) async throws {
        let query = "screen.width=120&screen.height=160&scale=1&fps=10&style=bounce"
        let answer = try await Asking.answer(.get, "/v1/animation.\(name)", query: query)
        #expect(answer.status == 200)
        #expect(answer["Content-Type"] == type)
        #expect(answer.body.starts(with: start.unicodeScalars.map { UInt8($0.value) }))
        var fields = Fields()
        try fields.append("Accept", checking: type)
        #expect(try await Asking.answer(.get, "/v1/animation", query: query, fields).body == answer.body)
    }

    @Test func eachOfSeveralSheetsIsNamedAsInTheArchive() async throws {
        let query = Self.bare + "&fps=10&style=fade&maxEdge=512"
        let styles = try await Asking.answer(.get, "/v1/sprite.css", query: query).text
        let archive = try await Asking.answer(.get, "/v1/sprite.zip", query: query).body
        for page in 0...1 {
            #expect(styles.contains("sprite-\(page).png"))
            #expect(Data(archive).range(of: Data("sprite-\(page).png".utf8)) != nil)
            let atlas = try await Asking.answer(.get, "/v1/sprite.json", query: query + "&page=\(page)")
            let json = try #require(try JSONSerialization.jsonObject(with: Data(atlas.body)) as? [String: Any])
            #expect((json["meta"] as? [String: Any])?["image"] as? String == "sprite-\(page).png")
        }
    }

    @Test func spriteHoldsAllFramesSideBySide() async throws {
        let query = Self.bare + "&fps=10&style=fade"
        let sheet = try await Asking.answer(.get, "/v1/sprite.png", query: query)
        #expect(sheet.pictureSize == [1_560, 160])
        #expect(sheet["Sheetreel-Frames"] == "13")
        let atlas = try await Asking.answer(.get, "/v1/sprite.json", query: query)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(atlas.body)) as? [String: Any])
        #expect((json["frames"] as? [String: Any])?.count == 13)
        #expect((json["meta"] as? [String: Any])?["image"] as? String == "sprite.png")
        let missing = try await Asking.answer(.get, "/v1/sprite.png", query: query + "&page=1")
        #expect(missing.status == 422)
        let archive = try await Asking.answer(.get, "/v1/sprite.zip", query: query)
        #expect(archive["Content-Type"] == "application/zip")
        #expect(Data(archive.body).range(of: Data(sheet.body)) != nil)
    }
}
