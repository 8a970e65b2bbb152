import SheetConfiguration
import SheetMotion
import SheetService

/// `sheetreel url`: the GET URLs of a configuration, by query and by path.
struct UrlCommand: Equatable {
    let configuration: String
    /// What is made: `frame.png`.
    let drawing: String
    /// Where the server is.
    let base: String

    init(_ arguments: inout Arguments) throws(UsageError) {
        var configuration: String?
        var (drawing, base) = ("frame.png", "http://127.0.0.1:8080")
        while let word = arguments.next() {
            switch word {
            case "--kind": drawing = try arguments.value(of: word)
            case "--base": base = try arguments.value(of: word)
            case _ where word.hasPrefix("-") && word != "-":
                throw UsageError("url does not know \(word); it takes --kind KIND.EXTENSION and --base URL")
            case _ where configuration == nil: configuration = word
            default: throw UsageError("url takes one configuration; \(word) is one too many")
            }
        }
        guard let configuration else { throw UsageError("url needs a configuration: url CONFIG.json") }
        guard Drawing.all.contains(where: { $0.name == drawing }) else {
            throw UsageError("there is no \(drawing); there are \(Drawing.all.map(\.name).joined(separator: ", "))")
        }
        self.configuration = configuration
        self.drawing = drawing
        self.base = base
    }

    func run() throws(Failure) {
        let text = try Files.read(configuration)
        do throws(ConfigurationError) {
            _ = try ReelConfiguration(json: text, objections: Timeline.objections)
            for url in try urls(of: text) { Files.print(url) }
        } catch {
            throw Failure(error, in: configuration)
        }
    }

    /// By query, and by path; both under this version, so that they may be kept for ever.
    private func urls(of text: [UInt8]) throws(ConfigurationError) -> [String] {
        let query = try QuerySpelling(json: text).text
        let kind = drawing.prefix { $0 != "." }
        let ending = drawing.drop { $0 != "." }
        let version = "v=\(Version.current)"
        return [
            "\(base)/v1/\(drawing)?\(query.isEmpty ? "" : query + "&")\(version)",
            "\(base)/v1/\(kind)/\(EncodedConfiguration.segment(of: text))\(ending)?\(version)",
        ]
    }
}
