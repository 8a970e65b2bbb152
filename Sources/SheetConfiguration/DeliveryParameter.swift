/// Parameters of a query that say how an answer is delivered and nothing of what is drawn: the reader passes them by.
package enum DeliveryParameter: String, Sendable, CaseIterable {
    /// Anything: caches of browsers and proxies are passed by with a new one.
    case cacheBuster = "cb"
    /// The renderer's version that the caller has seen: under its own version the server says that the answer will
    /// never change.
    case version = "v"
    /// 1 to have a browser save the picture instead of showing it.
    case download
}
