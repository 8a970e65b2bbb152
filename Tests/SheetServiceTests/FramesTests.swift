import Foundation
import HTTPServer
import SheetConfiguration
import Testing

@testable import SheetService

@Suite struct FramesTests {
    private static let query = "screen.width=100&screen.height=120&scale=1&phase=entry&style=fade"

    @Test func everyPartIsTheFrameAtItsTime() async throws {
        let answer = try await Asking.answer(.get, "/v1/frames", query: Self.query + "&times=0,0.1,0.3")
        #expect(answer.status == 200)
        let type = try #require(answer["Content-Type"])
        #expect(type.hasPrefix("multipart/mixed; boundary="))
        let boundary = type.dropFirst("multipart/mixed; boundary=".count)
        #expect(answer["ETag"] == "\"\(boundary)\"")
        let body = Data(answer.body)
        #expect(body.starts(with: Data("--\(boundary)\r\n".utf8)))
        #expect(body.suffix(boundary.count + 8) == Data("\r\n--\(boundary)--\r\n".utf8))
        for time in ["0", "0.1", "0.3"] {
            let frame = try await Asking.answer(.get, "/v1/frame.png", query: Self.query + "&t=\(time)")
            let field = try #require(body.range(of: Data("Sheetreel-Time: \(time)\r\n".utf8)))
            let start = try #require(body.range(of: Data("\r\n\r\n".utf8), in: field.upperBound..<body.endIndex))
            #expect(body[start.upperBound...].starts(with: Data(frame.body)))
        }
    }

    @Test func archiveHasAFileForEachFrame() async throws {
        let answer = try await Asking.answer(.get, "/v1/frames.zip", query: Self.query + "&frames=3")
        #expect(answer["Content-Type"] == "application/zip")
        for name in ["frame-000.png", "frame-001.png", "frame-002.png"] {
            #expect(Data(answer.body).range(of: Data(name.utf8)) != nil)
        }
    }

    @Test func framesThatAreTooManyToHoldAreSentWhileTheyAreMade() async throws {
        let query = "frames=40&phase=entry"
        let answer = try await Asking.answer(.get, "/v1/frames.zip", query: query)
        #expect(answer.status == 200)
        guard case .stream = answer.response.body else {
            Issue.record("the body is whole")
            return
        }
        var fields = Fields()
        try fields.append("If-None-Match", checking: try #require(answer["ETag"]))
        #expect(try await Asking.answer(.get, "/v1/frames.zip", query: query, fields).status == 304)
    }

    @Test func piecesMakeUpTheWholeBody() throws {
        let configuration = try ReelConfiguration(json: #"{"screen": {"scale": 1}, "output": {"frames": 3}}"#)
        let reel = try Reel(fonts: InstalledFonts(), workers: 1)
        var parts = try reel.parts(.multipart, of: configuration)
        var pieces: [[UInt8]] = []
        while let piece = try parts.piece() { pieces.append(piece) }
        #expect(pieces.count == 4)
        let whole = try reel.bytes(Drawing(.frames, .multipart), of: configuration)
        #expect(Array(pieces.joined()) == whole)
        #expect(try parts.piece() == nil)
    }
}
