package import SheetConfiguration
import SheetEncoding
import SheetMotion
package import SheetRaster

/// Configuration → bytes: the whole way, without a socket. The newcomer's first file.
package struct Reel: Sendable {
    private let engines: TextEngines
    /// Names the fonts that pictures are drawn with.
    let fontsName: String

    /// `workers` frames can be drawn at a time. Throws if a font cannot be read.
    package init(fonts: InstalledFonts, workers: Int) throws(RasterError) {
        engines = try TextEngines(fonts.fonts, count: workers)
        fontsName = fonts.name
    }

    /// The single frame that `configuration` asks for, as a PNG file. Throws a `RasterError`, or a
    /// `CancellationError` where the task that asks is cancelled.
    package func frame(_ configuration: ReelConfiguration) throws -> [UInt8] {
        try Task.checkCancellation()
        let bitmap = try engines.withEngine { engine throws(RasterError) in
            try FrameRenderer(configuration, text: engine).frame()
        }
        try Task.checkCancellation()
        return PNG.encode(bitmap)
    }

    /// The motion of `configuration` as a chart, as a PNG file. Throws as ``frame(_:)`` does.
    package func plot(_ configuration: ReelConfiguration) throws -> [UInt8] {
        try Task.checkCancellation()
        let bitmap = try engines.withEngine { engine throws(RasterError) in
            try PlotRenderer(configuration, text: engine).bitmap()
        }
        try Task.checkCancellation()
        return PNG.encode(bitmap)
    }

    /// The same chart as an SVG document. Throws as ``frame(_:)`` does.
    private func plotSVG(_ configuration: ReelConfiguration) throws -> [UInt8] {
        try Task.checkCancellation()
        return try engines.withEngine { engine throws(RasterError) in
            try PlotRenderer(configuration, text: engine).svg()
        }
    }

    /// What `drawing` makes of `configuration`. Throws as ``frame(_:)`` does.
    func bytes(_ drawing: Drawing, of configuration: ReelConfiguration) throws -> [UInt8] {
        switch drawing {
        case .frame: try frame(configuration)
        case .plot: try plot(configuration)
        case .plotSVG: try plotSVG(configuration)
        case .timelineJSON: TimelineDocument(Timeline(configuration)).text.bytes
        case .timelineCSV: TimelineTable(Timeline(configuration)).bytes
        case .timelineCSS: Array(MotionStyleSheet(Timeline(configuration)).text.utf8)
        case .timelineSwift: Array(MotionCode(Timeline(configuration)).text.utf8)
        }
    }
}
