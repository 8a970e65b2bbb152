import Foundation
import SheetService
import Testing

@testable import sheetreel

@Suite struct PictureFileTests {
    @Test(
        arguments: [
            ("a.png", .frame, .png), ("animation:a.png", .animation, .png), ("frame:a.png", .frame, .png),
            ("a.json", .timeline, .json), ("a.csv", .timeline, .csv), ("plot:dir/a.svg", .plot, .svg),
            ("-", .frame, .png), ("timeline:-", .timeline, .json), ("c:a.png", .frame, .png),
        ] as [(String, Kind, Format)]
    )
    func extensionAndKindTellWhatIsDrawn(word: String, kind: Kind, format: Format) throws {
        #expect(try PictureFile(word).drawing == Drawing(kind, format))
    }

    @Test(arguments: Drawing.all)
    func everyFileOfEveryKindCanBeNamed(drawing: Drawing) throws {
        let file = try PictureFile("\(drawing.kind.rawValue):a.\(drawing.format.rawValue)")
        #expect(file == (try PictureFile(path: "a.\(drawing.format.rawValue)", kind: drawing.kind)))
        #expect(file.drawing == drawing)
    }

    @Test(arguments: [("a/%03d.png", "a/007.png"), ("%d.png", "7.png"), ("frames:f-%02d.png", "f-07.png")])
    func everyFrameHasAFileOfItsOwnUnderItsNumber(word: String, seventh: String) throws {
        #expect(try PictureFile(word).numbering?.path(7) == seventh)
    }

    @Test(arguments: ["a%.png", "%3d.png", "%00d.png", "%d%d.png", "%0123d.png", "%x.png", "frame:%d.png", "%d.json"])
    func nameThatOnlyLooksNumberedIsTakenAsItIs(word: String) throws {
        #expect(try PictureFile(word).numbering == nil)
    }

    @Test(arguments: Format.allCases)
    func everyExtensionAloneMeansSomething(format: Format) throws {
        #expect(try PictureFile("a.\(format.rawValue)").drawing.format == format)
    }
}

@Suite struct ProgressBarTests {
    @Test(arguments: [0, 1, 5, 12, 20, 40, 80, 200])
    func lineIsNeverAsWideAsTheTerminal(columns: Int) {
        for done in 0...24 {
            let line = ProgressBar.line(
                Double(done) / 24,
                "\(done)/24",
                "a/very/long/name/of/a/picture/that/would/not/fit.png",
                took: .seconds(done),
                columns: columns
            )
            #expect(line.count <= max(0, columns - 1))
        }
    }

    @Test func barTellsHowFarAndHowLong() {
        let line = ProgressBar.line(0.25, "6/24", "bounce.png", took: .seconds(2), columns: 60)
        #expect(line.hasPrefix("[######  "))
        #expect(line.hasSuffix("] 6/24 bounce.png, 6 s left"))
        #expect(line.filter { $0 == "#" }.count == 6)
    }
}

/// Manifests, as a shell sees them.
@Suite struct ManifestTests {
    private let folder = try? TemporaryFolder()

