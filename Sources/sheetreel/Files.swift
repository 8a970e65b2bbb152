import FoundationEssentials
import Glibc

/// Whole files and the standard streams; `-` names the latter.
enum Files {
    static func read(_ path: String) throws(Failure) -> [UInt8] {
        guard path != "-" else { return try standardInput() }
        guard let contents = contents(path) else { throw Failure(lines: ["\(path) cannot be read"]) }
        return contents
    }

    /// All of standard input, which may be a pipe and then has no size to ask for.
    private static func standardInput() throws(Failure) -> [UInt8] {
        var contents: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe part.withUnsafeMutableBytes { unsafe Glibc.read(STDIN_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Failure(lines: ["standard input cannot be read"]) }
            guard count > 0 else { return contents }
            contents += part[..<count]
        }
    }

    /// A whole file; nil where there is none that can be read.
    static func contents(_ path: String) -> [UInt8]? {
        FileManager.default.contents(atPath: path).map { Array($0) }
    }

    /// The folder that a file is in, with a slash behind it; empty for the current one.
    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    /// Writes a whole file or, if that fails, leaves the old one as it was. Makes the folders that it is in.
    static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        guard path != "-" else { return try write(bytes, to: STDOUT_FILENO) }
        do {
            let folder = folder(of: path)
            if !folder.isEmpty {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            }
            try Data(bytes).write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw Failure(lines: ["\(path) cannot be written"])
        }
    }

    static func print(_ text: String) {
        try? write(Array("\(text)\n".utf8), to: STDOUT_FILENO)
    }

    static func complain(_ text: String) {
        try? write(Array("sheetreel: \(text)\n".utf8), to: STDERR_FILENO)
    }

    /// Writes to standard error what is no line.
    static func complain(raw text: String) {
        try? write(Array(text.utf8), to: STDERR_FILENO)
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { throw Failure(lines: ["standard output cannot be written"]) }
            rest = rest.dropFirst(written)
        }
    }
}
