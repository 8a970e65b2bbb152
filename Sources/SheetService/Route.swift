package import HTTPServer

/// The table of routes: what there is, and how it may be asked for.
package enum Route: String, Sendable, Hashable, CaseIterable {
    /// One frame; the client's Accept chooses the format.
    case frame = "/v1/frame"
    case framePNG = "/v1/frame.png"
    /// The numbers of the motion; the client's Accept chooses the format.
    case timeline = "/v1/timeline"
    case timelineJSON = "/v1/timeline.json"
    case timelineCSV = "/v1/timeline.csv"
    case timelineCSS = "/v1/timeline.css"
    case timelineSwift = "/v1/timeline.swift"
    /// The motion as a chart.
    case plot = "/v1/plot"
    case plotPNG = "/v1/plot.png"
    case plotSVG = "/v1/plot.svg"
    case presets = "/v1/presets"
    case transitions = "/v1/transitions"
    case contract = "/openapi.yaml"
    case liveness = "/livez"
    case readiness = "/readyz"

    /// The route of a path; nil where there is none. Paths are compared as they are sent, undecoded.
    package init?(path: String) {
        self.init(rawValue: path)
    }

    package var path: String { rawValue }

    /// In the order of `Allow`.
    package var methods: [Method] {
        switch self {
        case .frame, .framePNG, .plot, .plotPNG, .plotSVG: Self.allMethods
        case .timeline, .timelineJSON, .timelineCSV, .timelineCSS, .timelineSwift: Self.allMethods
        case .presets, .transitions, .contract, .liveness, .readiness: Self.readingMethods
        }
    }

    /// Whether the client chooses the format.
    var isNegotiated: Bool {
        switch self {
        case .frame, .plot, .timeline: true
        case .timelineJSON, .timelineCSV, .timelineCSS, .timelineSwift, .presets, .transitions: false
        case .framePNG, .plotPNG, .plotSVG, .contract, .liveness, .readiness: false
        }
    }

    /// What of a configuration it answers, the preferred one first; nothing for a route that takes no configuration.
    var drawings: [Drawing] {
        switch self {
        case .frame, .framePNG: [.frame]
        case .plot: [.plot, .plotSVG]
        case .plotPNG: [.plot]
        case .plotSVG: [.plotSVG]
        case .timeline: [.timelineJSON, .timelineCSV, .timelineCSS, .timelineSwift]
        case .timelineJSON: [.timelineJSON]
        case .timelineCSV: [.timelineCSV]
        case .timelineCSS: [.timelineCSS]
        case .timelineSwift: [.timelineSwift]
        case .presets, .transitions, .contract, .liveness, .readiness: []
        }
    }

    /// The formats it is offered in, the preferred one first.
    var mediaTypes: [String] {
        switch self {
        case .frame, .framePNG, .plot, .plotPNG, .plotSVG, .timeline, .timelineJSON, .timelineCSV, .timelineCSS,
            .timelineSwift:
            drawings.map(\.mediaType)
        case .presets, .transitions: ["application/json"]
        case .contract: ["application/yaml"]
        case .liveness, .readiness: ["text/plain"]
        }
    }

    /// `methods` as a field's value.
    static func list(_ methods: [Method]) -> FieldValue {
        guard let value = FieldValue(methods.map(\.name).joined(separator: ", ")) else {
            preconditionFailure("method names are tokens")
        }
        return value
    }
}

extension Route {
    /// What any route takes, each method once.
    static let allMethods: [Method] = [.get, .head, .post, .options]
    private static let readingMethods: [Method] = [.get, .head, .options]
}