    @Test func manifestDrawsAFolderAndChecksIt() throws {
        let folder = try #require(folder)
        try folder.write("small.json", #"{"screen": {"width": 100, "height": 100, "scale": 1}}"#)
        try folder.write(
            "pictures.json",
            """
            [ { "configuration": "small.json", "output": "images/rest.png" },
              { "configuration": "small.json", "output": "images/life.png", "kind": "animation" },
              { "configuration": { "screen": { "width": 100, "height": 100, "scale": 1 } }, "output": "motion.json" } ]
            """
        )
        let manifest = folder.path("pictures.json")
        let missing = try Program.run(["render", manifest, "--check"])
        #expect(missing.status == 1)
        #expect(missing.complaint.split(separator: "\n").count == 3)
        #expect(missing.complaint.contains("images/rest.png is missing"))
        #expect(!FileManager.default.fileExists(atPath: folder.path("images")))

        #expect(try Program.run(["render", manifest]) == Program.Outcome(status: 0))
        #expect(try folder.read("images/rest.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(try folder.read("images/life.png").range(of: Data("acTL".utf8)) != nil)
        #expect(try folder.read("motion.json").starts(with: Data("{\n  \"duration\"".utf8)))
        #expect(try Program.run(["render", manifest, "--check"]) == Program.Outcome(status: 0))

        let before = try folder.read("images/rest.png")
        try folder.write("images/rest.png", "not a picture")
        let stale = try Program.run(["render", manifest, "--check"])
        #expect(stale.status == 1)
        #expect(stale.complaint == "sheetreel: \(folder.path("images/rest.png")) is out of date\n")
        #expect(try Program.run(["render", manifest]) == Program.Outcome(status: 0))
        #expect(try folder.read("images/rest.png") == before)
    }

    @Test func everyFaultOfAManifestIsToldByItsPlaceAndNothingIsDrawn() throws {
        let folder = try #require(folder)
        try folder.write(
            "pictures.json",
            """
            [ { "configuration": {}, "output": "good.png" },
              { "configuration": {}, "output": "../up.png" },
              { "configuration": {}, "output": "/tmp/absolute.png" },
              { "configuration": {}, "output": "good.png" },
              { "configuration": 3, "output": "three.png" },
              { "configuration": {}, "output": "a.png", "kind": "film" },
              { "configuration": {}, "outptu": "a.png" },
              7 ]
            """
        )
        let outcome = try Program.run(["render", folder.path("pictures.json")])
        #expect(outcome.status == 1)
        let lines = outcome.complaint.split(separator: "\n")
        let places = [
            "2:36: /1/output: ", "3:36: /2/output: ", "4:36: /3/output: ", "5:22: /4/configuration: ",
            "6:53: /5/kind: ",
            "7:3: /6: ", "7:26: /6/outptu: ", "8:3: /7: ",
        ]
        #expect(lines.count == places.count)
        for place in places { #expect(lines.contains { $0.contains("pictures.json:\(place)") }, "\(place)") }
        #expect(!FileManager.default.fileExists(atPath: folder.path("good.png")))
    }

    @Test func faultOfOneConfigurationKeepsNoOtherFromBeingDrawn() throws {
        let folder = try #require(folder)
        try folder.write(
            "pictures.json",
            """
            [ { "configuration": { "shet": {} }, "output": "bad.png" },
              { "configuration": "nowhere.json", "output": "missing.png" },
              { "configuration": { "screen": { "scale": 1 } }, "output": "good.png" } ]
            """
        )
        let outcome = try Program.run(["render", folder.path("pictures.json")])
        #expect(outcome.status == 1)
        let lines = outcome.complaint.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.contains("pictures.json:1:24: /shet: ") == true)
        #expect(lines.last?.hasSuffix("nowhere.json cannot be read") == true)
        #expect(try folder.read("good.png").starts(with: [0x89]))
    }

    @Test func configurationGoesIntoSeveralFilesAtOnce() throws {
        let folder = try #require(folder)
        try folder.write("a.json", #"{"screen": {"width": 100, "height": 100, "scale": 1}}"#)
        let words = ["-o", folder.path("a.png"), "-o", "plot:\(folder.path("b.svg"))", "-o", folder.path("c.csv")]
        #expect(try Program.run(["render", folder.path("a.json")] + words) == Program.Outcome(status: 0))
        #expect(try folder.read("b.svg").range(of: Data("<svg".utf8)) != nil)
        #expect(try folder.read("c.csv").starts(with: Data("index,".utf8)))
        let numbered = try Program.run(["render", folder.path("a.json"), "-o", folder.path("f/%02d.png")])
        #expect(numbered == Program.Outcome(status: 0))
        let frames = try FileManager.default.contentsOfDirectory(atPath: folder.path("f")).sorted()
        #expect(frames.count > 10)
        #expect(frames.prefix(2) == ["00.png", "01.png"])
        #expect(try folder.read("f/05.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let nothing = try Program.run(["render", folder.path("a.json")])
        #expect(nothing.status == 2)
    }
}

/// The server and whoever asks for its health, as a container sees them.
@Suite struct HealthTests {
    @Test func healthOfNothingFailsAndSaysWhy() throws {
        let outcome = try Program.run(["health", "http://127.0.0.1:1/livez"])
        #expect(outcome.status == 1)
        #expect(outcome.complaint.contains("http://127.0.0.1:1/livez: cannot connect"))
    }

    @Test func serverOnASocketIsHealthyUntilItStops() throws {
        let folder = try TemporaryFolder()
        let socket = "unix:\(folder.path("s"))"
        let (process, output) = try Program.start(["serve", "--listen", socket])
        defer { process.terminate() }
        let first = try #require(output.fileHandleForReading.readLine())
        #expect(first.contains("\"message\": \"listening\""))
        #expect(try Program.run(["health", socket]) == Program.Outcome(status: 0))
        process.terminate()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try Program.run(["health", socket]).status == 1)
    }

    @Test(
        arguments: [
            ("http://127.0.0.1:8080", "http://127.0.0.1:8080/livez"), ("http://[::1]/readyz", "http://[::1]:80/readyz"),
            ("HTTP://a:1/readyz?deep=1", "http://a:1/readyz?deep=1"), ("unix:/a", "unix:/a"),
        ]
    )
    func urlWithoutAPathMeansLiveness(url: String, target: String) throws {
        #expect(try #require(HealthTarget(url)).description == target)
    }

    @Test(arguments: ["http://a b/", "http://a/\n", "https://a", "a:80", "http://:80", "http://a:99999"])
    func urlThatCannotBeAskedIsRefused(url: String) {
        #expect(HealthTarget(url) == nil)
    }

    @Test func healthWithoutAURLAsksTheServerOfTheEnvironment() throws {
        let environment = ["SHEETREEL_LISTEN": "0.0.0.0", "PORT": "81"]
        guard case .health(let health) = try Command(["health"], environment: environment) else {
            throw CocoaError(.featureUnsupported)
        }
        #expect(health.target.description == "http://127.0.0.1:81/livez")
    }
}

extension FileHandle {
    /// Up to the next line's end; nil at the end.
    fileprivate func readLine() -> String? {
        var bytes = Data()
        while let byte = try? read(upToCount: 1), !byte.isEmpty, byte != Data([0x0A]) { bytes += byte }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
}
