package import SheetConfiguration
import SheetEncoding
package import SheetRaster

/// Configuration → bytes: the whole way, without a socket. The newcomer's first file.
package struct Reel: Sendable {
    private let engines: TextEngines

    /// `workers` frames can be drawn at a time. Throws if a font cannot be read.
    package init(fonts: FontSet, workers: Int) throws(RasterError) {
        engines = try TextEngines(fonts, count: workers)
    }

    /// The single frame that `configuration` asks for, as a PNG file.
    package func frame(_ configuration: ReelConfiguration) throws(RasterError) -> [UInt8] {
        let bitmap = try engines.withEngine { engine throws(RasterError) in
            try FrameRenderer(configuration, text: engine).frame()
        }
        return PNG.encode(bitmap)
    }
}
