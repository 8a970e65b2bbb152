package import SheetConfiguration
import SheetMotion
import SheetRaster

/// What one request may have made: many frames of a small picture, or few of a large one.
enum JobBudget {
    /// Device pixels of all frames together.
    static let pixels = 400_000_000

    /// What of a configuration is too much for `kind`; nothing for one that can be made.
    static func objections(to configuration: ReelConfiguration, for kind: Kind) -> [Objection] {
        if kind == .filmstrip { return objections(toFilmstrip: configuration) }
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

    /// A filmstrip is one picture, and may be no larger than any other.
    private static func objections(toFilmstrip configuration: ReelConfiguration) -> [Objection] {
        let size = FilmstripRenderer.pixels(of: configuration.shown)
        let limits = Limits.standard
        let side = max(size.width, size.height)
        guard side > limits.pictureSide || size.width * size.height > limits.picturePixels else { return [] }
        return [
            Objection(
                .overBudget,
                at: ["output"],
                """
                The filmstrip would have \(size.width) × \(size.height) pixels; at most \(limits.picturePixels) are \
                allowed, and \(limits.pictureSide) a side.
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
