package import SheetConfiguration

/// What can be made of a configuration. The raw value is its name in paths.
package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// One frame.
    case frame
    /// All frames as files.
    case frames
    /// All frames on sprite sheets.
    case sprite
    /// All frames as one moving picture.
    case animation
    /// Some instants side by side, in one picture.
    case filmstrip
    /// The numbers of the motion.
    case timeline
    /// The motion as a chart.
    case plot

    /// What it can be written as, the preferred one first.
    package var formats: [Format] {
        switch self {
        case .frame: [.png]
        case .frames: [.multipart, .zip]
        case .sprite: [.png, .json, .css, .atlas, .zip]
        case .animation: [.png, .webp, .gif, .apng]
        case .filmstrip: [.png]
        case .timeline: [.json, .csv, .css, .swift]
        case .plot: [.png, .svg]
        }
    }

    /// What is drawn if the configuration names no phase.
    package var defaultPhase: OutputConfiguration.Phase {
        switch self {
        case .frame, .filmstrip: .entry
        case .frames, .sprite, .animation, .timeline, .plot: .all
        }
    }

    /// How many frames are shown if the configuration says nothing of them; nil for as many as its rate gives.
    package var defaultFrames: Int? { self == .filmstrip ? 6 : nil }

    /// Whether it shows every frame that the configuration asks for.
    var hasManyFrames: Bool {
        switch self {
        case .frames, .sprite, .animation: true
        case .frame, .filmstrip, .timeline, .plot: false
        }
    }

    /// The media types that a client may choose from, each once.
    var mediaTypes: [String] {
        formats.map(\.mediaType).reduce(into: []) { types, type in
            if !types.contains(type) { types.append(type) }
        }
    }
}
