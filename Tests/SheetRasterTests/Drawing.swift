import SheetConfiguration
import SheetEncoding
import SheetRaster

/// Inter as Debian installs it.
let inter = FontSet(
    files: ["Regular", "Medium", "SemiBold", "Bold"].map { "/usr/share/fonts/opentype/inter/Inter-\($0).otf" }
)

/// The single frame of a configuration.
func frame(_ json: String) throws -> Bitmap {
    try FrameRenderer(try ReelConfiguration(json: json), text: try TextEngine(inter)).frame()
}

/// One channel's level.
func red(_ pixel: UInt32) -> Int { Int((pixel >> 16) & 0xFF) }
