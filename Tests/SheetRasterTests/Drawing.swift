import Glibc
import SheetConfiguration
import SheetEncoding
import SheetRaster

/// Inter as Debian installs it.
let inter = FontSet(
    files: ["Inter", "InterDisplay"].flatMap { family in
        ["Regular", "Medium", "SemiBold", "Bold"].map { "/usr/share/fonts/opentype/inter/\(family)-\($0).otf" }
    }
)

/// Whether there is such a file.
func isInstalled(_ file: String) -> Bool { unsafe access(file, R_OK) == 0 }

/// One engine for all tests that do not ask for one of their own: making it costs more than drawing with it.
private let engine = Result { try TextEngine(inter) }

/// What draws a configuration.
func renderer(_ json: String) throws -> FrameRenderer {
    try FrameRenderer(ReelConfiguration(json: json), text: engine.get())
}

/// The single frame of a configuration.
func frame(_ json: String) throws -> Bitmap {
    try renderer(json).frame()
}

/// One channel's level.
func red(_ pixel: UInt32) -> Int { Int((pixel >> 16) & 0xFF) }

/// The frames of a configuration.
func frames(_ json: String) throws -> RenderedFrames {
    try renderer(json).frames
}

extension Canvas {
    /// A copy of what it shows.
    var bitmap: Bitmap {
        Bitmap(
            width: width,
            height: height,
            pixels: unsafe Array(UnsafeBufferPointer(start: pixels, count: width * height))
        )
    }
}

extension Bitmap {
    /// Where another picture of the same size is not the same; nil if it is. A failure that shows two whole pictures
    /// as numbers tells nobody anything.
    func firstDifference(from other: Bitmap) -> PixelBox? {
        let index = pixels.indices.first { pixels[$0] != other.pixels[$0] }
        return index.map { PixelBox(minX: $0 % width, minY: $0 / width, maxX: $0 % width + 1, maxY: $0 / width + 1) }
    }
}
