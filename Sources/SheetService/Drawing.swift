import HTTPServer
import SheetConfiguration

/// What can be made of a configuration, as one file. The raw value names it in the file's entity tag.
enum Drawing: String, Sendable, Hashable, CaseIterable {
    /// One frame.
    case frame = "png"
    /// The motion as a chart.
    case plot = "plot.png"
    case plotSVG = "plot.svg"
    /// The numbers of the motion.
    case timelineJSON = "timeline.json"
    case timelineCSV = "timeline.csv"
    case timelineCSS = "timeline.css"
    case timelineSwift = "timeline.swift"

    /// What is drawn if the configuration names no phase.
    var defaultPhase: OutputConfiguration.Phase {
        self == .frame ? .entry : .all
    }

    /// As it is negotiated.
    var mediaType: String {
        switch self {
        case .frame, .plot: "image/png"
        case .plotSVG: "image/svg+xml"
        case .timelineJSON: "application/json"
        case .timelineCSV: "text/csv"
        case .timelineCSS: "text/css"
        case .timelineSwift: "text/x-swift"
        }
    }

    /// As it is sent.
    var contentType: FieldValue {
        switch self {
        case .frame, .plot: "image/png"
        case .plotSVG: "image/svg+xml; charset=utf-8"
        case .timelineJSON: "application/json"
        case .timelineCSV: "text/csv; charset=utf-8; header=present"
        case .timelineCSS: "text/css; charset=utf-8"
        case .timelineSwift: "text/x-swift; charset=utf-8"
        }
    }
}

extension Drawing {
    /// The one that `route` is asked for: that of its extension, or else what the client likes best.
    init?(_ route: Route, for head: RequestHead) {
        let offered = route.drawings
        guard offered.count > 1 else {
            guard let only = offered.first else { return nil }
            self = only
            return
        }
        let types = offered.map(\.mediaType).compactMap(MediaType.init)
        let preferred = Accept(head.fields.values(of: "Accept")).preferred(of: types) ?? 0
        self = offered[preferred]
    }
}
