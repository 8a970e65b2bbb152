import HTTPServer

/// What an operator watches, counted since the start. The series are bounded whatever is asked for: every label comes
/// from a table of this program.
final class Metrics: Sendable {
    /// Stands for every path that is no route.
    static let elsewhere = "other"

    private let routes: [String: RouteMetrics]
    private let sources = CounterTable<Timings.Source>()
    private let renderTimes: [Format: Histogram]
    private let encodeTimes: [Format: Histogram]
    private let queueTimes = Histogram()
    private let frames = Counter()
    private let inFlight = Counter()

    init() {
        let templates = Route.all.map(\.template) + [Self.elsewhere]
        routes = Dictionary(uniqueKeysWithValues: templates.map { ($0, RouteMetrics()) })
        renderTimes = Dictionary(uniqueKeysWithValues: Format.allCases.map { ($0, Histogram()) })
        encodeTimes = Dictionary(uniqueKeysWithValues: Format.allCases.map { ($0, Histogram()) })
    }

    func begin() { inFlight.add() }
    func end() { inFlight.add(-1) }

    /// Counts an answer; `route` is nil for what is no route.
    func count(_ method: Method?, _ route: String?, _ code: Int, took duration: Duration) {
        let name = method.flatMap { Route.allMethods.contains($0) ? $0.name : nil } ?? "other"
        let metrics = routes[route ?? Self.elsewhere] ?? routes[Self.elsewhere]
        metrics?.count(RouteMetrics.Outcome(method: name, code: code), took: duration)
    }

    /// Counts a file that was answered, and what it took if it was made for that.
    func count(_ making: MakingNote) {
        sources[making.timings.source].add()
        guard making.timings.source == .miss else { return }
        queueTimes.observe(making.timings.queue)
        renderTimes[making.format]?.observe(making.timings.render)
        if making.timings.encode > .zero { encodeTimes[making.format]?.observe(making.timings.encode) }
        frames.add(making.frames)
    }

    /// Prometheus' text format, in which a family's samples stand together. `studio` tells the rest, and `droppedLines`
    /// those of the log that nobody took in time.
    func text(_ studio: Studio, droppedLines: Int) -> String {
        let families =
            answers + [
                cache,
                single("cache_bytes", .gauge, "Bytes of pictures kept.", studio.cacheBytes),
                queueWait,
                single("render_queue_depth", .gauge, "Requests that wait for a worker.", studio.queueDepth),
                rejected(studio.rejections),
                timings("render_seconds", "Drawing one file, or computing what is not drawn.", renderTimes),
                timings("encode_seconds", "Writing what was drawn in its format.", encodeTimes),
                single("frames_rendered_total", .counter, "Frames drawn.", frames.value),
                single("log_lines_dropped_total", .counter, "Log lines that nobody took in time.", droppedLines),
            ]
        return (families + (ProcessUsage()?.families ?? [])).map(\.text).joined()
    }

    static let contentType: FieldValue = "text/plain; version=0.0.4; charset=utf-8"
}

extension Metrics {
    private static let prefix = "sheetreel_"

    private var answers: [MetricFamily] {
        var build = MetricFamily(Self.prefix + "build_info", .gauge, "The version that runs.")
        build.add(1, ["version": Version.current])
        var requests = MetricFamily(Self.prefix + "http_requests_total", .counter, "Requests answered.")
        var durations = MetricFamily(
            Self.prefix + "http_request_duration_seconds",
            .histogram,
            "From a request's head until its answer was sent."
        )
        for (route, metrics) in routes.sorted(by: { $0.key < $1.key }) {
            let counts = metrics.counts
            for (outcome, count) in counts {
                requests.add(count, ["route": route, "method": outcome.method, "code": "\(outcome.code)"])
            }
            // A route that nobody asks for has no series: there are many.
            if !counts.isEmpty { durations.add(metrics.durations, ("route", route)) }
        }
        return [
            build, requests, durations,
            single("requests_in_flight", .gauge, "Requests that are being answered.", inFlight.value),
        ]
    }

    private var cache: MetricFamily {
        var family = MetricFamily(
            Self.prefix + "cache_requests_total",
            .counter,
            "Pictures by where they were found: kept, being made for another request, or made."
        )
        for source in Timings.Source.allCases { family.add(sources[source].value, ["result": source.rawValue]) }
        return family
    }

    private func rejected(_ rejections: CounterTable<Rejection>) -> MetricFamily {
        var family = MetricFamily(Self.prefix + "rejected_total", .counter, "Requests turned away with 503.")
        for reason in Rejection.allCases { family.add(rejections[reason].value, ["reason": reason.rawValue]) }
        return family
    }

    private var queueWait: MetricFamily {
        var family = MetricFamily(
            Self.prefix + "render_queue_wait_seconds",
            .histogram,
            "How long what was made had waited for a worker."
        )
        family.add(queueTimes)
        return family
    }

    private func timings(_ name: String, _ help: String, _ histograms: [Format: Histogram]) -> MetricFamily {
        var family = MetricFamily(Self.prefix + name, .histogram, help)
        for format in Format.allCases {
            guard let histogram = histograms[format], histogram.cumulative.last != 0 else { continue }
            family.add(histogram, ("format", format.rawValue))
        }
        return family
    }

    private func single(_ name: String, _ kind: MetricFamily.Kind, _ help: String, _ value: Int) -> MetricFamily {
        var family = MetricFamily(Self.prefix + name, kind, help)
        family.add(value)
        return family
    }
}
