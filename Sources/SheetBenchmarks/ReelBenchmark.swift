import Dispatch
import SheetConfiguration
import SheetEncoding
import SheetRaster
import SheetService

/// Whole animations: ours against the plain way, which paints every frame and encodes with Cairo's writer.
struct ReelBenchmark {
    private let rivals: Rivals
    private let rounds: Int
    private let text: TextEngine

    init(rivals: Rivals, rounds: Int) throws {
        self.rivals = rivals
        self.rounds = rounds
        text = try TextEngine(InstalledFonts().fonts)
    }

    func run() throws {
        for reel in Reel.all {
            print("\n\(reel.name), \(reel.frames) frames of \(reel.width * reel.scale) × \(reel.height * reel.scale)")
            print(Table.row("", "bytes", "ms", "times faster"))
            for result in Comparison.results(of: try contestants(for: reel), rounds: rounds) {
                let ratio = result.cold.ratio > 0 ? 1 / result.cold.ratio : 0
                print(
                    Table.row(
                        result.name,
                        "\(result.bytes)",
                        Table.rounded(result.cold.time, 1),
                        Table.rounded(ratio, 1)
                    )
                )
            }
        }
        try grow()
    }

    /// One sheet of 24 frames in a process of its own, and the most memory that it took.
    func makeOneSprite(isOurs: Bool) throws {
        let made = isOurs ? try sprite(Reel.all[0], name: "ours", isWarm: false) : try contestants(for: Reel.all[0])[1]
        let bytes = made.run()
        print(Table.row(isOurs ? "ours, sprite" : made.name, "\(bytes)", "\(PeakMemory.kilobytes / 1_000) MB"))
    }

    /// 24 frames as files, from the configuration on; prints the milliseconds of one.
    func timeFiles() throws {
        let configuration = try Reel.all[0].configuration()
        var times: [Double] = []
        for _ in 0..<5 {
            let time = try ContinuousClock().measure {
                _ = try Self.files(FrameRenderer(configuration, text: text).frames)
            }
            times.append(time / .milliseconds(Reel.all[0].frames))
        }
        // The first pays for fonts that a server has read at its start.
        print(times.dropFirst().sorted()[2])
    }

    /// Ours alone, by how much there is to do.
    private func grow() throws {
        print("\nsprite sheets, warm: what they cost by pixels, frames and shadow")
        print(Table.row("", "bytes", "ms"))
        let slide = Reel.all[0]
        let grown =
            [1, 2, 3].map { slide.with(scale: $0) }
            + [1, 6, 12, 24, 48, 120].map { slide.with(scale: 1, frames: $0) }
            + [0, 1, 2, 6, 16, 32, 64].map { slide.with(shadow: $0) }
        for reel in grown {
            let contestant = try sprite(reel, name: reel.measures, isWarm: true)
            let result = Comparison.results(of: [contestant], rounds: max(3, rounds / 2))[0]
            print(Table.row(result.name, "\(result.bytes)", Table.rounded(result.warm.time, 1)))
        }
    }

    /// The first is the one that the others are measured by.
    private func contestants(for reel: Reel) throws -> [Comparison.Contestant] {
        let configuration = try reel.configuration()
        let naive = Comparison.Contestant(name: "painted, Cairo's files") { [self] in
            let bitmaps = painted(configuration)
            return bitmaps.reduce(0) { $0 + rivals.encodedCount(0, $1.pixels, width: $1.width, height: $1.height) }
        }
        let files = Comparison.Contestant(name: "ours, files, cold") { [self] in
            Self.must { try Self.files(FrameRenderer(configuration, text: text).frames) }
        }
        let warm = FrameRenderer(configuration, text: text).frames
        let sheet = Sheet(frames: warm.delays.count, width: warm.width, height: warm.height)
        return [
            naive,
            Comparison.Contestant(name: "painted, Cairo's sprite") { [self] in
                let pixels = sheet.pixels(painted(configuration))
                return rivals.encodedCount(0, pixels, width: sheet.page.width, height: sheet.page.height)
            },
            Comparison.Contestant(name: "painted, libpng 1's sprite") { [self] in
                let pixels = sheet.pixels(painted(configuration))
                return rivals.encodedCount(1, pixels, width: sheet.page.width, height: sheet.page.height)
            },
            files,
            Comparison.Contestant(name: "ours, files, warm") { Self.must { try Self.files(warm) } },
            try sprite(reel, name: "ours, sprite, cold", isWarm: false),
            try sprite(reel, name: "ours, sprite, warm", isWarm: true),
            try sprite(reel, name: "ours, sprite, cold, 2 workers", isWarm: false, isShared: true),
            try sprite(reel, name: "ours, sprite, warm, 2 workers", isWarm: true, isShared: true),
        ]
    }

    private func painted(_ configuration: ReelConfiguration) -> [Bitmap] {
        let renderer = FrameRenderer(configuration, text: text)
        return Self.must { try renderer.instants.map { try renderer.paintedFrame(at: $0) } }
    }

    private static func files(_ frames: RenderedFrames) throws -> Int {
        var files = FrameFiles(frames)
        return try frames.delays.indices.reduce(0) { try $0 + files.file($1).count }
    }

    private func sprite(
        _ reel: Reel,
        name: String,
        isWarm: Bool,
        isShared: Bool = false
    ) throws -> Comparison.Contestant {
        let configuration = try reel.configuration()
        var warm: RenderedFrames?
        return Comparison.Contestant(name: name) { [self] in
            let frames = warm ?? FrameRenderer(configuration, text: text).frames
            let sheet = Sheet(frames: frames.delays.count, width: frames.width, height: frames.height)
            var encoder = SpriteEncoder(frames, sheet.grid)
            var count = 0
            Self.must {
                try encoder.encode(
                    page: 0,
                    sharing: { count, part in
                        if isShared {
                            DispatchQueue.concurrentPerform(iterations: count, execute: part)
                        } else {
                            for index in 0..<count { part(index) }
                        }
                    },
                    to: { count += $0.count }
                )
            }
            if isWarm { warm = encoder.frames }
            return count
        }
    }

    private static func must<Value>(_ body: () throws -> Value) -> Value {
        do { return try body() } catch { preconditionFailure("\(error)") }
    }
}
