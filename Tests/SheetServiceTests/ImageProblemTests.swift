import Foundation
import SheetEncoding
import Testing

@Suite struct ImageProblemTests {
    @Test(arguments: ["/v1/frame", "/v1/frames", "/v1/animation.png"])
    func aDamagedPictureIsTheCallersFault(path: String) async throws {
        let whole = PNG.encode(Bitmap(width: 64, height: 64, pixels: (0..<4_096).map { 0xFF00_0000 | $0 &* 2_654_435 }))
        let data = Data(whole.prefix(whole.count / 2)).base64EncodedString()
        let json = #"{"sheet": {"content": [{"type": "spacer"}, {"type": "image", "data": "\#(data)"}]}}"#
        let answer = try await Asking.post(json, to: path)
        #expect(answer.status == 422)
        #expect(answer.text.contains(#""/sheet/content/1/data""#))
    }
}
