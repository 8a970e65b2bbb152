import HTTPServer
import SheetConfiguration
import Testing

@testable import SheetService

@Suite struct DeliveryTests {
    @Test func pictureUnderItsOwnVersionMayBeKeptForEver() async throws {
        let pinned = try await Asking.answer(.get, "/v1/frame.png", query: "scale=1&v=\(Version.current)")
        #expect(pinned["Cache-Control"] == "public, max-age=31536000, immutable")
        let other = try await Asking.answer(.get, "/v1/frame.png", query: "scale=1&v=0")
        #expect(other["Cache-Control"] == "public, max-age=86400, stale-while-revalidate=604800")
        #expect(pinned.body == other.body)
        #expect(pinned["ETag"] == other["ETag"])
    }

    @Test func fileHasASensibleNameAndIsSavedWhenThatIsAskedFor() async throws {
        let shown = try await Asking.answer(.get, "/v1/frame.png", query: "scale=1&style=bounce")
        #expect(shown["Content-Disposition"] == #"inline; filename="frame-bounce.png""#)
        let saved = try await Asking.answer(.get, "/v1/timeline.csv", query: "style=fade&download=1")
        #expect(saved["Content-Disposition"] == #"attachment; filename="timeline-fade.csv""#)
    }

    @Test func answerTellsItsSizeAndWhereItsTimeWent() async throws {
        let query = "screen.width=200&screen.height=300&scale=3"
        let made = try await Asking.answer(.get, "/v1/frame.png", query: query)
        #expect(made["Sheetreel-Width"] == "600")
        #expect(made["Sheetreel-Height"] == "900")
        #expect(made["Sheetreel-Scale"] == "3")
        #expect(made["Sheetreel-Frames"] == "1")
        let timing = try #require(made["Server-Timing"])
        #expect(timing.wholeMatch(of: /cache;desc=miss, queue;dur=[\d.]+, render;dur=[\d.]+, encode;dur=[\d.]+/) != nil)
        let kept = try await Asking.answer(.get, "/v1/frame.png", query: query)
        #expect(kept["Server-Timing"] == "cache;desc=hit")
        #expect(kept["Timing-Allow-Origin"] == "*")
    }

    @Test func unchangedDocumentIsNotSentAgain() async throws {
        for document in Document.allCases {
            let first = try await Asking.answer(.get, document.rawValue)
            #expect(first.status == 200)
            #expect(first["Content-Type"]?.hasPrefix(document.mediaType) == true)
            var fields = Fields()
            try fields.append("If-None-Match", checking: try #require(first["ETag"]))
            let second = try await Asking.answer(.get, document.rawValue, fields)
            #expect(second.status == 304)
            #expect(second["ETag"] == first["ETag"])
            #expect(second["Cache-Control"] == first["Cache-Control"])
        }
    }
}
