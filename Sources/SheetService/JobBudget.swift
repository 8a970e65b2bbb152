package import SheetConfiguration
import SheetEncoding
import SheetMotion
import SheetRaster

/// What one request may have made: many frames of a small picture, or few of a large one.
enum JobBudget {
    /// Device pixels of all frames together.
    static let pixels = 400_000_000

    /// What of a configuration is too much for `drawing`; nothing for one that can be made.
    static func objections(to configuration: ReelConfiguration, for drawing: Drawing) -> [Objection] {
        let kind = drawing.kind
        if kind == .filmstrip { return objections(toFilmstrip: configuration) }
        guard kind.hasManyFrames else { return [] }
        let frames = Timeline(configuration).instants.count
        let size = configuration.screen.grid.pixels(configuration.canvas)
        guard frames > pixels / (size.width * size.height) else {
            return objections(toSize: size, frames: frames, for: drawing, configuration.output.sprite)
        }
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

    /// What a container has no place for.
    private static func objections(
        toSize size: PixelSize,
        frames: Int,
        for drawing: Drawing,
        _ sprite: SpriteConfiguration
    ) -> [Objection] {
        let side = max(size.width, size.height)
        if drawing.format == .webp, side > WebP.maximumSide {
            let detail = "WebP has at most \(WebP.maximumSide) pixels a side; this would have \(side)."
            return [Objection(.overBudget, at: ["output"], detail)]
        }
        guard drawing.kind == .sprite else { return [] }
        do throws(SpriteGridError) {
            let grid = try SpriteGrid(
                frameWidth: size.width,
                frameHeight: size.height,
                frameCount: frames,
                SpriteGrid.Options(sprite)
            )
            guard sprite.page >= grid.pages.count else { return [] }
            let detail = "There are \(grid.pages.count) sheets; the first is 0."
            return [Objection(.outOfRange, at: ["output", "page"], detail)]
        } catch {
            return [Objection(.overBudget, at: ["output"], error.sentence)]
        }
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

extension SpriteGridError {
    fileprivate var sentence: String {
        switch self {
        case .frameTooLarge(let needed, let edge):
            "A frame takes \(needed) pixels along one side; a sheet's edge has at most \(edge)."
        case .tooManyColumns(let most, let edge):
            "At most \(most) columns fit on a sheet whose edge has at most \(edge) pixels."
        case .needsPages(let pages, let edge):
            "The frames would need \(pages) sheets whose edges have at most \(edge) pixels."
        }
    }
}

extension Drawing {
    /// What of a configuration cannot happen, or is too much to be made; nothing for one that can be made.
    package func objections(to configuration: ReelConfiguration) -> [Objection] {
        let impossible = Timeline.objections(to: configuration)
        return impossible.isEmpty ? JobBudget.objections(to: configuration, for: self) : impossible
    }

    /// Reads JSON text as a request for this drawing: what is left out is as its kind has it. Throws as
    /// ``ReelConfiguration`` does.
    package func configuration(json: [UInt8]) throws(ConfigurationError) -> ReelConfiguration {
        try ReelConfiguration(
            json: json,
            defaultPhase: kind.defaultPhase,
            defaultFrames: kind.defaultFrames,
            objections: objections(to:)
        )
    }
}
