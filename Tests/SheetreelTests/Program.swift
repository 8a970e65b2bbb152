import Foundation
import Testing

/// The program that was built beside the tests.
enum Program {
    struct Outcome: Equatable {
        var status: Int32
        var output = ""
        var complaint = ""
    }

    /// Runs it to its end, with `input` in a pipe.
    static func run(_ arguments: [String], input: String = "") throws -> Outcome {
        let (output, complaint, written) = (Pipe(), Pipe(), Pipe())
        // A pipe holds as little as any test says.
        try written.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try written.fileHandleForWriting.close()
        let process = try process(arguments, output)
        process.standardInput = written
        process.standardError = complaint
        try process.run()
        let texts = [output, complaint].map {
            String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: texts[0], complaint: texts[1])
    }

    /// Starts it, and gives what it says to read.
    static func start(_ arguments: [String]) throws -> (Process, Pipe) {
        let output = Pipe()
        let process = try process(arguments, output)
        try process.run()
        return (process, output)
    }

    private static func process(_ arguments: [String], _ output: Pipe) throws -> Process {
        let process = Process()
        process.executableURL = try program()
        process.arguments = arguments
        process.standardOutput = output
        return process
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
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "sheetreel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path }

    func write(_ name: String, _ text: String) throws { try Data(text.utf8).write(to: url.appending(path: name)) }

    func read(_ name: String) throws -> Data { try Data(contentsOf: url.appending(path: name)) }
}
