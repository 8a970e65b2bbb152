import HTTPServer
import Testing

@testable import SheetService

@Suite struct MetricsTests {
    @Test func everyFamilyIsDescribedOnceAndItsSamplesStandTogether() async throws {
        _ = try await Asking.answer(.get, "/v1/frame.png", query: "scale=1")
        let lines = try await Asking.answer(.get, "/metrics").text.split(separator: "\n")
        var described: [Substring] = []
        for line in lines {
            let words = line.split(separator: " ")
            if line.hasPrefix("# HELP ") {
                described.append(words[2])
            } else if line.hasPrefix("# TYPE ") {
                #expect(words[2] == described.last)
                #expect(["counter", "gauge", "histogram"].contains(words[3]))
            } else {
                let name = try #require(described.last)
                #expect(line.hasPrefix(name))
                #expect(Double(words.last ?? "") != nil, "\(line)")
            }
        }
        #expect(described.count == Set(described).count)
        #expect(described.allSatisfy { $0.hasPrefix("sheetreel_") || $0.hasPrefix("process_") })
    }

    @Test func answersAreCountedByRouteMethodAndCode() {
        let metrics = Metrics()
        metrics.count(.get, "/v1/frame.png", 200, took: .milliseconds(3))
        metrics.count(.get, "/v1/frame.png", 200, took: .seconds(20))
        metrics.count(Method("BREW"), nil, 404, took: .zero)
        metrics.count(nil, "/nowhere", 400, took: .zero)
        let text = text(of: metrics)
        #expect(
            text.contains(
                """
                sheetreel_http_requests_total{route="/v1/frame.png",method="GET",code="200"} 2

                """
            )
        )
        #expect(text.contains(#"_total{route="other",method="other",code="404"} 1"#))
        #expect(text.contains(#"_total{route="other",method="other",code="400"} 1"#))
        #expect(text.contains(#"sheetreel_http_request_duration_seconds_bucket{route="/v1/frame.png",le="0.005"} 1"#))
        #expect(text.contains(#"sheetreel_http_request_duration_seconds_bucket{route="/v1/frame.png",le="10.0"} 1"#))
        #expect(text.contains(#"sheetreel_http_request_duration_seconds_bucket{route="/v1/frame.png",le="+Inf"} 2"#))
        #expect(text.contains(#"sheetreel_http_request_duration_seconds_sum{route="/v1/frame.png"} 20.003"#))
        #expect(text.contains(#"sheetreel_http_request_duration_seconds_count{route="/v1/frame.png"} 2"#))
    }

    @Test func pathsThatLeadNowhereAddNoSeries() {
        let metrics = Metrics()
        metrics.count(.get, nil, 404, took: .zero)
        let before = text(of: metrics).split(separator: "\n").count
        for index in 0..<100 { metrics.count(Method("M\(index)"), "/\(index)", 404, took: .zero) }
        #expect(text(of: metrics).split(separator: "\n").count == before + 1)
    }

    @Test func pictureIsCountedByWhereItWasFoundAndTimedOnlyWhenItWasMade() {
        let metrics = Metrics()
        let making = Timings(
            source: .miss,
            queue: .milliseconds(1),
            render: .milliseconds(40),
            encode: .milliseconds(2)
        )
        metrics.count(MakingNote(.png, frames: 7, making))
        metrics.count(MakingNote(.png, frames: 7, Timings(source: .hit)))
        let text = text(of: metrics)
        #expect(text.contains(#"sheetreel_cache_requests_total{result="hit"} 1"#))
        #expect(text.contains(#"sheetreel_cache_requests_total{result="joined"} 0"#))
        #expect(text.contains(#"sheetreel_cache_requests_total{result="miss"} 1"#))
        #expect(text.contains("sheetreel_frames_rendered_total 7\n"))
        #expect(text.contains(#"sheetreel_render_seconds_count{format="png"} 1"#))
        #expect(text.contains(#"sheetreel_render_seconds_sum{format="png"} 0.04"#))
        #expect(text.contains("sheetreel_render_queue_wait_seconds_count 1\n"))
        #expect(!text.contains(#"format="json""#))
    }

    @Test func histogramNeverCountsLessUpToALongerTime() {
        let histogram = Histogram()
        for exponent in 0..<40 { histogram.observe(.microseconds(1 << exponent)) }
        let counts = histogram.cumulative
        #expect(counts == counts.sorted())
        #expect(counts.last == 40)
        #expect(counts.first == 9)
    }

    @Test func processTellsWhatItTakes() throws {
        let usage = try #require(ProcessUsage())
        #expect(usage.cpuSeconds > 0)
        #expect(usage.residentBytes > 1 << 20)
        #expect(usage.virtualBytes >= usage.residentBytes)
        #expect(usage.startSeconds > 1_600_000_000)
        #expect(usage.threads > 0)
        #expect((3...max(3, usage.descriptorLimit)).contains(usage.openDescriptors))
    }

    @Test func labelsAreEscaped() {
        var family = MetricFamily("a", .gauge, "b")
        family.add(1, ["label": "quote \" slash \\ line \n"])
        #expect(family.text.hasSuffix(#"a{label="quote \" slash \\ line \n"} 1"# + "\n"))
    }

    private func text(of metrics: Metrics) -> String {
        guard let studio = try? Asking.studio.get() else { return "" }
        return metrics.text(studio, droppedLines: 0)
    }
}

@Suite struct ReadinessTests {
    @Test func deepReadinessDrawsAFrame() async throws {
        #expect(await (try Asking.studio.get()).canDraw())
        for (query, isDeep) in [("deep=1", true), ("deep=true", true), ("deep=0", false), ("%", false), ("", false)] {
            #expect(Probe.isDeep(RequestHead(method: .get, path: "/readyz", query: query)) == isDeep)
        }
    }

    @Test func metricsAreAnsweredAsPrometheusReadsThem() async throws {
        let answer = try await Asking.answer(.get, "/metrics")
        #expect(answer.status == 200)
        #expect(answer["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8")
        #expect(answer["Cache-Control"] == "no-store")
        #expect(answer.text.contains("sheetreel_build_info{version=\"\(Version.current)\"} 1\n"))
    }
}
