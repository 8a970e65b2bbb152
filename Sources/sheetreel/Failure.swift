import SheetRaster
import SheetService

/// Why a command could not be done, in lines for a person.
struct Failure: Error {
    let lines: [String]
    /// Whether the command line is to blame, which only came out when it was followed.
    var isUsage = false

    init(lines: [String], isUsage: Bool = false) {
        self.lines = lines
        self.isUsage = isUsage
    }

    init(_ error: any Error) {
        let line =
            switch error {
            case let missing as InstalledFonts.Missing:
                "the font \(missing.file) is missing; install fonts-inter or name its folder with --fonts"
            case RasterError.fontUnreadable(let file): "the font \(file) cannot be read"
            case RasterError.imageUnreadable(let pointer): "the picture at \(pointer) cannot be decoded"
            default: "\(error)"
            }
        lines = [line]
    }
}
