import Foundation
import HTTPServer
import SheetConfiguration
import Testing

@Suite struct TimelineRouteTests {
    @Test func emptyConfigurationIsTheWholeLife() async throws {
        let answer = try await TimelineAnswer.post("{}")
        #expect(answer.phase == "all")
        #expect(abs(answer.duration - 1.2) < 1e-9)
        #expect(answer.frames.count == 37)
        #expect(answer.transitions.map(\.direction) == ["entry", "exit"])
        #expect(answer.transitions.map(\.css) == Array(repeating: "cubic-bezier(0.42, 0, 0.58, 1)", count: 2))
        #expect(
            answer.events.map { "\($0.kind) \($0.name)" } == [
                "handler willPresent", "notification MZFormSheetWillPresentNotification", "handler didPresent",
                "notification MZFormSheetDidPresentNotification", "completion present", "handler willDismiss",
                "notification MZFormSheetWillDismissNotification", "handler didDismiss",
                "notification MZFormSheetDidDismissNotification", "completion dismiss",
            ]
        )
        #expect(answer.events.map(\.time) == [0, 0, 0.3, 0.3, 0.3, 0.9, 0.9, 1.2, 1.2, 1.2])
    }

    @Test func queryAndBodyGiveTheSameTextUnderTheSameTag() async throws {
        let posted = try await Asking.post(#"{"sheet": {"transitionStyle": "bounce"}}"#, to: "/v1/timeline")
        let asked = try await Asking.answer(.get, "/v1/timeline.json", query: "transitionStyle=bounce")
        #expect(posted.body == asked.body)
        #expect(posted["ETag"] == asked["ETag"])
        #expect(posted["Content-Type"] == "application/json")
        let tag = try #require(asked["ETag"])
        var fields = Fields()
        try fields.append("If-None-Match", checking: tag)
        #expect(
            try await Asking.answer(.get, "/v1/timeline.json", query: "transitionStyle=bounce", fields).status == 304
        )
    }

    @Test func storyboardComesByQueryAsJSON() async throws {
        let steps = #"[{"action":"present"},{"action":"wait","duration":1},{"action":"dismiss"}]"#
        let asked = try await Asking.answer(.get, "/v1/timeline.json", query: "storyboard=\(escaped(steps))")
        let posted = try await Asking.post(#"{"storyboard": \#(steps)}"#, to: "/v1/timeline")
        #expect(asked.status == 200)
        #expect(asked.body == posted.body)
    }

    private func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }

    @Test func impossibleStepIsAFaultWithItsPointer() async throws {
        let json =
            #"{"storyboard": [{"action": "present"}, {"action": "tapBackground", "point": {"x": 180, "y": 100}}]}"#
        for path in ["/v1/timeline", "/v1/frame"] {
            let answer = try await Asking.post(json, to: path)
            #expect(answer.status == 422)
            let problem = try #require(try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
            let errors = try #require(problem["errors"] as? [[String: Any]])
            #expect(errors.map { $0["pointer"] as? String } == ["/storyboard/1/point"])
            #expect(errors.map { $0["code"] as? String } == ["impossible"])
            #expect(errors.map { $0["line"] as? Int } == [1])
        }
    }

    @Test(arguments: [
        (nil, "application/json"), ("text/csv", "text/csv; charset=utf-8; header=present"),
        ("text/css, application/json;q=0.5", "text/css; charset=utf-8"),
        ("text/x-swift", "text/x-swift; charset=utf-8"),
    ])
    func clientChoosesTheFormat(accept: String?, type: String) async throws {
        var fields = Fields()
        if let accept { try fields.append("Accept", checking: accept) }
        let answer = try await Asking.answer(.get, "/v1/timeline", fields)
        #expect(answer["Content-Type"] == type)
        #expect(answer["Vary"] == "Accept")
    }

    @Test func tableHasARowForEveryFrameAndSheet() async throws {
        let answer = try await Asking.post(
            #"{"sheets": [{}, {}], "output": {"times": [0, 0.1, 5]}}"#,
            to: "/v1/timeline.csv"
        )
        let lines = answer.text.split(separator: "\r\n")
        #expect(lines.count == 7)
        let columns = lines.map { $0.split(separator: ",", omittingEmptySubsequences: false).count }
        #expect(Set(columns) == [23])
        #expect(lines[1].hasPrefix("0,0,0,0,1,0,1,0,0,0,0,presenting,0,45.5,-284,284,284,1,1,1,0,1,0"))
    }

    @Test func styleSheetHasTwoAnimationsATransition() async throws {
        let css = try await Asking.answer(.get, "/v1/timeline.css", query: "transitionStyle=dropDown").text
        #expect(css.split(separator: "\n").count { $0.hasPrefix("@keyframes") } == 4)
        #expect(css.contains("0% { transform: translate(0px, -667px) rotate(0rad) scale(1); opacity: 1 }"))
        #expect(
            css.contains(".sheet-0-entry-0 { transform-origin: center; animation: sheet-0-entry-0 0.4s linear both }")
        )
    }

    @Test func styleSheetOfAnEntryCutShortEndsWhereTheExitBegins() async throws {
        let css = try await Asking.post(
            #"{"storyboard": [{"action": "present"}, {"action": "dismiss", "at": 0.1}]}"#,
            to: "/v1/timeline.css"
        ).text
        #expect(css.contains("animation: sheet-0-entry-0 0.1s linear both"))
        #expect(css.contains("animation: sheet-0-exit-1 0.3s linear both"))
    }

    @Test func codeIsTheCoreAnimationCallOfEachTrack() async throws {
        let bounce = try await Asking.answer(.get, "/v1/timeline.swift", query: "transitionStyle=bounce").text
        #expect(bounce.contains("CAKeyframeAnimation(keyPath: \"transform.scale\")"))
        #expect(bounce.contains("transformScale.values = [0.01, 1.1, 0.9, 1]"))
        #expect(bounce.contains("transformScale.keyTimes = [0, 0.5, 0.75, 1]"))
        let sheet = try await Asking.answer(.get, "/v1/timeline.swift", query: "preset=sheet-medium").text
        #expect(sheet.contains("positionY.stiffness = 333.333333"))
        let steps = try await Asking.post(
            #"{"sheet": {"transition": {"entry": {"curve": {"steps": 3}}}}, "output": {"phase": "entry"}}"#,
            to: "/v1/timeline.swift"
        )
        #expect(!steps.text.contains("timingFunctions"))
    }

    @Test func presetsAreListedWithPartsThatCanBeAskedFor() async throws {
        let answer = try await Asking.answer(.get, "/v1/presets")
        let listed = try #require(try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
        let presets = try #require(listed["presets"] as? [[String: Any]])
        #expect(presets.map { $0["name"] as? String } == Preset.all.map(\.name))
        for preset in presets {
            let name = try #require(preset["name"] as? String)
            let part = try JSONSerialization.data(withJSONObject: try #require(preset["configuration"]))
            let direct = try await Asking.post(String(decoding: part, as: UTF8.self), to: "/v1/timeline")
            let named = try await Asking.answer(.get, "/v1/timeline.json", query: "preset=\(name)")
            #expect(direct.status == 200)
            #expect(direct.body == named.body)
        }
    }

    @Test func transitionsAreListedWithTheirNumbers() async throws {
        let answer = try await Asking.answer(.get, "/v1/transitions")
        let listed = try #require(try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
        let transitions = try #require(listed["transitions"] as? [[String: Any]])
        #expect(transitions.map { $0["name"] as? String } == TransitionStyle.allCases.map(\.rawValue))
        let dropDown = try #require(
            transitions.first { $0["name"] as? String == "dropDown" }?["exit"] as? [String: Any]
        )
        #expect(dropDown["duration"] as? Double == 0.3)
        #expect(dropDown["moves"] as? [String] == ["y", "rotation"])
    }
}
