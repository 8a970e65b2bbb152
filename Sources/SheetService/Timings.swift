import HTTPServer
import SheetEncoding

/// Where the time of an answer went, and where its picture came from.
struct Timings: Sendable, Hashable {
    /// Where a picture came from.
    enum Source: String, Sendable, Hashable, CaseIterable {
        /// It was kept.
        case hit
        /// It was being made for another request already.
        case joined
        /// It was made for this one.
        case miss
    }

    var source: Source
    /// Waiting for a worker.
    var queue: Duration = .zero
    /// Drawing, or computing what is not drawn.
    var render: Duration = .zero
    /// Writing what was drawn in its format.
    var encode: Duration = .zero

    /// `Server-Timing` (W3C), milliseconds. A kept picture has cost nothing, one that was joined not this request.
    var serverTiming: FieldValue {
        let cache = "cache;desc=\(source.rawValue)"
        let parts: [(String, Duration)] = [("queue", queue), ("render", render), ("encode", encode)]
        let durations = source == .hit ? [] : parts.map { "\($0.0);dur=\(Self.milliseconds($0.1))" }
        guard let value = FieldValue(([cache] + durations).joined(separator: ", ")) else {
            preconditionFailure("letters and digits make a field")
        }
        return value
    }

    /// To the microsecond.
    private static func milliseconds(_ duration: Duration) -> String {
        ((duration / .microseconds(1)).rounded() / 1_000).jsonText
    }
}
