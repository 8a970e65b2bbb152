/// What operators and their machines ask. The raw value is its path.
package enum Probe: String, Sendable, Hashable, CaseIterable {
    /// Whether the process is alive, whatever its load.
    case liveness = "/livez"
    /// The same under another usual name.
    case health = "/healthz"
    /// Whether new work is welcome.
    case readiness = "/readyz"

    var mediaType: String { "text/plain" }
}
