import Foundation
import HTTPServer
import SheetConfiguration
import SheetEncoding
import Testing

@testable import SheetService

@Suite struct EncodedPathTests {
    private static let json = """
        {"screen": {"width": 100, "height": 120, "scale": 1}, "sheet": {"transitionStyle": "bounce"},
         "output": {"progress": 0.5, "fps": 10}}
        """

    @Test(arguments: Drawing.all)
    func bothEncodingsGiveTheBytesAndTheTagOfAPost(drawing: Drawing) async throws {
        let posted = try await Asking.post(Self.json, to: "/v1/\(drawing.name)")
        let text = Array(Self.json.utf8)
        for bytes in [text, Zlib.deflate(text)] {
            let path = "/v1/\(drawing.kind.rawValue)/\(Base64URL.encode(bytes)).\(drawing.format.rawValue)"
            let asked = try await Asking.answer(.get, path)
            #expect(asked.status == 200)
            #expect(asked.body == posted.body)
            #expect(asked["ETag"] == posted["ETag"])
            #expect(asked["Content-Type"] == posted["Content-Type"])
        }
    }

    @Test(arguments: ["e3", "e30=", "e30==", "*", "%7B%7D", "e31", "eJ8AAAAA"])
    func whatIsNoEncodingIsRefused(segment: String) async throws {
        #expect(try await Asking.answer(.get, "/v1/frame/\(segment).png").status == (segment == "e30=" ? 200 : 400))
    }

    @Test func configurationThatInflatesBeyondTheLimitIsRefused() async throws {
        let long = [UInt8](repeating: UInt8(ascii: " "), count: EncodedConfiguration.limit - 1) + Array("{}".utf8)
        let answer = try await Asking.answer(.get, "/v1/frame/\(Base64URL.encode(Zlib.deflate(long))).png")
        #expect(answer.status == 413)
        let fitting = Base64URL.encode(Zlib.deflate(Array(long.dropFirst())))
        #expect(try await Asking.answer(.get, "/v1/timeline/\(fitting).json").status == 200)
    }

    @Test func faultsInAPathHaveTheirPointersAndPlaces() async throws {
        let segment = EncodedConfiguration.segment(of: Array("{\n \"shet\": {}}".utf8))
        let answer = try await Asking.answer(.get, "/v1/frame/\(segment).png")
        #expect(answer.status == 422)
        let problem = try #require(try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
        let errors = try #require(problem["errors"] as? [[String: Any]])
        #expect(errors.map { $0["pointer"] as? String } == ["/shet"])
        #expect(errors.map { $0["line"] as? Int } == [2])
    }

    @Test func queryBehindAPathMaySayHowItIsDeliveredAndNothingElse() async throws {
        let plain = try await Asking.answer(.get, "/v1/frame/e30.png", query: "cb=7&v=1&download=0")
        #expect(plain.status == 200)
        #expect(try await Asking.answer(.get, "/v1/frame/e30.png", query: "scale=1").status == 400)
    }

    @Test(arguments: 0..<200)
    func base64URLIsUndone(count: Int) {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ count) }
        #expect(Base64URL.decode(Substring(Base64URL.encode(bytes))) == bytes)
        #expect(Array(Data(base64Encoded: Data(bytes).base64EncodedString()) ?? Data()) == bytes)
    }

    @Test func configurationsAreSpelledTheShorterWay() throws {
        for text in ["{}", String(repeating: " ", count: 500) + "{}"] {
            let segment = EncodedConfiguration.segment(of: Array(text.utf8))
            #expect(try EncodedConfiguration.text(in: Substring(segment)) == Array(text.utf8))
            #expect(segment.count < 60)
        }
    }
}
