import SheetConfiguration
import SheetMotion

/// `sheetreel check`: whether configurations could be drawn, without drawing them.
struct CheckCommand: Equatable {
    let configurations: [String]

    init(_ arguments: inout Arguments) throws(UsageError) {
        var configurations: [String] = []
        while let word = arguments.next() {
            guard !word.hasPrefix("-") || word == "-" else {
                throw UsageError("check does not know \(word); it takes configurations only")
            }
            configurations.append(word)
        }
        guard !configurations.isEmpty else { throw UsageError("check needs a configuration: check CONFIG.json …") }
        self.configurations = configurations
    }

    /// Looks at every file, also after one that is at fault.
    func run() throws(Failure) {
        var lines: [String] = []
        for configuration in configurations {
            do throws(Failure) {
                try Self.check(configuration)
            } catch {
                lines += error.lines
            }
        }
        guard lines.isEmpty else { throw Failure(lines: lines) }
    }

    private static func check(_ configuration: String) throws(Failure) {
        let text = try Files.read(configuration)
        do throws(ConfigurationError) {
            _ = try ReelConfiguration(json: text, objections: Timeline.objections)
        } catch {
            throw Failure(error, in: configuration)
        }
    }
}
