import FoundationEssentials
import SheetConfiguration
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
            checked = try ReelConfiguration(json: text)
        } catch {
            throw Failure(lines: error.lines(in: configuration))
        }
        let picture: [UInt8]
        do {
            picture = try Reel(fonts: InstalledFonts(in: fonts), workers: 1).frame(checked)
        } catch {
            throw Failure(error)
        }
        try Files.write(picture, to: output)
    }
}

extension ConfigurationError {
    /// One line a fault, as compilers write them: file, line, column, what is wrong.
    fileprivate func lines(in file: String) -> [String] {
        func line(_ position: TextPosition?, _ text: String) -> String {
            position.map { "\(file):\($0.line):\($0.column): \(text)" } ?? "\(file): \(text)"
        }
        switch self {
        case .syntax(let error): return [line(error.position, error.detail)]
        case .invalid(let faults), .overBudget(let faults):
            let listed = faults.listed.map { fault in
                let suggestion = fault.suggestion.map { " Did you mean \($0)?" } ?? ""
                return line(fault.position, "\(fault.pointer): \(fault.detail)\(suggestion)")
            }
            return listed + (faults.omitted > 0 ? ["\(file): and \(faults.omitted) more faults"] : [])
        }
    }
}
