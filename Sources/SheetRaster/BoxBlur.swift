/// Three box filters in a row, which come close to a Gaussian; what lies beyond an end is as the end is. The window is
/// that of the W3C's filter effects, ⌊σ · 3√(2π)/4 + ½⌋, and odd, so that nothing moves.
struct BoxBlur: Sendable {
    /// Pixels to each side of the one in the middle.
    let reach: Int

    /// `radius` is the Gaussian's σ, pixels.
    init(radius: Double) {
        let window = Int((radius * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
        reach = window / 2
    }

    var isIdentity: Bool { reach == 0 }

    /// Blurs `count` pixels at `line`, with as much room at `spare`.
    func blur(_ line: UnsafeMutablePointer<SIMD4<UInt32>>, _ count: Int, by spare: UnsafeMutablePointer<SIMD4<UInt32>>)
    {
        unsafe filter(line, count, to: spare)
        unsafe filter(spare, count, to: line)
        unsafe filter(line, count, to: spare)
        unsafe line.update(from: spare, count: count)
    }

    private func filter(
        _ source: UnsafeMutablePointer<SIMD4<UInt32>>,
        _ count: Int,
        to target: UnsafeMutablePointer<SIMD4<UInt32>>
    ) {
        let last = count - 1
        // Of a window's 2³² parts, those of one pixel. Sums of less than 2²⁶ come out to 1/128 of a step.
        let share = ((1 << 32) + UInt64(reach)) / UInt64(2 * reach + 1)
        var sum = unsafe source[0] &* UInt32(reach + 1)
        for index in 0..<reach { unsafe sum &+= source[min(index + 1, last)] }
        for index in 0..<count {
            unsafe target[index] = SIMD4(
                truncatingIfNeeded: (SIMD4<UInt64>(truncatingIfNeeded: sum) &* share &+ (1 << 31)) &>> 32
            )
            unsafe sum &+= source[min(index + reach + 1, last)] &- source[max(index - reach, 0)]
        }
    }

    /// A pixel's four channels, in 1/256 of a level.
    static func channels(_ pixel: UInt32) -> SIMD4<UInt32> {
        SIMD4(
            (pixel >> 24) << 8,
            (pixel >> 16 & 0xFF) << 8,
            (pixel >> 8 & 0xFF) << 8,
            (pixel & 0xFF) << 8
        )
    }

    /// The nearest pixel.
    static func pixel(_ channels: SIMD4<UInt32>) -> UInt32 {
        let levels = (channels &+ 128) &>> 8
        return levels.x << 24 | levels.y << 16 | levels.z << 8 | levels.w
    }
}
