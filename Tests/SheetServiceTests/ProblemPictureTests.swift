import HTTPServer
import SheetService
import Testing

@Suite struct ProblemPictureTests {
    @Test(
        arguments: [
            "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", "image/*", "image/png;q=0.2",
        ]
    )
    func clientForPicturesGetsTheProblemAsOne(accept: String) async throws {
        var fields = Fields()
        try fields.append("Accept", checking: accept)
        for (path, query, status) in [
            ("/v1/frame.png", "cornerRadiu=8&scale=9", 422), ("/v1/frmae.png", "", 404),
            ("/v1/frame.png", "a=%zz", 400),
            ("/v1/frame/*.png", "", 400), ("/v1/frame.png", "scale=4&screen.width=2800&screen.height=2800", 413),
        ] {
            let answer = try await Asking.answer(.get, path, query: query, fields)
            #expect(answer.status == status)
            #expect(answer.isPNG)
            #expect(answer["Content-Type"] == "image/png")
            #expect(answer["Cache-Control"] == "no-store")
            #expect(answer["Vary"] == "Accept")
            #expect(answer.pictureSize[0] == 960)
        }
    }

    @Test(arguments: ["*/*", "text/html,application/xhtml+xml,image/avif,image/webp,*/*;q=0.8", "application/json"])
    func otherClientsGetTheDocument(accept: String) async throws {
        var fields = Fields()
        try fields.append("Accept", checking: accept)
        let answer = try await Asking.answer(.get, "/v1/frame.png", query: "cornerRadiu=8", fields)
        #expect(answer["Content-Type"] == "application/problem+json")
    }

    @Test func longProblemStaysASmallPicture() async throws {
        let query = (0..<200).map { "member\($0)=\(String(repeating: "x", count: 60))" }.joined(separator: "&")
        let answer = try await Asking.answer(.get, "/v1/frame.png", query: query, ["Accept": "image/*"])
        #expect(answer.status == 422)
        #expect(answer.pictureSize[1] < 2_000)
    }
}
