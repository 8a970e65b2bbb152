package import SheetConfiguration

/// What can be made of a configuration. The raw value is its name in paths.
package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// One frame.
    case frame
    /// All frames as one moving picture.
    case animation
    /// The numbers of the motion.
    case timeline
    /// The motion as a chart.
    case plot

    /// What it can be written as, the preferred one first.
    package var formats: [Format] {
        switch self {
        case .frame: [.png]
        case .animation: [.png, .apng]
        case .timeline: [.json, .csv, .css, .swift]
        case .plot: [.png, .svg]
        }
    }

    /// What is drawn if the configuration names no phase.
    package var defaultPhase: OutputConfiguration.Phase {
        switch self {
        case .frame: .entry
        case .animation, .timeline, .plot: .all
        }
    }

    /// Whether it shows every frame that the configuration asks for.
    var hasManyFrames: Bool {
        switch self {
        case .animation: true
        case .frame, .timeline, .plot: false
        }
    }

    /// The media types that a client may choose from, each once.
    var mediaTypes: [String] {
        formats.map(\.mediaType).reduce(into: []) { types, type in
            if !types.contains(type) { types.append(type) }
        }
    }
}
