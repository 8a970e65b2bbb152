/// Pixels added up channel by channel, and their average.
enum PixelAverage {
    /// Adds `count` neighbours after `count` neighbours to the sums, one sum after the other.
    static func add(
        _ pixels: UnsafePointer<UInt32>,
        _ count: Int,
        to sums: UnsafeMutableBufferPointer<SIMD4<UInt32>>
    ) {
        var next = unsafe pixels
        for index in 0..<sums.count {
            var sum = SIMD4<UInt32>.zero
            for place in 0..<count {
                let pixel = SIMD4<UInt32>(repeating: unsafe next[place])
                sum &+= (pixel &>> SIMD4(0, 8, 16, 24)) & SIMD4(repeating: 0xFF)
            }
            unsafe sums[index] &+= sum
            unsafe next += count
        }
    }

    /// Writes what the sums of `count` pixels come to for one, to the nearest level.
    static func write(
        _ sums: UnsafeMutableBufferPointer<SIMD4<UInt32>>,
        of count: Int,
        to pixels: UnsafeMutablePointer<UInt32>
    ) {
        // Rounded up, in 32 bits: exact for the 2²⁰ that 64 × 64 levels add up to.
        let reciprocal = (1 << 32 + UInt64(count) - 1) / UInt64(count)
        for index in 0..<sums.count {
            var pixel: UInt32 = 0
            for channel in stride(from: 3, through: 0, by: -1) {
                let sum = UInt64(unsafe sums[index][channel]) &+ UInt64(count / 2)
                pixel = pixel &<< 8 | UInt32(truncatingIfNeeded: (sum &* reciprocal) &>> 32)
            }
            unsafe pixels[index] = pixel
        }
    }
}
