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
            return try animation(configuration, &timings)
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
            let bytes = timings.measure(\.render) { document(drawing.format, Timeline(configuration)) }
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

    /// All frames in one file.
    private func animation(
        _ configuration: ReelConfiguration,
        _ timings: inout Timings
    ) throws -> ([UInt8], PictureSize?) {
        let start = ContinuousClock.now
        var drawn = Duration.zero
        let made = try engines.withEngine { engine throws(RasterError) in
            Result {
                let frames = MeasuredFrames(FrameRenderer(configuration, text: engine).frames) { drawn += $0 }
                var bytes: [UInt8] = []
                try APNG.encode(frames, APNG.Options(plays: Self.plays)) { bytes += $0 }
                let scale = configuration.screen.grid.scale
                let count = frames.delays.count
                return (bytes, PictureSize(width: frames.width, height: frames.height, scale: scale, frames: count))
            }
        }
        timings.render = drawn
        timings.encode = ContinuousClock.now - start - timings.render
        return try made.get()
    }

    /// Times that an animation plays: a motion that goes on by itself for long must be one that ends (WCAG 2.2.2).
    private static let plays = 3

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

    private func document(_ format: Format, _ timeline: Timeline) -> [UInt8] {
        switch format {
        case .csv: TimelineTable(timeline).bytes
        case .css: Array(MotionStyleSheet(timeline).text.utf8)
        case .swift: Array(MotionCode(timeline).text.utf8)
        default: TimelineDocument(timeline).text.bytes
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
