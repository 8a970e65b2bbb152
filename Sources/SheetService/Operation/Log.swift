import SheetEncoding

/// What the server says of itself and of every request: lines in one form, from one level on.
package struct Log: Sendable {
    private let writer: LogWriter
    private let format: LogFormat
    private let level: LogLevel

    package init(_ writer: LogWriter, format: LogFormat, level: LogLevel) {
        self.writer = writer
        self.format = format
        self.level = level
    }

    /// Lines that were dropped.
    var dropped: Counter { writer.dropped }

    /// Writes what an operator is told, with `details` behind it.
    package func write(_ level: LogLevel, _ message: String, _ details: KeyValuePairs<String, String> = [:]) {
        guard level >= self.level, level != .off else { return }
        let members = details.map { JSONText.Member(name: $0, value: .string($1)) }
        write(
            LogLine(level: level, title: message, members: [.init(name: "message", value: .string(message))] + members)
        )
    }

    /// Writes that a request was answered.
    func write(_ exchange: @autoclosure () -> Exchange, at level: LogLevel) {
        guard level >= self.level, level != .off else { return }
        let exchange = exchange()
        write(LogLine(level: level, title: exchange.title, members: exchange.members))
    }

    private func write(_ line: LogLine) {
        writer.write(line.bytes(format, at: Timestamp.now))
    }
}

/// One line of a log.
struct LogLine {
    let level: LogLevel
    /// For a person's eyes.
    let title: String
    let members: [JSONText.Member]

    /// The line with its end. In words it is one line as well: what callers say has no line ends in it, since it is
    /// written as in JSON.
    func bytes(_ format: LogFormat, at time: String) -> [UInt8] {
        switch format {
        case .json:
            let common: [JSONText.Member] = [
                .init(name: "time", value: .string(time)), .init(name: "level", value: .string(level.rawValue)),
            ]
            return JSONText.inline(.object(common + members)).bytes
        case .text:
            let words = members.filter { $0.name != "message" }
                .map { "\($0.name)=\(String(decoding: JSONText.inline($0.value).bytes.dropLast(), as: UTF8.self))" }
            return Array(([time, level.rawValue, title] + words).joined(separator: " ").utf8) + [UInt8(ascii: "\n")]
        }
    }
}
