import HTTPServer
package import SheetConfiguration
import SheetEncoding
import SheetMotion
package import SheetRaster
import SheetScene

/// Configuration → bytes: the whole way, without a socket. The newcomer's first file.
package struct Reel: Sendable {
    private let engines: TextEngines
    /// What pictures are drawn with.
    let fonts: InstalledFonts

    /// `workers` frames can be drawn at a time. Throws if a font cannot be read.
    package init(fonts: InstalledFonts, workers: Int) throws(RasterError) {
        engines = try TextEngines(fonts.fonts, count: workers)
        self.fonts = fonts
    }

    /// The file that `drawing` is of `configuration`. Throws a `RasterError`, or a `CancellationError` where the task
    /// that asks is cancelled.
    package func bytes(_ drawing: Drawing, of configuration: ReelConfiguration) throws -> [UInt8] {
        var timings = Timings(source: .miss)
        return try make(drawing, of: configuration, &timings).bytes
    }

    /// The same with its size; `timings` learns what it took.
    func make(
        _ drawing: Drawing,
        of configuration: ReelConfiguration,
        _ timings: inout Timings
    ) throws -> (bytes: [UInt8], size: PictureSize?) {
        try Task.checkCancellation()
        switch drawing.kind {
        case .frame:
            return try picture(configuration, &timings) { engine throws(RasterError) in
                try FrameRenderer(configuration, text: engine).frame()
            }
        case .animation:
            return try animation(drawing.format, configuration, &timings)
        case .sprite:
            return try sprite(drawing.format, configuration, &timings)
        case .frames:
            var parts = try parts(drawing.format, of: configuration)
            let bytes = try timings.measure(\.render) {
                var bytes: [UInt8] = []
                while let piece = try parts.piece() { bytes += piece }
                return bytes
            }
            return (bytes, nil)
        case .filmstrip:
            return try filmstrip(configuration, &timings)
        case .plot where drawing.format == .svg:
            let bytes = try timings.measure(\.render) {
                try engines.withEngine { engine throws(RasterError) in
                    try PlotRenderer(configuration, text: engine).svg()
                }
            }
            return (bytes, nil)
        case .plot:
            return try picture(configuration, &timings) { engine throws(RasterError) in
                try PlotRenderer(configuration, text: engine).bitmap()
            }
        case .timeline:
            let bytes = try timings.measure(\.render) { try document(drawing.format, configuration) }
            return (bytes, nil)
        }
    }

    /// A single picture as a PNG file.
    private func picture(
        _ configuration: ReelConfiguration,
        _ timings: inout Timings,
        _ draw: (TextEngine) throws(RasterError) -> Bitmap
    ) throws -> ([UInt8], PictureSize?) {
        let bitmap = try timings.measure(\.render) { try engines.withEngine(draw) }
        try Task.checkCancellation()
        let bytes = timings.measure(\.encode) { PNG.encode(bitmap) }
        let scale = configuration.screen.grid.scale
        return (bytes, PictureSize(width: bitmap.width, height: bitmap.height, scale: scale, frames: 1))
    }

    /// All frames in one moving picture: as it is asked for, or with the least given up that makes it short enough.
    private func animation(
        _ format: Format,
        _ configuration: ReelConfiguration,
        _ timings: inout Timings
    ) throws -> ([UInt8], PictureSize?) {
        let asked = AnimationSettings(configuration)
        var attempts = asked.attempts(as: format)[...]
        while let settings = attempts.popFirst() {
            do {
                var count = 0
                let scaled = configuration.drawn(atScale: settings.scale)
                var (bytes, size) = try sequence(scaled, &timings) { frames in
                    let shown = SelectedFrames(frames, every: settings.frameStep)
                    count = shown.delays.count
                    return try AnimationFile.bytes(of: shown, as: format, settings)
                }
                size?.frames = count
                size?.concessions = settings.concessions(from: asked)
                return (bytes, size)
            } catch EncodingError.fileTooLong where !attempts.isEmpty {
                continue
            }
        }
        preconditionFailure("the last attempt ends with a file or an error")
    }

    /// All frames in one file, which `write` makes of them.
    private func sequence(
        _ configuration: ReelConfiguration,
        _ timings: inout Timings,
        _ write: (MeasuredFrames<RenderedFrames>) throws -> [UInt8]
    ) throws -> ([UInt8], PictureSize?) {
        let start = ContinuousClock.now
        var drawn = Duration.zero
        let frames = MeasuredFrames(try frames(of: configuration)) { drawn += $0 }
        defer {
            timings.render += drawn
            timings.encode += ContinuousClock.now - start - drawn
        }
        let bytes = try write(frames)
        let scale = configuration.screen.grid.scale
        let count = frames.delays.count
        return (bytes, PictureSize(width: frames.width, height: frames.height, scale: scale, frames: count))
    }

    /// All frames on sprite sheets. The size is that of the sheet, where it is one.
    private func sprite(
        _ format: Format,
        _ configuration: ReelConfiguration,
        _ timings: inout Timings
    ) throws -> ([UInt8], PictureSize?) {
        var sheet: SpriteGrid.Page?
        let (bytes, size) = try sequence(configuration, &timings) { frames in
            let file = try SpriteFile(frames, of: configuration)
            sheet = file.page
            return try file.bytes(as: format)
        }
        guard format == .png, let sheet, let size else { return (bytes, nil) }
        let count = sheet.frames.count
        return (bytes, PictureSize(width: sheet.width, height: sheet.height, scale: size.scale, frames: count))
    }

    /// The frames of a configuration, to be drawn one by one. They keep an engine that others may draw with meanwhile: it
    /// works for one at a time.
    private func frames(of configuration: ReelConfiguration) throws(RasterError) -> RenderedFrames {
        try engines.withEngine { engine throws(RasterError) in FrameRenderer(configuration, text: engine).frames }
    }

    /// The frames of a configuration as PNG files, one by one, each with its index.
    package func files(of configuration: ReelConfiguration, _ take: (Int, [UInt8]) throws -> Void) throws {
        let frames = MeasuredFrames(try frames(of: configuration)) { _ in }
        var files = FrameFiles(frames)
        for index in frames.delays.indices { try take(index, try files.file(index)) }
    }

    /// The frames of a configuration as files in one body, to be made piece by piece.
    func parts(_ format: Format, of configuration: ReelConfiguration) throws(RasterError) -> FrameParts {
        // Once a body has begun it cannot become a problem any more.
        for image in configuration.images { try image.checkDecoding() }
        let boundary = tag(Drawing(.frames, format), of: configuration).entityTag.opaque
        return FrameParts(try frames(of: configuration), of: configuration, as: format, boundary: boundary)
    }

    /// Names what `drawing` is of `configuration` without making it.
    func tag(_ drawing: Drawing, of configuration: ReelConfiguration) -> PictureTag {
        PictureTag(configuration, format: drawing.name, fonts: fonts.name)
    }

    /// Instants side by side; drawing them is one with putting them together.
    private func filmstrip(
        _ configuration: ReelConfiguration,
        _ timings: inout Timings
    ) throws -> ([UInt8], PictureSize?) {
        let drawn = try timings.measure(\.render) {
            try engines.withEngine { engine throws(RasterError) in
                Result { try FilmstripRenderer(configuration.shown, text: engine).bitmap() }
            }
        }
        let bitmap = try drawn.get()
        let bytes = timings.measure(\.encode) { PNG.encode(bitmap) }
        let frames = configuration.shown.map { Timeline($0).instants.count }.reduce(0, +)
        let scale = configuration.screen.grid.scale
        return (bytes, PictureSize(width: bitmap.width, height: bitmap.height, scale: scale, frames: frames))
    }

    /// The picture of a problem, as a PNG file.
    func bytes(of card: ProblemCard) throws -> [UInt8] {
        PNG.encode(
            try engines.withEngine { engine throws(RasterError) in
                try ProblemRenderer(card, text: engine).bitmap()
            }
        )
    }

    private func document(_ format: Format, _ configuration: ReelConfiguration) throws(RasterError) -> [UInt8] {
        let timeline = Timeline(configuration)
        switch format {
        case .csv: return TimelineTable(timeline).bytes
        case .css: return Array(MotionStyleSheet(timeline).text.utf8)
        case .swift: return Array(MotionCode(timeline).text.utf8)
        default:
            let missing = try engines.withEngine { engine throws(RasterError) in
                FrameRenderer(configuration, text: engine).missingCharacters
            }
            return TimelineDocument(timeline, missing: missing).text.bytes
        }
    }
}

extension Timings {
    /// Does `work` and adds what it took to a part.
    mutating func measure<Value, Failure: Error>(
        _ part: WritableKeyPath<Timings, Duration>,
        _ work: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let start = ContinuousClock.now
        defer { self[keyPath: part] += ContinuousClock.now - start }
        return try work()
    }
}
