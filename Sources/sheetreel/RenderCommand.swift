import SheetConfiguration
import SheetService

/// `sheetreel render`: the way from configurations to files that the server goes, without a socket.
struct RenderCommand: Equatable {
    static let usage = """
        usage: sheetreel render CONFIG.json -o [KIND:]FILE... [--fonts FOLDER]
               sheetreel render MANIFEST.json [--check] [--fonts FOLDER]

        Draws a configuration into one file or several. The format goes by the file's extension; a picture is one frame
        and a document the timeline, unless KIND says otherwise. - stands for standard input or output. A name such as
        frames/%03d.png is a file for each frame.

        \(kinds)

        A manifest is a list of such files, told apart by its [ from a configuration:

          [ { "configuration": "bounce.json", "output": "images/bounce.png" },
            { "configuration": { "preset": "compose" }, "output": "compose.png", "kind": "animation" } ]

        Its paths start at its own folder. Configurations may lie anywhere, outputs only below that folder. A file that
        would not change is left alone. An entry that is at fault does not keep the others from being drawn.

          -o, --output [KIND:]FILE   where a file goes; may be given several times
          --check                    writes nothing, and fails with a list if a file is missing or not what it would be
          --fonts FOLDER             where Inter-Regular.otf and its siblings are; SHEETREEL_FONTS

        exit status: 0 done, 1 it could not be done or a file is out of date, 2 the command line is wrong
        """

    private static var kinds: String {
        Kind.allCases.map { "  \($0.rawValue): \($0.formats.map(\.rawValue).joined(separator: ", "))" }
            .joined(separator: "\n")
    }

    let input: String
    let outputs: [PictureFile]
    let isCheck: Bool
    let fonts: String

    init(_ arguments: inout Arguments, environment: [String: String]) throws(UsageError) {
        var input: String?
        var outputs: [PictureFile] = []
        var isCheck = false
        var fonts = environment[Setting.fonts.variable] ?? InstalledFonts.standardFolder
        while let word = arguments.next() {
            switch word {
            case "-o", "--output": outputs.append(try PictureFile(arguments.value(of: word)))
            case "--fonts": fonts = try arguments.value(of: word)
            case "--check": isCheck = true
            case _ where word.hasPrefix("-") && word != "-":
                throw UsageError("render does not know \(word); sheetreel render --help lists what there is")
            case _ where input == nil: input = word
            default: throw UsageError("render takes one configuration or manifest; \(word) is one too many")
            }
        }
        guard let input else { throw UsageError("render needs a configuration: render CONFIG.json -o FILE") }
        if isCheck, outputs.contains(where: { $0.path == "-" }) {
            throw UsageError("--check needs files; - is none")
        }
        self.input = input
        self.outputs = outputs
        self.isCheck = isCheck
        self.fonts = fonts
    }

    func run() throws(Failure) {
        let text = try Files.read(input)
        let jobs: [RenderJob]
        if outputs.isEmpty, PictureManifest.isLikely(text) {
            jobs = try RenderJob.list(text, manifest: input)
        } else if outputs.isEmpty {
            throw Failure(lines: ["render needs -o FILE to know where the picture goes"], isUsage: true)
        } else {
            jobs = outputs.map { RenderJob(file: $0, source: .text(text, name: input)) }
        }
        try RenderRun(fonts: fonts, isCheck: isCheck).run(jobs)
    }
}
