import HTTPServer
import SheetConfiguration
import SheetService
import Testing

@Suite struct FrameTests {
    @Test(arguments: ["/v1/frame", "/v1/frame.png"])
    func emptyConfigurationIsAPicture(path: String) async throws {
        let answer = try await Asking.post("{}", to: path)
        #expect(answer.status == 200)
        #expect(answer["Content-Type"] == "image/png")
        #expect(answer.isPNG)
        #expect(answer.pictureSize == [750, 1_334])
    }

    @Test(arguments: [
        (
            #"{"sheet": {"transitionStyle": "bounce"}, "output": {"progress": 0.5}}"#,
            "transitionStyle=bounce&progress=0.5"
        ),
        (
            #"{"screen": {"width": 200, "height": 300, "safeArea": {"top": 0}}}"#,
            "screen.width=200&screen.height=300&top=0"
        ),
        (
            #"{"sheet": {"presentedFormSheetSize": {"width": 320, "height": 200}}}"#,
            "presentedFormSheetSize=320x200&cb=42"
        ),
        ("{}", ""),
    ])
    func queryAndBodyGiveTheSameBytes(json: String, query: String) async throws {
        let posted = try await Asking.post(json)
        let asked = try await Asking.answer(.get, "/v1/frame.png", query: query)
        #expect(posted.status == 200)
        #expect(asked.status == 200)
        #expect(asked.body == posted.body)
    }

    @Test(arguments: TransitionStyle.allCases)
    func everyStyleIsDrawnInBothDirectionsAndOrientations(style: TransitionStyle) async throws {
        for phase in OutputConfiguration.Phase.allCases {
            for orientation in ScreenConfiguration.Orientation.allCases {
                let answer = try await Asking.answer(
                    .get,
                    "/v1/frame",
                    query: "transitionStyle=\(style)&phase=\(phase)&orientation=\(orientation)&progress=0.4&scale=1"
                )
                #expect(answer.status == 200)
                #expect(answer.pictureSize == (orientation == .portrait ? [375, 667] : [667, 375]))
            }
        }
    }

    @Test(arguments: Device.all.map(\.name))
    func everyDeviceHasItsOwnSize(name: String) async throws {
        let answer = try await Asking.answer(.get, "/v1/frame.png", query: "device=\(name)")
        let device = try #require(Device.named(name))
        #expect(answer.pictureSize == [device.size.width, device.size.height].map { Int($0 * device.scale) })
    }

    @Test func anyoneMayEmbedAPictureAndKeepAQueriedOneForADay() async throws {
        let asked = try await Asking.answer(.get, "/v1/frame")
        #expect(asked["Cache-Control"] == "public, max-age=86400, stale-while-revalidate=604800")
        #expect(asked["Vary"] == "Accept")
        #expect(asked["Access-Control-Allow-Origin"] == "*")
        #expect(asked["Cross-Origin-Resource-Policy"] == "cross-origin")
        #expect(asked["X-Content-Type-Options"] == "nosniff")
        #expect(try await Asking.answer(.get, "/v1/frame.png")["Vary"] == nil)
        #expect(try await Asking.post("{}")["Cache-Control"] == "no-store")
    }

    @Test func headIsAnsweredAsGetIs() async throws {
        let head = try await Asking.answer(.head, "/v1/frame.png", query: "scale=1")
        let get = try await Asking.answer(.get, "/v1/frame.png", query: "scale=1")
        #expect(head.status == 200)
        // The server sends the head alone, with this body's length.
        #expect(head.body == get.body)
    }

    @Test(arguments: ["image/png", "image/*;q=0.5", "*/*", "text/html, */*;q=0.1"])
    func clientThatAcceptsPicturesGetsOne(accept: String) async throws {
        var fields = Fields()
        try fields.append("Accept", checking: accept)
        #expect(try await Asking.answer(.get, "/v1/frame", query: "scale=1", fields).status == 200)
    }
}
