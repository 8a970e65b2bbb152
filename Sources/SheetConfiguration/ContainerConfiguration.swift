/// How frames are put into a file: what plays them, how long and how often, and what it may cost.
package struct ContainerConfiguration: Sendable, Hashable {
    /// What an encoder may spend.
    package enum Optimization: String, Sendable, Hashable, CaseIterable {
        case speed
        case size
    }

    /// How often an animation plays; 0 is for ever.
    package let loop: Int
    /// Seconds by which the last frame is shown longer.
    package let holdEnd: Double
    package let optimize: Optimization
    /// WebP: 0…100; nil keeps every pixel as it is.
    package let quality: Double?
    /// GIF: entries of its table of colours.
    package let colors: Int
    /// GIF: whether a colour between two entries is drawn as a pattern of both.
    package let dither: Bool
    /// APNG: the index of the frame that programs show which know no animation; past the last it is the last. The
    /// first by default.
    package let poster: Int?
    /// The most bytes that an animation may have.
    package let maxBytes: Int?
}

extension ContainerConfiguration {
    /// Reads its members of `/output`.
    init(_ output: ConfigurationReader, within limits: Limits) {
        loop = output.wholeNumber("loop", within: limits.plays) ?? 3
        holdEnd = output.number("holdEnd", within: limits.duration, default: 0)
        optimize = output.choice("optimize", default: .speed)
        quality = output.number("quality", within: 0...100)
        colors = output.wholeNumber("colors", within: limits.tableColors) ?? limits.tableColors.upperBound
        dither = output.flag("dither", default: true)
        poster = output.wholeNumber("poster", within: 0...limits.frames.upperBound - 1)
        maxBytes = output.wholeNumber("maxBytes", within: limits.fileBytes)
    }
}
