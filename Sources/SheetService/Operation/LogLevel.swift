/// How much a log line matters, and from where on lines are written.
package enum LogLevel: String, Sendable, Hashable, CaseIterable, Comparable {
    case info
    case warn
    case error
    /// Above every line.
    case off

    package static func < (one: LogLevel, other: LogLevel) -> Bool { one.rank < other.rank }

    private var rank: Int {
        switch self {
        case .info: 0
        case .warn: 1
        case .error: 2
        case .off: 3
        }
    }
}

/// How log lines are written.
package enum LogFormat: String, Sendable, Hashable, CaseIterable {
    /// One object a line.
    case json
    /// For a person's eyes.
    case text
}
