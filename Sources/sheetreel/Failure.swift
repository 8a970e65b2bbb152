import SheetRaster
import SheetService

/// Why a command could not be done, in lines for a person.
struct Failure: Error {
    let lines: [String]

    init(lines: [String]) {
        self.lines = lines
    }

    init(_ error: any Error) {
        let line =
            switch error {
            case let missing as InstalledFonts.Missing:
                "the font \(missing.file) is missing; install fonts-inter or name its folder with --fonts"
            case RasterError.fontUnreadable(let file): "the font \(file) cannot be read"
            default: "\(error)"
            }
        lines = [line]
    }
}
