import Foundation
import HTTPServer
import SheetConfiguration
import Testing

/// The timeline's JSON as a client reads it.
struct TimelineAnswer: Decodable {
    struct Event: Decodable {
        let time: Double
        let kind: String
        let name: String
        let sheet: Int?
    }

    struct Frame: Decodable {
        struct Sheet: Decodable {
            struct Box: Decodable {
                let x: Double
                let y: Double
                let width: Double
                let height: Double
            }

            let state: String
            let progress: Double
            let frame: Box
            let scale: Double
            let rotation: Double
            let opacity: Double
        }

        let index: Int
        let time: Double
        let duration: Double
        let dim: Double
        let sheets: [Sheet]
    }

    struct Transition: Decodable {
        let direction: String
        let style: String
        let start: Double
        let duration: Double
        let css: String
    }

    let duration: Double
    let phase: String
    let events: [Event]
    let frames: [Frame]
    let transitions: [Transition]
    let warnings: [String]

    /// The answer to a configuration that is posted.
    static func post(_ json: String) async throws -> TimelineAnswer {
        let answer = try await Asking.post(json, to: "/v1/timeline")
        try #require(answer.status == 200, "\(answer.text)")
        return try JSONDecoder().decode(Self.self, from: Data(answer.body))
    }
}
