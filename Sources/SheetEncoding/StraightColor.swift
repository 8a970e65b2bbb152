/// A colour as PNG keeps it: not premultiplied.
struct StraightColor: Hashable {
    /// 0xRRGGBBAA.
    let value: UInt32

    /// Divides each channel by alpha, to the nearest level. Clear is black; a channel above its alpha, which no
    /// premultiplied colour has, is full.
    @inline(__always)
    init(premultiplied pixel: UInt32) {
        let alpha = pixel &>> 24
        if alpha == 255 {
            value = pixel &<< 8 | 255
        } else if alpha == 0 {
            value = 0
        } else {
            // One division for all three: with the reciprocal rounded up, this is (255 c + a / 2) / a for all c ≤ a.
            let reciprocal = (255 &<< 16 &+ alpha &- 1) / alpha
            let red = Self.straight(pixel &>> 16 & 0xFF, alpha, reciprocal)
            let green = Self.straight(pixel &>> 8 & 0xFF, alpha, reciprocal)
            let blue = Self.straight(pixel & 0xFF, alpha, reciprocal)
            value = red &<< 24 | green &<< 16 | blue &<< 8 | alpha
        }
    }

    @inline(__always)
    private static func straight(_ channel: UInt32, _ alpha: UInt32, _ reciprocal: UInt32) -> UInt32 {
        (min(channel, alpha) &* reciprocal &+ 1 &<< 15) &>> 16
    }

    /// The word whose bytes in memory are red, green, blue, alpha.
    @inline(__always)
    var bytes: UInt32 { value.bigEndian }
}
