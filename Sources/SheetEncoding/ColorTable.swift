/// A palette, and which of its colours stands for a pixel. A colour between two entries is drawn as a mixture of them, in
/// a pattern that depends on the pixel's place alone: what does not move does not flicker, and plain areas whose colour is
/// in the table stay plain.
struct ColorTable {
    /// 0xRRGGBB, by green; at least one.
    let colors: [UInt32]
    private let matte: Matte
    private let dithers: Bool
    /// For each level of green, the first entry that has no less.
    private let firstOfGreen: [Int]
    private var cache = [Mixture](repeating: Mixture(pixel: 0, first: 0, second: 0, share: 0), count: 1 << cacheBits)

    private static let cacheBits = 14

    /// How a pixel is drawn.
    private struct Mixture {
        let pixel: UInt32
        let first: UInt8
        let second: UInt8
        /// Of 64 places, those that show the second colour.
        let share: UInt8
    }

    /// `colors` are 1…256, 0xRRGGBB.
    init(_ colors: [UInt32], _ matte: Matte, dithers: Bool) {
        precondition((1...256).contains(colors.count), "an index has 8 bits")
        let sorted = colors.sorted { ($0 >> 8 & 0xFF, $0) < ($1 >> 8 & 0xFF, $1) }
        self.colors = sorted
        self.matte = matte
        self.dithers = dithers
        firstOfGreen = (0..<256).map { green in
            sorted.firstIndex { $0 >> 8 & 0xFF >= green } ?? sorted.count
        }
        // The slot of the clear pixel says what the clear pixel would be, and so must every slot that looks like it.
        let clear = mixture(of: 0)
        cache = [Mixture](repeating: clear, count: cache.count)
    }

    /// The entry for `pixel`, premultiplied, at the place x, y.
    @inline(__always)
    mutating func index(of pixel: UInt32, _ x: Int, _ y: Int) -> UInt8 {
        let slot = Int((pixel &* 0x9E37_79B1) &>> UInt32(32 - Self.cacheBits))
        var found = cache[slot]
        if found.pixel != pixel {
            found = mixture(of: pixel)
            cache[slot] = found
        }
        guard found.share > 0 else { return found.first }
        return Self.pattern[(y & 7) &<< 3 | x & 7] < found.share ? found.second : found.first
    }

    private func mixture(of pixel: UInt32) -> Mixture {
        let color = Channels(matte.behind(pixel))
        let first = nearest(to: color)
        let start = Channels(colors[first])
        let plain = Mixture(pixel: pixel, first: UInt8(first), second: 0, share: 0)
        guard dithers, start != color else { return plain }
        // Past the colour, as seen from the first entry: the closer that is, the further.
        let beyond = [1, 2, 4, 8].lazy.map { nearest(to: color.extended(from: start, times: $0)) }
        guard let second = beyond.first(where: { $0 != first }) else { return plain }
        let end = Channels(colors[second])
        // Entries far apart would show as grain.
        guard start.distance(to: end) <= Self.mostGrain else { return plain }
        let way = end.minus(start)
        let share = color.minus(start).dot(way) * 64 / max(way.dot(way), 1)
        guard share > 0 else { return plain }
        return Mixture(pixel: pixel, first: UInt8(first), second: UInt8(second), share: UInt8(min(share, 63)))
    }

    /// The entry with the least distance, the first of equals: outwards from its green, until green alone is too far.
    private func nearest(to color: Channels) -> Int {
        var up = firstOfGreen[color.green]
        var down = up - 1
        var best = (index: 0, distance: Int.max)
        func consider(_ index: Int) -> Bool {
            let entry = Channels(colors[index])
            let apart = entry.green - color.green
            guard Channels.greenWeight * apart * apart <= best.distance else { return false }
            let distance = entry.distance(to: color)
            if distance < best.distance || distance == best.distance && index < best.index {
                best = (index: index, distance: distance)
            }
            return true
        }
        while up < colors.count, consider(up) { up += 1 }
        while down >= 0, consider(down) { down -= 1 }
        return best.index
    }

    /// About 40 levels in each channel.
    private static let mostGrain = 9 * 40 * 40

    /// Bayer's 8 × 8 thresholds, 0…63.
    private static let pattern: [UInt8] = (0..<64).map { place in
        let (x, y) = (place & 7, place >> 3)
        return (0..<3).reduce(0) { value, bit in
            let (column, row) = (x >> bit & 1, y >> bit & 1)
            return value | UInt8((column ^ row) << 1 | row) << UInt8(2 * (2 - bit))
        }
    }
}

/// A colour's channels, 0…255, or a difference of two.
private struct Channels: Equatable {
    var red: Int
    var green: Int
    var blue: Int

    init(_ color: UInt32) {
        red = Int(color >> 16 & 0xFF)
        green = Int(color >> 8 & 0xFF)
        blue = Int(color & 0xFF)
    }

    /// How much a difference in green counts; red counts 2, blue 3.
    static let greenWeight = 4

    func distance(to other: Channels) -> Int {
        let way = minus(other)
        return 2 * way.red * way.red + Self.greenWeight * way.green * way.green + 3 * way.blue * way.blue
    }

    func minus(_ other: Channels) -> Channels {
        var result = self
        result.red -= other.red
        result.green -= other.green
        result.blue -= other.blue
        return result
    }

    /// `times` as far beyond this colour as `other` is on this side of it, within 0…255.
    func extended(from other: Channels, times: Int) -> Channels {
        let way = minus(other)
        var result = self
        result.red = min(max(red + times * way.red, 0), 255)
        result.green = min(max(green + times * way.green, 0), 255)
        result.blue = min(max(blue + times * way.blue, 0), 255)
        return result
    }

    func dot(_ other: Channels) -> Int { red * other.red + green * other.green + blue * other.blue }
}
