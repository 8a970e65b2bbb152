import HTTPServer

/// The table of settings of `sheetreel serve`. The raw value is the flag without its dashes, and by one rule the name in
/// the environment: `--cache-size` is `SHEETREEL_CACHE_SIZE`.
package enum Setting: String, Sendable, CaseIterable {
    case listen
    case fonts
    case workers
    case loops
    case cacheSize = "cache-size"
    case queue
    case queueWait = "queue-wait"
    case queuePixels = "queue-pixels"
    case bodySize = "body-size"
    case connections
    case connectionRequests = "connection-requests"
    case firstByteTimeout = "first-byte-timeout"
    case headTimeout = "head-timeout"
    case bodyTimeout = "body-timeout"
    case writeTimeout = "write-timeout"
    case responseTimeout = "response-timeout"
    case idleTimeout = "idle-timeout"
    case readinessDelay = "readiness-delay"
    case shutdownGrace = "shutdown-grace"
    case logFormat = "log-format"
    case logLevel = "log-level"

    /// What a setting's name begins with in the environment.
    static let prefix = "SHEETREEL_"

    package var flag: String { "--\(rawValue)" }

    /// Its name in the environment.
    package var variable: String { Self.prefix + rawValue.uppercased().replacing("-", with: "_") }

    /// The setting of a flag, dashes included; nil where there is none.
    package init?(flag: some StringProtocol) {
        guard flag.hasPrefix("--") else { return nil }
        self.init(rawValue: String(flag.dropFirst(2)))
    }

    /// A setting's kind, the member of ``Settings`` that it is, and what it means.
    struct Row {
        let placeholder: String
        let rule: String
        let sentence: String
        /// False for words that the kind does not allow.
        let set: (String, inout Settings) -> Bool
        let text: (Settings) -> String

        init<Value>(_ member: WritableKeyPath<Settings, Value>, _ kind: SettingKind<Value>, _ sentence: String) {
            placeholder = kind.placeholder
            rule = kind.rule
            self.sentence = sentence
            set = { words, settings in
                guard let value = kind.read(words) else { return false }
                settings[keyPath: member] = value
                return true
            }
            text = { kind.write($0[keyPath: member]) }
        }
    }

    var row: Row {
        switch self {
        case .listen: Row(\.listen, .address, "where to listen; port 0 takes any free one")
        case .fonts: Row(\.fonts, .folder, "where Inter-Regular.otf and its siblings are")
        case .workers: Row(\.workers, .count(1...256), "pictures drawn at a time; one a processor")
        case .loops: Row(\.loops, .count(1...64), "event loops for connections; one a processor")
        case .cacheSize: Row(\.studio.cacheBytes, .size(0...(64 << 30)), "pictures kept in memory")
        case .queue: Row(\.studio.queuedPerWorker, .count(0...1_000), "requests that may wait for each worker")
        case .queueWait: Row(\.studio.wait, .duration(.zero...short), "the longest wait for a worker, then 503")
        case .queuePixels:
            Row(\.studio.pixels, .count(1_000_000...1_000_000_000_000), "pixels that may be in work or wait, then 503")
        case .bodySize: Row(\.bodyBytes, .size((1 << 10)...(1 << 20)), "the largest body of a request, then 413")
        case .connections:
            Row(\.server.connections, .count(1...1_000_000), "connections open at a time; others wait in the kernel")
        case .connectionRequests:
            Row(
                \.server.requestsPerConnection,
                .count(1...1_000_000_000),
                "requests on a connection before it is closed"
            )
        case .firstByteTimeout:
            Row(\.server.firstByte, .duration(least...short), "for a new connection to say something, then closed")
        case .headTimeout: Row(\.server.head, .duration(least...short), "for a request's head, then 408")
        case .bodyTimeout: Row(\.server.body, .duration(least...long), "for a request's body, then 408")
        case .writeTimeout: Row(\.server.writeStall, .duration(least...long), "for a client to read on, then cut")
        case .responseTimeout: Row(\.server.response, .duration(least...long), "for writing a whole answer, then cut")
        case .idleTimeout:
            Row(\.server.keepAliveIdle, .duration(least...long), "between requests; longer than a balancer's own")
        case .readinessDelay:
            Row(\.server.readinessDelay, .duration(.zero...long), "from a signal to stop until accepting ends")
        case .shutdownGrace:
            Row(\.server.shutdownGrace, .duration(.zero...long), "from then on for answers under way")
        case .logFormat: Row(\.logFormat, .choice, "a JSON object a line, or words for a person")
        case .logLevel: Row(\.logLevel, .choice, "what is written: this and worse")
        }
    }

    private var least: Duration { .milliseconds(10) }
    private var short: Duration { .seconds(600) }
    private var long: Duration { .seconds(3_600) }
}
