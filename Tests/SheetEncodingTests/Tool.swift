import Foundation
import Testing

/// Programs from outside that judge what was written, where they are installed.
enum Tool {
    static let python = find("python3")
    static let pngcheck = find("pngcheck")
    static let ffmpeg = find("ffmpeg")
    static let apngdis = find("apngdis")
    static let gifsicle = find("gifsicle")
    static let webpmux = find("webpmux")

    static func find(_ name: String) -> String? {
        let path = "/usr/bin/\(name)"
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }

    /// Runs `program` with `input` in a file of its own, in place of `{}` in `arguments` or else as its standard input;
    /// answers with its standard output. It must end well.
    static func run(_ program: String, _ arguments: [String], input: [UInt8]) throws -> [UInt8] {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(input).write(to: file)
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments.map { $0 == "{}" ? file.path : $0 }
        let output = Pipe()
        process.standardInput = try FileHandle(forReadingFrom: file)
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(program) \(arguments.joined(separator: " "))")
        return Array(bytes)
    }
}
