import HTTPServer
import Testing

/// The names that users try first.
@Suite struct ShortNameTests {
    @Test(
        arguments: [
            ("transition=bounce", #"{"sheet": {"transitionStyle": "bounce"}}"#),
            ("style=bounce", #"{"sheet": {"transitionStyle": "bounce"}}"#),
            ("size=320x200", #"{"sheet": {"presentedFormSheetSize": {"width": 320, "height": 200}}}"#),
            (
                "device=iphone-15&dark=1&t=0.2&scale=2",
                #"{"screen": {"device": "iphone-15", "appearance": "dark", "scale": 2}, "output": {"time": 0.2}}"#
            ),
            ("dark=0&cb=91", "{}"),
            ("preset=compose&progress=0.5", #"{"preset": "compose", "output": {"progress": 0.5}}"#),
            (
                "orientation=landscape&phase=exit",
                #"{"screen": {"orientation": "landscape"}, "output": {"phase": "exit"}}"#
            ),
        ]
    )
    func shortQueryIsTheLongConfiguration(query: String, json: String) async throws {
        let posted = try await Asking.post(json)
        let asked = try await Asking.answer(.get, "/v1/frame.png", query: query)
        #expect(asked.status == 200)
        #expect(asked["ETag"] == posted["ETag"])
        #expect(asked.body == posted.body)
    }

    @Test func animationOfAPresetIsOneShortURL() async throws {
        let answer = try await Asking.answer(.get, "/v1/animation.webp", query: "preset=compose&scale=1&fps=5")
        #expect(answer.status == 200)
        #expect(answer["Content-Type"] == "image/webp")
    }
}
