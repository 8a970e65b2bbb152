import HTTPServer
import SheetConfiguration
import Testing

@testable import SheetService

@Suite struct PictureTagTests {
    @Test(arguments: [
        ("{}", #"{"screen": {"device": "iphone-8", "scale": 2}, "sheet": {"cornerRadius": 6.0}}"#),
        (#"{"output": {"progress": 1}}"#, #"{"output": {"progress": 1e0, "phase": "entry"}, "sheet": {}}"#),
        (#"{"sheet": {"exitTransitionStyle": null}}"#, "{}"),
    ])
    func sameConfigurationHasTheSameNameHoweverItIsSpelled(one: String, other: String) throws {
        #expect(try tag(one) == tag(other))
    }

    /// Every member that the reader knows changes the name when it is given another value than its default.
    @Test(arguments: [
        #"{"screen": {"device": "iphone-14"}}"#, #"{"screen": {"width": 375, "height": 668}}"#,
        #"{"screen": {"orientation": "landscape"}}"#, #"{"screen": {"scale": 3}}"#,
        #"{"screen": {"statusBar": false}}"#,
        #"{"sheet": {"presentedFormSheetSize": {"width": 285}}}"#,
        #"{"sheet": {"presentedFormSheetSize": {"height": 285}}}"#, #"{"sheet": {"portraitTopInset": 7}}"#,
        #"{"sheet": {"landscapeTopInset": 7}}"#, #"{"sheet": {"shouldCenterVertically": true}}"#,
        #"{"sheet": {"cornerRadius": 7}}"#, #"{"sheet": {"shadowRadius": 7}}"#, #"{"sheet": {"shadowOpacity": 0.4}}"#,
        #"{"sheet": {"shouldDismissOnBackgroundViewTap": true}}"#, #"{"sheet": {"transitionStyle": "bounce"}}"#,
        #"{"sheet": {"exitTransitionStyle": "bounce"}}"#, #"{"sheet": {"exitAngle": 0.3}}"#,
        #"{"screen": {"reduceMotion": true}}"#, #"{"sheets": [{}, {}]}"#, #"{"storyboard": [{"action": "present"}]}"#,
        #"{"preset": "compose"}"#, #"{"sheet": {"presentationStyle": "sheet"}}"#, #"{"sheet": {"metrics": "ios26"}}"#,
        #"{"sheet": {"containerProfile": "legacy"}}"#, #"{"sheet": {"autoresizing": ["flexibleWidth"]}}"#,
        #"{"sheet": {"movementWhenKeyboardAppears": "center"}}"#, #"{"sheet": {"dimming": {"opacity": 0.4}}}"#,
        #"{"sheet": {"cornerCurve": "continuous"}}"#, #"{"sheet": {"maskedCorners": ["topLeft"]}}"#,
        #"{"sheet": {"shadowColor": "systemRed"}}"#, #"{"sheet": {"shadowOffset": {"x": 1}}}"#,
        #"{"sheet": {"dimming": {"color": "systemRed"}}}"#, #"{"sheet": {"dimming": {"blurRadius": 2}}}"#,
        #"{"sheet": {"dimming": {"saturation": 2}}}"#, #"{"sheet": {"dimming": {"tint": "systemRed"}}}"#,
        #"{"sheet": {"dimming": {"dimsStatusBar": false}}}"#,
        #"{"sheet": {"presenterScale": 0.9}}"#, #"{"sheet": {"dimsPresenterTint": true}}"#,
        #"{"sheet": {"transition": {"entry": {"duration": 1}}}}"#,
        #"{"sheet": {"transition": {"exit": {"curve": "ease"}}}}"#,
        #"{"sheet": {"transition": {"entry": {"spring": {}}}}}"#,
        #"{"sheet": {"transition": {"entry": {"tracks": {"scale": [2, 1], "opacity": [0, 1]}}}}}"#,
        #"{"sheet": {"detents": ["medium"]}}"#, #"{"sheet": {"selectedDetentIdentifier": "large"}}"#,
        #"{"sheet": {"largestUndimmedDetentIdentifier": "large"}}"#, #"{"sheet": {"prefersGrabberVisible": true}}"#,
        #"{"sheet": {"prefersEdgeAttachedInCompactHeight": true}}"#,
        #"{"screen": {"appearance": "dark"}}"#, #"{"screen": {"accessibilityContrast": "high"}}"#,
        #"{"screen": {"locale": "de"}}"#, #"{"screen": {"contentSizeCategory": "small"}}"#,
        #"{"screen": {"bezel": true}}"#, #"{"presenter": {"tint": "systemRed"}}"#,
        #"{"presenter": {"backgroundColor": "systemRed"}}"#,
        #"{"presenter": {"template": "map"}}"#, #"{"sheet": {"template": "map"}}"#, #"{"sheet": {"content": []}}"#,
        #"{"sheet": {"tint": "systemRed"}}"#, #"{"sheet": {"backgroundColor": "systemRed"}}"#,
        #"{"output": {"phase": "exit"}}"#, #"{"output": {"time": 1}}"#, #"{"output": {"progress": 0.5}}"#,
        #"{"output": {"fps": 31}}"#, #"{"output": {"frames": 3}}"#, #"{"output": {"times": [0.1]}}"#,
    ])
    func everyMemberChangesTheName(json: String) throws {
        #expect(try tag(json) != tag("{}"))
    }

    @Test func noTextOfACallersMakesTwoConfigurationsOne() throws {
        func searchBar(_ text: String, _ placeholder: String) throws -> PictureTag {
            try tag(
                #"{"sheet": {"content": [{"type": "searchBar", "text": "\#(text)", "placeholder": "\#(placeholder)"}]}}"#
            )
        }
        let one = try searchBar(#"a\nsome=b"#, "c")
        let other = try searchBar("a", #"b\nsome=c"#)
        #expect(one != other)
    }

    @Test func formatFontsAndVersionAreInTheName() throws {
        let configuration = try ReelConfiguration(json: "{}")
        let tag = PictureTag(configuration, format: "png", fonts: "a")
        #expect(tag != PictureTag(configuration, format: "svg", fonts: "a"))
        #expect(tag != PictureTag(configuration, format: "png", fonts: "b"))
        #expect(tag == PictureTag(configuration, format: "png", fonts: "a"))
        #expect(!tag.entityTag.isWeak)
    }

    @Test func digestIsTheStandardsOwn() {
        // FIPS 180-4's example: "abc".
        #expect(Digest(of: Array("abc".utf8)).text == "ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0")
    }

    private func tag(_ json: String) throws -> PictureTag {
        PictureTag(try ReelConfiguration(json: json), format: "png", fonts: "")
    }
}

@Suite struct ConditionalRequestTests {
    @Test func clientThatHasThePictureIsToldSoBeforeItIsDrawn() async throws {
        let tag = try #require(try await Asking.answer(.get, "/v1/frame.png", query: "scale=1")["ETag"])
        for condition in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
            for method in [Method.get, .head] {
                var fields = Fields()
                try fields.append("If-None-Match", checking: condition)
                let answer = try await Asking.answer(method, "/v1/frame.png", query: "scale=1", fields)
                #expect(answer.status == 304)
                #expect(answer["ETag"] == tag)
                #expect(answer["Cache-Control"] == "public, max-age=86400, stale-while-revalidate=604800")
                #expect(answer.body.isEmpty)
            }
        }
    }

    @Test(arguments: ["\"other\"", "unquoted", "W/other", ""])
    func clientThatHasAnotherPictureGetsThisOne(condition: String) async throws {
        var fields = Fields()
        try fields.append("If-None-Match", checking: condition)
        #expect(try await Asking.answer(.get, "/v1/frame.png", query: "scale=1", fields).status == 200)
    }

    @Test func conditionOnAPostFailsWithoutAPicture() async throws {
        let body = Array(#"{"screen": {"scale": 1}}"#.utf8)
        let plain = try await Asking.answer(.post, "/v1/frame", ["Content-Type": "application/json"], body: body)
        let tag = try #require(plain["ETag"])
        var fields: Fields = ["Content-Type": "application/json"]
        try fields.append("If-None-Match", checking: tag)
        #expect(try await Asking.answer(.post, "/v1/frame", fields, body: body).status == 412)
    }

    @Test func pictureHasOneNameByAnyDoor() async throws {
        let posted = try await Asking.post(#"{"sheet": {"cornerRadius": 9}, "screen": {"scale": 1}}"#)
        let asked = try await Asking.answer(.get, "/v1/frame.png", query: "scale=1&cornerRadius=9&cb=1")
        #expect(posted["ETag"] == asked["ETag"])
        #expect(posted["ETag"] != nil)
    }

    @Test func ifMatchHoldsOnlyForThisPictureAndStrongly() async throws {
        let tag = try #require(try await Asking.answer(.get, "/v1/frame.png", query: "scale=1")["ETag"])
        for (condition, status) in [(tag, 200), ("*", 200), ("W/\(tag)", 412), ("\"other\"", 412)] {
            var fields = Fields()
            try fields.append("If-Match", checking: condition)
            #expect(try await Asking.answer(.get, "/v1/frame.png", query: "scale=1", fields).status == status)
        }
    }

    @Test func faultyConfigurationIsAnsweredWhateverTheCondition() async throws {
        let answer = try await Asking.answer(.get, "/v1/frame.png", query: "scale=9", ["If-None-Match": "*"])
        #expect(answer.status == 422)
    }
}
