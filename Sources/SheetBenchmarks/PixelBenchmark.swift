import Dispatch
import SheetConfiguration
import SheetEncoding
import SheetRaster
import SheetService

/// Encoding frames of the product: ours against others.
struct PixelBenchmark {
    private let rivals: Rivals
    private let rounds: Int
    private let text: TextEngines

    /// Frames of a phone's screen, 390 × 844 points.
    private static let frames = [
        ("sheet at rest, 2x", #"{"screen": {"width": 390, "height": 844, "scale": 2}}"#),
        (
            "bounce on its way, 2x",
            """
            {"screen": {"width": 390, "height": 844, "scale": 2}, "sheet": {"transitionStyle": "bounce"},
             "output": {"phase": "entry", "time": 0.2}}
            """
        ),
        ("sheet at rest, 1x", #"{"screen": {"width": 390, "height": 844, "scale": 1}}"#),
        ("sheet at rest, 3x", #"{"screen": {"width": 390, "height": 844, "scale": 3}}"#),
    ]

    init(rivals: Rivals, rounds: Int) throws {
        self.rivals = rivals
        self.rounds = rounds
        text = try TextEngines(InstalledFonts().fonts, count: 1)
    }

    func run() throws {
        for (name, json) in Self.frames {
            let configuration = try ReelConfiguration(json: Array(json.utf8))
            let bitmap = try text.withEngine { engine throws(RasterError) in
                try FrameRenderer(configuration, text: engine).frame()
            }
            print("\n\(name): \(bitmap.width) × \(bitmap.height) pixels, \(rounds) rounds")
            print(Table.row("", "bytes", "cold ms", "times ours", "warm ms", "times ours", "MB/s"))
            let megabytes = Double(bitmap.pixels.count) * 4 / 1_000_000
            for result in Comparison.results(of: contestants(for: bitmap), rounds: rounds) {
                let row = Table.row(
                    result.name,
                    "\(result.bytes)",
                    Table.rounded(result.cold.time, 2),
                    Table.rounded(result.cold.ratio, 2),
                    Table.rounded(result.warm.time, 2),
                    Table.rounded(result.warm.ratio, 2),
                    Table.rounded(megabytes / result.warm.time * 1000, 0)
                )
                print(row)
            }
        }
    }

    private func contestants(for bitmap: Bitmap) -> [Comparison.Contestant] {
        let small = PNG.Options(optimization: .size)
        let ours = [
            Comparison.Contestant(name: "ours") { PNG.encode(bitmap).count },
            Comparison.Contestant(name: "ours, two workers") {
                PNG.encode(bitmap) { count, part in
                    DispatchQueue.concurrentPerform(iterations: count, execute: part)
                }.count
            },
            Comparison.Contestant(name: "ours, plain kernels") {
                PNG.encode(bitmap, PNG.Options(kernels: .plain)).count
            },
            Comparison.Contestant(name: "ours, for size") { PNG.encode(bitmap, small).count },
        ]
        return ours
            + rivals.names.indices.map { rival in
                Comparison.Contestant(name: rivals.names[rival]) {
                    rivals.encodedCount(rival, bitmap.pixels, width: bitmap.width, height: bitmap.height)
                }
            }
    }
}
