import Foundation
import SheetService
import Testing

@testable import sheetreel

@Suite struct UrlTests {
    @Test(arguments: [
        ["url"], ["url", "a.json", "b.json"], ["url", "a.json", "--kind", "frame.gif"], ["url", "-x", "a.json"],
    ])
    func wrongCommandLineIsRefused(words: [String]) {
        #expect(throws: UsageError.self) { try Command(words) }
    }

    @Test func urlNamesItsConfigurationItsKindAndItsServer() throws {
        let words = ["url", "--kind", "plot.svg", "a.json", "--base", "https://example.com"]
        var rest = Arguments(words.dropFirst())
        let command = try UrlCommand(&rest)
        #expect((command.configuration, command.drawing, command.base) == ("a.json", "plot.svg", "https://example.com"))
    }

    @Test func programPrintsTheURLByQueryAndTheOneByPath() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "half.json")
        try Data(#"{"output": {"progress": 0.5}}"#.utf8).write(to: file)
        let outcome = try Program.run(["url", file.path, "--base", "https://example.com"])
        let version = "v=\(Version.current)"
        let segment = EncodedConfiguration.segment(of: Array(#"{"output": {"progress": 0.5}}"#.utf8))
        #expect(
            outcome.output.split(separator: "\n") == [
                "https://example.com/v1/frame.png?output.progress=0.5&\(version)",
                "https://example.com/v1/frame/\(segment).png?\(version)",
            ]
        )
    }
}
