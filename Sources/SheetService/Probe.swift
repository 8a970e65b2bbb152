import HTTPServer

/// What operators and their machines ask. The raw value is its path.
package enum Probe: String, Sendable, Hashable, CaseIterable {
    /// Whether the process is alive, whatever its load.
    case liveness = "/livez"
    /// The same under another usual name.
    case health = "/healthz"
    /// Whether new work is welcome.
    case readiness = "/readyz"
    /// What Prometheus collects.
    case metrics = "/metrics"

    var mediaType: String { "text/plain" }

    /// Whether readiness is to be shown, not told: `deep=1`.
    static func isDeep(_ head: RequestHead) -> Bool {
        let pairs = (try? QueryString(head.query ?? "").pairs) ?? []
        return pairs.contains { $0.name == "deep" && ["1", "true"].contains($0.value) }
    }
}
