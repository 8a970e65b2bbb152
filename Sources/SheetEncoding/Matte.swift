/// The colour behind pixels that shine through, for formats that know no half transparency.
struct Matte {
    /// 0xRRGGBB.
    let color: UInt32

    /// `pixel`, premultiplied, in front of the matte: 0xRRGGBB.
    @inline(__always)
    func behind(_ pixel: UInt32) -> UInt32 {
        let rest = 255 &- pixel &>> 24
        guard rest > 0 else { return pixel & 0xFF_FFFF }
        var result: UInt32 = 0
        for shift in [16, 8, 0] as [UInt32] {
            let level = pixel &>> shift & 0xFF
            let shining = ((color &>> shift & 0xFF) &* rest &+ 127) / 255
            result |= min(level &+ shining, 255) &<< shift
        }
        return result
    }
}
