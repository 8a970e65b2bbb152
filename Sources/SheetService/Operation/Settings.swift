package import HTTPServer
import SheetConfiguration

/// How a server is to be run. One that was read from flags and environment has every value within its bounds.
package struct Settings: Sendable, Hashable {
    package internal(set) var listen = ListenAddress.tcp(host: "127.0.0.1", port: nil)
    /// The port where ``listen`` names none.
    package internal(set) var port: UInt16 = 8_080
    package internal(set) var fonts = InstalledFonts.standardFolder
    package internal(set) var workers = Server.processors
    package internal(set) var loops = Server.processors
    package internal(set) var studio = Studio.Limits()
    package internal(set) var server = ServerLimits()
    /// Never more than a configuration may have.
    package internal(set) var bodyBytes = Limits.standard.documentBytes
    package internal(set) var logFormat = LogFormat.json
    package internal(set) var logLevel = LogLevel.info

    /// The defaults.
    package init() {}

    /// What is wrong with them, a line each.
    package struct Invalid: Error, Sendable, Hashable {
        package let lines: [String]
    }

    /// Reads settings: a flag counts before the environment, and that before the default. Of a flag that is given twice
    /// the last counts.
    package init(
        flags: [(setting: Setting, value: String)],
        environment: [String: String]
    ) throws(Invalid) {
        let given = Dictionary(flags.map { ($0.setting, $0.value) }) { _, last in last }
        var lines: [String] = []
        for setting in Setting.allCases {
            let source =
                given[setting].map { (setting.flag, $0) }
                ?? environment[setting.variable].map { (setting.variable, $0) }
            guard let (name, value) = source else { continue }
            let row = setting.row
            if !row.set(value, &self) { lines.append("\(name) takes \(row.rule), not \(value.shortened)") }
        }
        if case .tcp(_, nil) = listen, let value = environment["PORT"] {
            if let port = UInt16(port: value) {
                self.port = port
            } else {
                lines.append("PORT takes a port's number, not \(value.shortened)")
            }
        }
        guard lines.isEmpty else { throw Invalid(lines: lines) }
    }

    /// Where to listen.
    package var address: ServerAddress {
        switch listen {
        case .tcp(let host, let port): .tcp(host: host, port: port ?? self.port)
        case .unix(let path): .unix(path: path)
        }
    }

    /// How a client calls a server that listens there and was given `port`.
    package func url(port: Int) -> String {
        switch listen {
        case .tcp(let host, _): "http://\(ListenAddress.tcp(host: host, port: UInt16(exactly: port)))"
        case .unix: listen.description
        }
    }

    /// What the environment has under our prefix without a meaning, a line each: most likely a slip of the finger.
    package static func warnings(about environment: [String: String]) -> [String] {
        let known = Setting.allCases.map(\.variable)
        return environment.keys.sorted().filter {
            $0.hasPrefix(Setting.prefix) && !known.contains($0) && !isInjected($0.dropFirst(Setting.prefix.count))
        }
        .map { name in
            let suggestion = name.nearest(among: known).map { "; did you mean \($0)?" } ?? ""
            return "\(name) is not a setting and is ignored\(suggestion)"
        }
    }

    /// What Kubernetes puts into the environment for a Service that has our name.
    private static func isInjected(_ name: Substring) -> Bool {
        name == "SERVICE_HOST" || name.hasPrefix("SERVICE_PORT") || name == "PORT" || name.hasPrefix("PORT_")
    }
}

extension String {
    /// An operator's words as a message repeats them: in quotes, not many, and on one line.
    fileprivate var shortened: String {
        let words = unicodeScalars.count <= 64 ? self : String(prefix(64)) + "…"
        return "\"\(words.filter { !$0.isNewline })\""
    }
}
