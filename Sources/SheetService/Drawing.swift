import SheetConfiguration

/// What can be drawn of a configuration as one PNG file. The raw value names it in the picture's tag.
enum Drawing: String, Sendable, Hashable {
    /// One frame.
    case frame = "png"
    /// The motion as a chart.
    case plot = "plot.png"

    /// What is drawn if the configuration names no phase.
    var defaultPhase: OutputConfiguration.Phase {
        switch self {
        case .frame: .entry
        case .plot: .all
        }
    }
}
