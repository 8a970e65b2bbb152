import HTTPServer
import SheetConfiguration
import Testing

@Suite struct PlotTests {
    @Test(arguments: ["/v1/plot", "/v1/plot.png"])
    func configurationIsAChartOfWhatMoves(path: String) async throws {
        // y, its velocity and the dimming move.
        let slide = try await Asking.post(#"{"screen": {"scale": 1}}"#, to: path)
        #expect(slide.isPNG)
        #expect(slide.pictureSize == [720, 3 * 150 + 16])
        // y, its velocity, the rotation and the dimming.
        let drop = try await Asking.answer(.get, path, query: "scale=1&transitionStyle=dropDown")
        #expect(drop.pictureSize == [720, 4 * 150 + 16])
    }

    @Test func chartIsNotTheFrameOfTheSameConfiguration() async throws {
        let plot = try await Asking.answer(.get, "/v1/plot.png", query: "scale=1")
        let frame = try await Asking.answer(.get, "/v1/frame.png", query: "scale=1")
        #expect(plot["ETag"] != frame["ETag"])
        #expect(plot.body != frame.body)
    }

    @Test func timelineInWhichNothingHappensIsAChartToo() async throws {
        let answer = try await Asking.post(
            #"{"screen": {"scale": 1}, "storyboard": [{"action": "wait"}]}"#,
            to: "/v1/plot"
        )
        #expect(answer.status == 200)
        #expect(answer.pictureSize == [720, 166])
    }

    @Test(arguments: Preset.all.map(\.name))
    func everyPresetIsAChartAndAPicture(name: String) async throws {
        for path in ["/v1/plot.png", "/v1/frame.png"] {
            #expect(try await Asking.answer(.get, path, query: "scale=1&preset=\(name)").status == 200)
        }
    }
}
