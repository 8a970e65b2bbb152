import SheetConfiguration
import SheetEncoding

/// How an animation is written: as it is asked for, or with something given up so that it has no more bytes than it may.
struct AnimationSettings: Sendable, Hashable {
    let container: ContainerConfiguration
    /// The first of this many frames is shown, and the last of all.
    var frameStep = 1
    var optimize: ContainerConfiguration.Optimization
    /// WebP: as ``ContainerConfiguration/quality``.
    var quality: Double?
    /// GIF: entries of its table of colours.
    var colors: Int
    /// Device pixels to a point.
    var scale: Double

    /// What `configuration` asks for.
    init(_ configuration: ReelConfiguration) {
        container = configuration.output.container
        optimize = container.optimize
        quality = container.quality
        colors = container.colors
        scale = configuration.screen.grid.scale
    }

    /// What may be tried in turn, each with more given up than the one before: nothing, the encoder's haste, frames,
    /// colours or quality, then scale. Only these where there is no bound to keep to.
    func attempts(as format: Format) -> [AnimationSettings] {
        var attempts = [self]
        guard container.maxBytes != nil else { return attempts }
        var next = self
        func attempt(_ change: (inout AnimationSettings) -> Void) {
            change(&next)
            if next != attempts.last { attempts.append(next) }
        }
        if format != .gif { attempt { $0.optimize = .size } }
        for step in [2, 3] { attempt { $0.frameStep = step } }
        switch format {
        case .gif: for most in [128, 32] { attempt { $0.colors = min($0.colors, most) } }
        case .webp: for most in [80.0, 40] { attempt { $0.quality = min($0.quality ?? 100, most) } }
        default: break
        }
        // A picture has a pixel to a point at the least, as where it is asked for.
        for part in [0.75, 0.5, 0.375] { attempt { $0.scale = min(scale, max(1, scale * part)) } }
        return attempts
    }

    /// What was given up, as the members of a structured field (RFC 8941, section 3.2); nil for nothing.
    func concessions(from asked: AnimationSettings) -> String? {
        var members: [String] = []
        if optimize != asked.optimize { members.append("optimize=\(optimize.rawValue)") }
        if frameStep != asked.frameStep { members.append("every=\(frameStep)") }
        if colors != asked.colors { members.append("colors=\(colors)") }
        if quality != asked.quality, let quality { members.append("quality=\(Int(quality))") }
        if scale != asked.scale { members.append("scale=\(scale.jsonText)") }
        return members.isEmpty ? nil : members.joined(separator: ", ")
    }
}
