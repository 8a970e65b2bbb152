/// Where the frames of an animation stand on its sprite sheets, and for how long each is shown, in the forms that game
/// engines and style sheets read. One text for each sheet, but for libGDX and CSS, which say all sheets in one.
package struct SpriteAtlas: Sendable {
    package enum Format: Sendable, Hashable, CaseIterable {
        /// TexturePacker's JSON, frames by name.
        case texturePacker
        /// TexturePacker's JSON, frames as a list.
        case texturePackerArray
        /// Aseprite's JSON, frames by number from 0 on each sheet, as Phaser's `createFromAseprite` looks them up.
        case aseprite
        /// PixiJS 8's JSON: TexturePacker's, with the named stretches as `animations`.
        case pixi
        /// libGDX's text.
        case libgdx
        case css
    }

    let grid: SpriteGrid
    let images: [String]
    let name: String
    let delays: [FrameDelay]
    let tags: [FrameTag]
    let scale: Double
    let plays: Int

    /// - Parameters:
    ///   - images: The sheets' file names, one for each page of the grid, beside the atlas.
    ///   - name: What frames are called, and the CSS class: letters, digits and hyphens.
    ///   - delays: One for each frame of the grid.
    ///   - scale: Pixels to a point.
    ///   - plays: How often the animation plays; 0 is for ever.
    package init(
        _ grid: SpriteGrid,
        images: [String],
        name: String,
        delays: [FrameDelay],
        tags: [FrameTag],
        scale: Double,
        plays: Int
    ) {
        precondition(images.count == grid.pages.count && delays.count == grid.frameCount, "one for each")
        self.grid = grid
        self.images = images
        self.name = name
        self.delays = delays
        self.tags = tags
        self.scale = scale
        self.plays = plays
    }

    /// The atlas of sheet `page`. `files` are the names of all sheets' atlases, which some forms refer to.
    package func text(_ format: Format, page: Int = 0, files: [String] = []) -> [UInt8] {
        switch format {
        case .texturePacker, .texturePackerArray, .aseprite, .pixi: json(format, page: page, files: files).bytes
        case .libgdx: Array(libgdx.utf8)
        case .css: Array(css.utf8)
        }
    }

    /// A frame's name; numbers are of one length, so that names sort as frames do.
    func frameName(_ index: Int) -> String {
        let number = String(index)
        let digits = max(String(grid.frameCount - 1).utf8.count, 3)
        return "\(name)-\(String(repeating: "0", count: digits - number.utf8.count))\(number)"
    }

    /// When each frame begins, in whole milliseconds, and at last when the animation ends: nothing drifts.
    var milliseconds: [Int] {
        var elapsed = 0.0
        return [0]
            + delays.map { delay in
                elapsed += delay.seconds
                return Int((elapsed * 1_000 + 0.5).rounded(.down))
            }
    }
}
