/// Metrics of one name in Prometheus' text format, version 0.0.4.
struct MetricFamily {
    enum Kind: String {
        case counter
        case gauge
        case histogram
    }

    typealias Labels = KeyValuePairs<String, String>

    /// With the product's name before it, or `process_`.
    let name: String
    private(set) var text: String

    init(_ name: String, _ kind: Kind, _ help: String) {
        self.name = name
        text = "# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n"
    }

    mutating func add(_ value: Int, _ labels: Labels = [:]) {
        text += "\(name)\(Self.braces(labels)) \(value)\n"
    }

    mutating func add(_ value: Double, _ labels: Labels = [:]) {
        text += "\(name)\(Self.braces(labels)) \(value)\n"
    }

    /// A histogram under at most one label.
    mutating func add(_ histogram: Histogram, _ label: (name: String, value: String)? = nil) {
        let counts = histogram.cumulative
        let bounds = Histogram.bounds.map { "\($0)" } + ["+Inf"]
        let shared = label.map { "\($0.name)=\"\(Self.escaped($0.value))\"" }
        for (bound, count) in zip(bounds, counts) {
            let labels = [shared, "le=\"\(bound)\""].compactMap { $0 }.joined(separator: ",")
            text += "\(name)_bucket{\(labels)} \(count)\n"
        }
        let braces = shared.map { "{\($0)}" } ?? ""
        text += "\(name)_sum\(braces) \(histogram.sum)\n\(name)_count\(braces) \(counts.last ?? 0)\n"
    }

    private static func braces(_ labels: Labels) -> String {
        guard !labels.isEmpty else { return "" }
        return "{" + labels.map { "\($0)=\"\(escaped($1))\"" }.joined(separator: ",") + "}"
    }

    private static func escaped(_ value: String) -> String {
        value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}
