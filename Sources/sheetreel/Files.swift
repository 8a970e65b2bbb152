import FoundationEssentials
import Glibc

/// Whole files and the standard streams; `-` names the latter.
enum Files {
    static func read(_ path: String) throws(Failure) -> [UInt8] {
        let contents = FileManager.default.contents(atPath: path == "-" ? "/dev/stdin" : path)
        guard let contents else { throw Failure(lines: ["\(path) cannot be read"]) }
        return Array(contents)
    }

    /// Writes a whole file or, if that fails, leaves the old one as it was.
    static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        guard path != "-" else { return try write(bytes, to: STDOUT_FILENO) }
        do {
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
