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

    @Test func twoConfigurationsShareAChart() async throws {
        // Besides y and its velocity and the dimming the bounce's scale moves; the legend has a row of its own.
        let json = #"{"screen": {"scale": 1}, "compare": {"title": "bounce", "sheet": {"transitionStyle": "bounce"}}}"#
        let answer = try await Asking.post(json, to: "/v1/plot")
        #expect(answer.pictureSize == [720, 36 + 4 * 150 + 8])
        let query =
            "scale=1&compare=%7B%22title%22%3A%22bounce%22%2C%22sheet%22%3A%7B%22transitionStyle%22%3A%22bounce%22%7D%7D"
        #expect(try await Asking.answer(.get, "/v1/plot.png", query: query).body == answer.body)
    }

    @Test func chartIsAnSVGDocumentWithoutFonts() async throws {
        let svg = try await Asking.answer(.get, "/v1/plot.svg", query: "compare=deck")
        #expect(svg["Content-Type"] == "image/svg+xml; charset=utf-8")
        #expect(svg.text.hasPrefix("<?xml") && svg.text.contains("<path"))
        #expect(!svg.text.contains("<text") && !svg.text.contains("id=\"glyph"))
        #expect(try await Asking.answer(.get, "/v1/plot.svg", query: "compare=deck").body == svg.body)
        var fields = Fields()
        try fields.append("Accept", checking: "image/svg+xml")
        #expect(try await Asking.answer(.get, "/v1/plot", query: "compare=deck", fields).body == svg.body)
    }
}
