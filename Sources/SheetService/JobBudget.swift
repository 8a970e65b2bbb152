package import SheetConfiguration
import SheetMotion

/// What one request may have made: many frames of a small picture, or few of a large one.
enum JobBudget {
    /// Device pixels of all frames together.
    static let pixels = 400_000_000

    /// What of a configuration is too much for `kind`; nothing for one that can be made.
    static func objections(to configuration: ReelConfiguration, for kind: Kind) -> [Objection] {
        guard kind.hasManyFrames else { return [] }
        let frames = Timeline(configuration).instants.count
        let size = configuration.screen.grid.pixels(configuration.canvas)
        guard frames > pixels / (size.width * size.height) else { return [] }
        return [
            Objection(
                .overBudget,
                at: ["output"],
                """
                These would be \(frames) frames of \(size.width) × \(size.height) pixels; at most \(pixels) pixels are \
                allowed in all.
                """
            )
        ]
    }
}

extension Kind {
    /// What of a configuration cannot happen, or is too much to be made; nothing for one that can be made.
    package func objections(to configuration: ReelConfiguration) -> [Objection] {
        let impossible = Timeline.objections(to: configuration)
        return impossible.isEmpty ? JobBudget.objections(to: configuration, for: self) : impossible
    }
}
