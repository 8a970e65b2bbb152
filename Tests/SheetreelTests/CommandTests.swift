import Foundation
import SheetService
import Testing

@testable import sheetreel

@Suite struct CommandTests {
    @Test func serveListensOnLoopbackUnlessToldOtherwise() throws {
        guard case .serve(let serve) = try Command(["serve"]) else { throw Unexpected() }
        #expect((serve.host, serve.port) == ("127.0.0.1", 8_080))
    }

    @Test(
        arguments: [("0.0.0.0:80", "0.0.0.0", 80), ("[::1]:0", "[::1]", 0), ("localhost:65535", "localhost", 65_535)]
            as [(String, String, UInt16)]
    )
    func serveListensWhereItIsTold(address: String, host: String, port: UInt16) throws {
        guard case .serve(let serve) = try Command(["serve", "--listen", address]) else { throw Unexpected() }
        #expect((serve.host, serve.port) == (host, port))
    }

    @Test func renderNamesItsConfigurationAndItsPicture() throws {
        let words = ["render", "--output", "b.png", "a.json", "--fonts", "/fonts"]
        guard case .render(let render) = try Command(words) else { throw Unexpected() }
        #expect((render.configuration, render.output, render.fonts) == ("a.json", "b.png", "/fonts"))
    }

    @Test(arguments: [
        [], ["draw"], ["serve", "--port", "80"], ["serve", "--listen"], ["serve", "--listen", "80"],
        ["serve", "--listen", ":80"], ["serve", "--listen", "host:65536"], ["serve", "--listen", "host:+80"],
        ["render"], ["render", "a.json"], ["render", "-o", "b.png"], ["render", "a.json", "b.json", "-o", "c.png"],
        ["render", "a.json", "-o"], ["render", "a.json", "-x", "b.png"], ["check"], ["check", "-v", "a.json"],
    ])
    func wrongCommandLineSaysWhatIsRightInOneLine(words: [String]) {
        let error = #expect(throws: UsageError.self) { try Command(words) }
        #expect(error.map { !$0.message.isEmpty && !$0.message.contains("\n") } == true)
    }

    private struct Unexpected: Error {}
}

/// The program itself, as a shell sees it.
@Suite struct ProgramTests {
    @Test func versionAndHelpGoToStandardOutput() throws {
        #expect(try run(["--version"]) == Outcome(status: 0, output: "sheetreel \(Version.current)\n"))
        let help = try run(["--help"])
        #expect(help.status == 0)
        #expect(help.output.contains("usage: sheetreel serve"))
    }

    @Test func wrongFlagExitsWithTwoAndOneLine() throws {
        let outcome = try run(["serve", "--prot", "80"])
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(
            outcome.complaint
                == "sheetreel: serve does not know --prot; it takes --listen HOST:PORT and --fonts FOLDER\n"
        )
    }

    @Test func renderDrawsThePictureOfAFile() throws {
        let folder = try TemporaryFolder()
        let configuration = folder.url.appending(path: "sheet.json")
        let picture = folder.url.appending(path: "sheet.png")
        try Data(#"{"screen": {"scale": 1}, "output": {"progress": 0.5}}"#.utf8).write(to: configuration)
        let outcome = try run(["render", configuration.path, "-o", picture.path])
        #expect(outcome == Outcome(status: 0))
        #expect(try Data(contentsOf: picture).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func renderTellsEveryFaultByItsLine() throws {
        let folder = try TemporaryFolder()
        let configuration = folder.url.appending(path: "sheet.json")
        try Data("{\n  \"shet\": {},\n  \"output\": {\"progress\": 2}\n}".utf8).write(to: configuration)
        let outcome = try run(["render", configuration.path, "-o", "/dev/null"])
        #expect(outcome.status == 1)
        let lines = outcome.complaint.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.contains("sheet.json:2:3: /shet: ") == true)
        #expect(lines.first?.hasSuffix("Did you mean sheet?") == true)
        #expect(lines.last?.contains("sheet.json:3:26: /output/progress: ") == true)
    }

    @Test func checkTellsTheFaultsOfEveryFileAndDrawsNothing() throws {
        let folder = try TemporaryFolder()
        let (good, bad, impossible) = (
            folder.url.appending(path: "good.json"), folder.url.appending(path: "bad.json"),
            folder.url.appending(path: "impossible.json")
        )
        try Data("{}".utf8).write(to: good)
        try Data("{\n  \"shet\": {}\n}".utf8).write(to: bad)
        try Data("{\"storyboard\": [\n  {\"action\": \"dismiss\"}]}".utf8).write(to: impossible)
        #expect(try run(["check", good.path]) == Outcome(status: 0))
        let outcome = try run(["check", bad.path, good.path, impossible.path])
        #expect(outcome.status == 1)
        let lines = outcome.complaint.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.contains("bad.json:2:3: /shet: ") == true)
        #expect(lines.last?.contains("impossible.json:2:3: /storyboard/0: ") == true)
    }

    @Test func everyExampleCanBeDrawn() throws {
        let examples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../examples")
        let files = try FileManager.default.contentsOfDirectory(atPath: examples.path).filter { $0.hasSuffix(".json") }
        #expect(files.contains("from-the-right.json"))
        #expect(try run(["check"] + files.map { examples.appending(path: $0).path }) == Outcome(status: 0))
    }

    @Test func missingFileAndMissingFontAreNamed() throws {
        let missing = try run(["render", "/nowhere/sheet.json", "-o", "/dev/null"])
        #expect(missing == Outcome(status: 1, complaint: "sheetreel: /nowhere/sheet.json cannot be read\n"))
        let bare = try run(["render", "/dev/null", "-o", "/dev/null", "--fonts", "/nowhere"])
        #expect(bare.status == 1)
    }

    private struct Outcome: Equatable {
        var status: Int32
        var output = ""
        var complaint = ""
    }

    /// Runs the program that was built beside the tests.
    private func run(_ arguments: [String]) throws -> Outcome {
        let process = Process()
        process.executableURL = try Self.program()
        process.arguments = arguments
        let (output, complaint) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = complaint
        try process.run()
        let texts = [output, complaint].map {
            String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: texts[0], complaint: texts[1])
    }

    /// The tests run from a bundle that lies beside the program.
    private static func program() throws -> URL {
        let bundle = URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        let candidates =
            [bundle.deletingLastPathComponent(), URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()]
            + CommandLine.arguments.map { URL(filePath: $0).deletingLastPathComponent() }
        return try #require(
            candidates.map { $0.appending(path: "sheetreel") }
                .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        )
    }
}

/// A folder that goes with its owner.
private final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "sheetreel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
