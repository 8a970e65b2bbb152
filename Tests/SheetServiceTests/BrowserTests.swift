import Foundation
import SheetConfiguration
import Testing

/// The exported style sheet, played by a browser: the Web Animations API is paused at each frame's time and asked
/// where things are.
@Suite struct BrowserTests {
    static let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    private static let configurations =
        TransitionStyle.allCases.map { #"{"sheet": {"transitionStyle": "\#($0.rawValue)"}, "output": {"fps": 60}}"# }
        + Preset.all.map { #"{"preset": "\#($0.name)", "output": {"fps": 60}}"# }
        + [
            """
            {"sheet": {"transitionStyle": "custom", "transition": {
               "entry": {"duration": 0.5, "tracks": {"scaleX": [0.2, 1.3, 1], "scaleY": [1.5, 0.8, 1],
                                                     "rotation": [0.5, 0]}},
               "exit": {"duration": 0.5, "tracks": {"scaleX": [1, 0.5], "scaleY": [1, 2], "opacity": [1, 0]}}}},
             "output": {"fps": 60}}
            """
        ]

    private struct Deviation: Decodable {
        let name: String
        let points: Double
        let opacity: Double
        let frames: Int
    }

    @Test(.enabled(if: browser != nil, "no Chromium is installed")) func browserShowsWhatTheTimelineSays() async throws
    {
        var cases: [String] = []
        for (index, json) in Self.configurations.enumerated() {
            let css = try await Asking.post(json, to: "/v1/timeline.css").text
                .replacing("sheet-0", with: "case\(index)-sheet-0")
            let timeline = try await Asking.post(json, to: "/v1/timeline").text
            cases.append("<style>\(css)</style><script>play(\(index), \(timeline))</script>")
        }
        let deviations = try measure(cases)
        #expect(deviations.count >= 2 * Self.configurations.count - 2)
        for deviation in deviations {
            #expect(deviation.points < 0.5, "\(deviation.name)")
            #expect(deviation.opacity < 0.01, "\(deviation.name)")
        }
        #expect(deviations.map(\.frames).reduce(0, +) > 1_000)
    }

    /// Opens a page with the cases in the browser and reads what its script has found.
    private func measure(_ cases: [String]) throws -> [Deviation] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "sheetreel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = folder.appending(path: "page.html")
        try Data((Self.head + cases.joined(separator: "\n") + Self.tail).utf8).write(to: page)

        let process = Process()
        process.executableURL = URL(filePath: try #require(Self.browser))
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            "--user-data-dir=\(folder.path)/profile", "--dump-dom", page.absoluteString,
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let dom = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let start = try #require(dom.range(of: "<pre>"))
        let end = try #require(dom.range(of: "</pre>"))
        return try JSONDecoder().decode([Deviation].self, from: Data(dom[start.upperBound..<end.lowerBound].utf8))
    }

    private static let head = """
        <!doctype html><body><script>
        const found = [];
        const device = { width: 375, height: 667 };
        function element(name, box) {
          const div = document.createElement('div');
          div.className = name;
          div.style.cssText = `position: absolute; left: 0; top: 0; width: ${box.width}px; height: ${box.height}px`;
          document.body.append(div);
          const animation = div.getAnimations()[0];
          animation?.pause();
          return [div, animation];
        }
        function play(number, timeline) {
          const rest = timeline.frames.findLast(frame => frame.sheets[0].state == 'presented').sheets[0].frame;
          timeline.transitions.forEach((transition, index) => {
            const name = `case${number}-sheet-0-${transition.direction}-${index}`;
            const [sheet, animation] = element(name, rest);
            const [dim, fade] = element(name + '-dim', rest);
            const [presenter, pushing] = element(name + '-presenter', device);
            const length = animation.effect.getComputedTiming().duration / 1000;
            const result = { name: `${name} ${transition.style}`, points: 0, opacity: 0, frames: 0 };
            for (const frame of timeline.frames) {
              const local = frame.time - transition.start;
              const expected = frame.sheets[0];
              if (local < 0 || local > length || expected.state == 'dismissed') continue;
              // Where two transitions meet, the later one has the frame.
              if (expected.state == (transition.direction == 'entry' ? 'dismissing' : 'presented')) continue;
              animation.currentTime = local * 1000;
              fade.currentTime = local * 1000;
              if (pushing) pushing.currentTime = local * 1000;
              const behind = getComputedStyle(presenter);
              const plane = new DOMMatrix(behind.transform == 'none' ? '' : behind.transform);
              const style = getComputedStyle(sheet);
              const matrix = new DOMMatrix(style.transform);
              const radius = Math.hypot(rest.width, rest.height) / 2;
              result.points = Math.max(result.points,
                Math.abs(matrix.e - (expected.frame.x - rest.x)), Math.abs(matrix.f - (expected.frame.y - rest.y)),
                Math.abs(Math.hypot(matrix.a, matrix.b) - expected.scaleX) * radius,
                Math.abs(Math.hypot(matrix.c, matrix.d) - expected.scaleY) * radius,
                Math.abs(Math.sin(Math.atan2(matrix.b, matrix.a) - expected.rotation)) * radius * expected.scaleX);
              const { scale, tilt } = frame.presenter;
              for (const [x, y] of [[-1, -1], [1, -1], [-1, 1], [1, 1]]) {
                // A corner of the tilted plane, seen from 900 points away, from its top centre.
                const [u, v] = [x * device.width / 2, y * device.height / 2];
                const nearness = 900 / (900 - v * Math.sin(tilt));
                const corner = plane.transformPoint(new DOMPoint(u, v + device.height / 2));
                result.points = Math.max(result.points, Math.abs(corner.x / corner.w - scale * u * nearness),
                  Math.abs(corner.y / corner.w - scale * (device.height / 2 + v * Math.cos(tilt) * nearness)));
              }
              result.opacity = Math.max(result.opacity, Math.abs(behind.opacity - frame.presenter.opacity), Math.abs(style.opacity - expected.opacity),
                Math.abs(getComputedStyle(dim).opacity - frame.dim));
              result.frames += 1;
            }
            found.push(result);
          });
        }
        </script>

        """

    private static let tail = """

        <script>
        document.body.innerHTML = '<pre></pre>';
        document.querySelector('pre').textContent = JSON.stringify(found);
        </script></body>
        """
}
