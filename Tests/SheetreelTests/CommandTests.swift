import Foundation
import SheetService
import Testing

@testable import sheetreel

@Suite struct CommandTests {
    @Test func serveTakesItsSettingsFromFlagsAndThenFromTheEnvironment() throws {
        let environment = ["SHEETREEL_LISTEN": "[::1]:81", "SHEETREEL_CACHE_SIZE": "1MiB", "SHEETREEL_QUEU": "1"]
        guard case .serve(let serve) = try Command(["serve", "--listen=0.0.0.0:80"], environment: environment) else {
            throw Unexpected()
        }
        #expect("\(serve.settings.address)" == "0.0.0.0:80")
        #expect(serve.settings.studio.cacheBytes == 1 << 20)
        #expect(serve.warnings == ["SHEETREEL_QUEU is not a setting and is ignored; did you mean SHEETREEL_QUEUE?"])
    }

    @Test func serveHelpListsEverySettingWithItsNameInTheEnvironment() throws {
        guard case .help(let text) = try Command(["serve", "--help"]) else { throw Unexpected() }
        for setting in Setting.allCases {
            #expect(text.contains("  \(setting.flag) "))
            #expect(text.contains(" \(setting.variable), default "))
        }
    }

    @Test func everySettingThatIsWrongIsToldInALineOfItsOwn() {
        let error = #expect(throws: UsageError.self) {
            try Command(["serve", "--queue", "-1", "--log-level", "loud"], environment: ["SHEETREEL_CACHE_SIZE": "64"])
        }
        #expect(error?.lines.count == 3)
    }

    @Test func renderNamesItsConfigurationAndItsPicture() throws {
        let words = ["render", "--output", "b.png", "a.json", "--fonts", "/fonts"]
        guard case .render(let render) = try Command(words) else { throw Unexpected() }
        #expect((render.input, render.outputs, render.fonts) == ("a.json", [try PictureFile("b.png")], "/fonts"))
    }

    @Test(arguments: [
        [], ["draw"], ["serve", "--port", "80"], ["serve", "--listen"], ["serve", "--listen", "80"],
        ["serve", "--listen", ":80"], ["serve", "--listen", "host:65536"], ["serve", "--listen", "host:+80"],
        ["render"], ["render", "-o", "b.png"], ["render", "a.json", "b.json", "-o", "c.png"],
        ["render", "a.json", "-o"], ["render", "a.json", "-x", "b.png"],
        ["render", "a.json", "-o", "b.bmp"], ["render", "a.json", "-o", "timeline:b.png"],
        ["render", "a.json", "-o", "b"], ["render", "a.json", "-o", ""], ["render", "a.json", "--check", "-o", "-"],
        ["health", "ftp://a"], ["health", "http://a", "http://b"], ["health", "http://"], ["check"],
        ["check", "-v", "a.json"],
    ])
    func wrongCommandLineSaysWhatIsRightInOneLine(words: [String]) {
        let error = #expect(throws: UsageError.self) { try Command(words) }
        #expect(error.map { $0.lines.count == 1 && !$0.lines[0].isEmpty && !$0.lines[0].contains("\n") } == true)
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
                == "sheetreel: serve does not know --prot; sheetreel serve --help lists what there is\n"
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
        let outcome = try run(["render", configuration.path, "-o", "-"])
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

    @Test func checkReadsStandardInputWhereADashStands() throws {
        #expect(try Program.run(["check", "-"], input: "{}") == Program.Outcome(status: 0))
        let outcome = try Program.run(["check", "-"], input: "{\n  \"shet\": {}\n}")
        #expect(outcome.status == 1)
        #expect(outcome.complaint.hasPrefix("sheetreel: -:2:3: /shet: "))
        let cut = try Program.run(["check", "-"], input: "{")
        #expect(cut.complaint.hasPrefix("sheetreel: -:1:2: "))
    }

    @Test func everyExampleCanBeDrawn() throws {
        let examples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../examples")
        let files = try FileManager.default.contentsOfDirectory(atPath: examples.path).filter { $0.hasSuffix(".json") }
        #expect(files.contains("from-the-right.json"))
        #expect(try run(["check"] + files.map { examples.appending(path: $0).path }) == Outcome(status: 0))
    }

    @Test func missingFileAndMissingFontAreNamed() throws {
        let missing = try run(["render", "/nowhere/sheet.json", "-o", "-"])
        #expect(missing == Outcome(status: 1, complaint: "sheetreel: /nowhere/sheet.json cannot be read\n"))
        let bare = try run(["render", "/dev/null", "-o", "-", "--fonts", "/nowhere"])
        #expect(bare.status == 1)
    }

    private typealias Outcome = Program.Outcome

    private func run(_ arguments: [String]) throws -> Outcome { try Program.run(arguments) }
}
