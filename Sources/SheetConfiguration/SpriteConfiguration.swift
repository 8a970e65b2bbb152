/// How frames are laid out on sprite sheets, and in which form it is said where they stand.
package struct SpriteConfiguration: Sendable, Hashable {
    /// The forms of an atlas.
    package enum Atlas: String, Sendable, Hashable, CaseIterable {
        /// TexturePacker's JSON, frames by name.
        case texturePacker
        /// TexturePacker's JSON, frames as a list.
        case texturePackerArray
        /// Aseprite's JSON.
        case aseprite
        /// The JSON of PixiJS 8.
        case pixi
        /// libGDX's text.
        case libgdx
        case css
    }

    package let atlas: Atlas
    /// Frames side by side; nil for one row as long as it fits.
    package let columns: Int?
    /// Clear pixels between two frames.
    package let padding: Int
    /// Pixels by which a frame's border is repeated.
    package let extrude: Int
    /// Whether sides are grown to powers of two.
    package let powerOfTwo: Bool
    /// The longest side of a sheet, pixels.
    package let maxEdge: Int
    /// Whether frames that do not fit go on to further sheets.
    package let split: Bool
    /// The sheet that is asked for, from 0.
    package let page: Int
}

extension SpriteConfiguration {
    /// Reads its members of `/output`.
    init(_ output: ConfigurationReader, within limits: Limits) {
        atlas = output.choice("atlas", default: .texturePacker)
        columns = output.wholeNumber("columns", within: 1...limits.frames.upperBound)
        padding = output.wholeNumber("padding", within: limits.spriteMargin) ?? 0
        extrude = output.wholeNumber("extrude", within: limits.spriteMargin) ?? 0
        powerOfTwo = output.flag("powerOfTwo", default: false)
        maxEdge = output.wholeNumber("maxEdge", within: limits.spriteEdge) ?? 4_096
        split = output.flag("split", default: true)
        page = output.wholeNumber("page", within: 0...limits.frames.upperBound - 1) ?? 0
    }
}
