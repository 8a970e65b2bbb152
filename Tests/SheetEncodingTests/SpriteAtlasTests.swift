import Foundation
import SheetEncoding
import Testing

@Suite struct SpriteAtlasTests {
    private static func atlas(
        frames: Int = 12,
        delays: [FrameDelay]? = nil,
        _ options: SpriteGrid.Options = .init(padding: 2, extrude: 1),
        plays: Int = 3
    ) throws -> SpriteAtlas {
        let grid = try SpriteGrid(frameWidth: 40, frameHeight: 30, frameCount: frames, options)
        return SpriteAtlas(
            grid,
            images: grid.pages.indices.map { "sheet-\($0).png" },
            name: "sheet",
            delays: delays ?? [FrameDelay](repeating: FrameDelay(1, 30), count: frames),
            tags: [FrameTag("entry", 0...(frames / 2)), FrameTag("exit", (frames / 2 + 1)...(frames - 1))],
            scale: 2,
            plays: plays
        )
    }

    private static func object(_ text: [UInt8]) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text)) as? [String: Any])
    }

    private static func box(_ frame: Any?) throws -> [Int] {
        let frame = try #require((frame as? [String: Any])?["frame"] as? [String: Int])
        return try ["x", "y", "w", "h"].map { try #require(frame[$0]) }
    }

    /// Phaser's `createFromAseprite`: for every tag, frames by their number as a string, each with its duration.
    @Test func phaserFindsEveryFrameOfEveryTag() throws {
        let json = try Self.object(Self.atlas().text(.aseprite))
        let frames = try #require(json["frames"] as? [String: [String: Any]])
        let meta = try #require(json["meta"] as? [String: Any])
        var durations: [Int] = []
        for tag in try #require(meta["frameTags"] as? [[String: Any]]) {
            #expect((tag["name"] as? String)?.isEmpty == false && tag["direction"] as? String == "forward")
            let (from, to) = (try #require(tag["from"] as? Int), try #require(tag["to"] as? Int))
            for index in from...to {
                let frame = try #require(frames[String(index)])
                durations.append(try #require(frame["duration"] as? Int))
                #expect(frame["rotated"] as? Bool == false && frame["trimmed"] as? Bool == false)
            }
        }
        #expect(durations.count == 12 && durations.reduce(0, +) == 400)
    }

    /// PixiJS 8's `Spritesheet`: `meta.scale` a string, `meta.image` beside the file, animations by frames' names.
    @Test func pixiFindsEveryFrameOfEveryAnimation() throws {
        let json = try Self.object(Self.atlas().text(.pixi))
        let frames = try #require(json["frames"] as? [String: Any])
        let animations = try #require(json["animations"] as? [String: [String]])
        let meta = try #require(json["meta"] as? [String: Any])
        #expect(meta["scale"] as? String == "2" && meta["image"] as? String == "sheet-0.png")
        #expect(Set(animations.keys) == ["sheet", "entry", "exit"])
        #expect(animations.values.joined().allSatisfy { frames[$0] != nil })
        #expect(animations["sheet"]?.count == 12)
    }

    @Test(arguments: [SpriteAtlas.Format.texturePacker, .texturePackerArray])
    func framesStandWhereTheGridPutsThem(format: SpriteAtlas.Format) throws {
        let json = try Self.object(Self.atlas().text(format))
        let grid = try SpriteGrid(frameWidth: 40, frameHeight: 30, frameCount: 12, .init(padding: 2, extrude: 1))
        for index in 0..<12 {
            let name = "sheet-\(index < 10 ? "00" : "0")\(index)"
            let frame: Any?
            if let list = json["frames"] as? [[String: Any]] {
                #expect(list[index]["filename"] as? String == name)
                frame = list[index]
            } else {
                frame = (json["frames"] as? [String: Any])?[name]
            }
            let box = grid.box(of: index)
            #expect(try Self.box(frame) == [box.minX, box.minY, 40, 30])
        }
    }

    @Test func furtherSheetsAreNamedAndTagsCutToEach() throws {
        let atlas = try Self.atlas(frames: 12, .init(columns: 3, maximumEdge: 64 * 2))
        #expect(atlas.text(.libgdx).filter { $0 == UInt8(ascii: ":") }.count == 12 * 6 + 1 * 4)
        let split = try Self.atlas(frames: 12, .init(columns: 1, maximumEdge: 128))
        let second = try Self.object(split.text(.texturePacker, page: 1, files: ["a.json", "b.json", "c.json"]))
        let meta = try #require(second["meta"] as? [String: Any])
        #expect(meta["image"] as? String == "sheet-1.png")
        #expect(meta["related_multi_packs"] as? [String] == ["a.json", "c.json"])
        let tags = try #require(meta["frameTags"] as? [[String: Any]])
        #expect(tags.map { $0["from"] as? Int } == [0, 3] && tags.map { $0["to"] as? Int } == [2, 3])
    }

    @Test func aRowOfEqualFramesIsWalkedInSteps() throws {
        let css = String(decoding: try Self.atlas(plays: 0).text(.css), as: UTF8.self)
        #expect(css.contains("animation: sheet 0.4s steps(12, jump-none) infinite forwards;"))
        #expect(css.contains("@media (prefers-reduced-motion: no-preference)"))
        // The last frame: 11 × 44 + 1 pixels to the right, two to a point.
        #expect(
            css.contains(
                "to { background-image: url(\"sheet-0.png\"); background-size: 263px 16px; "
                    + "background-position: -242.5px -0.5px; }"
            )
        )
    }

    @Test func unequalFramesAreShownForAsLongAsEachLasts() throws {
        let delays = [FrameDelay(1, 10), FrameDelay(3, 10), FrameDelay(1, 10)]
        let css = String(decoding: try Self.atlas(frames: 3, delays: delays).text(.css), as: UTF8.self)
        #expect(css.contains("animation: sheet 0.5s step-end 3 forwards;"))
        #expect(["0% {", "20% {", "80% {", "100% {"].allSatisfy(css.contains))
    }
}
