import FoundationEssentials
import SheetConfiguration
import SheetMotion
import SheetService

/// `sheetreel render`: the way from a configuration to a picture that the server goes, without a socket.
struct RenderCommand: Equatable {
    let configuration: String
    let output: String
    let fonts: String

    init(_ arguments: inout Arguments) throws(UsageError) {
        var configuration: String?
        var output: String?
        var fonts = InstalledFonts.standardFolder
        while let word = arguments.next() {
            switch word {
            case "-o", "--output": output = try arguments.value(of: word)
            case "--fonts": fonts = try arguments.value(of: word)
            case _ where word.hasPrefix("-") && word != "-":
                throw UsageError("render does not know \(word); it takes -o FILE and --fonts FOLDER")
            case _ where configuration == nil: configuration = word
            default: throw UsageError("render takes one configuration; \(word) is one too many")
            }
        }
        guard let configuration else { throw UsageError("render needs a configuration: render CONFIG.json -o FILE") }
        guard let output else { throw UsageError("render needs -o FILE to know where the picture goes") }
        self.configuration = configuration
        self.output = output
        self.fonts = fonts
    }

    func run() throws(Failure) {
        let text = try Files.read(configuration)
        let checked: ReelConfiguration
        do throws(ConfigurationError) {
            checked = try ReelConfiguration(json: text, objections: Timeline.objections)
        } catch {
            throw Failure(error, in: configuration)
        }
        let picture: [UInt8]
        do {
            picture = try Reel(fonts: InstalledFonts(in: fonts), workers: 1).bytes(Drawing(.frame, .png), of: checked)
        } catch {
            throw Failure(error)
        }
        try Files.write(picture, to: output)
    }
}
