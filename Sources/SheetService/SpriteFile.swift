import SheetConfiguration
import SheetEncoding

/// Frames as sprite sheets, with where the frames stand on them.
struct SpriteFile<Frames: FrameSequence> {
    private let frames: Frames
    private let grid: SpriteGrid
    private let configuration: ReelConfiguration
    private let sprite: SpriteConfiguration

    /// Throws a `SpriteGridError` for frames that find no place.
    init(_ frames: Frames, of configuration: ReelConfiguration) throws(SpriteGridError) {
        self.frames = frames
        self.configuration = configuration
        sprite = configuration.output.sprite
        grid = try SpriteGrid(
            frameWidth: frames.width,
            frameHeight: frames.height,
            frameCount: frames.delays.count,
            SpriteGrid.Options(sprite)
        )
    }

    /// The sheet that is asked for.
    var page: SpriteGrid.Page { grid.pages[sprite.page] }

    /// The sheet that is asked for, what says where its frames stand, or all of that in an archive. Throws what drawing
    /// a frame throws, and an `EncodingError`.
    func bytes(as format: Format) throws -> [UInt8] {
        switch format {
        case .json: atlas.text(json, page: sprite.page, files: names("json"))
        case .css: atlas.text(.css)
        case .atlas: atlas.text(.libgdx)
        case .zip: try archive()
        default: try sheet(sprite.page)
        }
    }

    private func sheet(_ page: Int) throws -> [UInt8] {
        var encoder = SpriteEncoder(frames, grid)
        var bytes: [UInt8] = []
        try encoder.encode(page: page) { bytes += $0 }
        return bytes
    }

    private func archive() throws -> [UInt8] {
        let images = names("png")
        let texts = names("json")
        let atlas = atlas
        var encoder = SpriteEncoder(frames, grid)
        var bytes: [UInt8] = []
        var archive = ZIP { bytes += $0 }
        for page in grid.pages.indices {
            var sheet: [UInt8] = []
            try encoder.encode(page: page) { sheet += $0 }
            try archive.add(images[page], sheet)
            try archive.add(texts[page], atlas.text(json, page: page, files: texts))
        }
        try archive.add("sprite.css", atlas.text(.css))
        try archive.add("sprite.atlas", atlas.text(.libgdx))
        try archive.end()
        return bytes
    }

    /// One name for each sheet: those that they have in the archive.
    private func names(_ ending: String) -> [String] {
        grid.pages.count == 1 ? ["sprite.\(ending)"] : grid.pages.indices.map { "sprite-\($0).\(ending)" }
    }

    private var atlas: SpriteAtlas {
        SpriteAtlas(
            grid,
            images: names("png"),
            name: "sprite",
            delays: frames.delays,
            tags: frames.tags,
            scale: configuration.screen.grid.scale,
            plays: configuration.output.container.loop
        )
    }

    /// The kind of JSON that is asked for.
    private var json: SpriteAtlas.Format {
        switch sprite.atlas {
        case .texturePacker, .libgdx, .css: .texturePacker
        case .texturePackerArray: .texturePackerArray
        case .aseprite: .aseprite
        case .pixi: .pixi
        }
    }
}

extension SpriteGrid.Options {
    /// What a configuration asks for.
    init(_ sprite: SpriteConfiguration) {
        self.init(
            columns: sprite.columns,
            padding: sprite.padding,
            extrude: sprite.extrude,
            powerOfTwo: sprite.powerOfTwo,
            maximumEdge: sprite.maxEdge,
            split: sprite.split
        )
    }
}
