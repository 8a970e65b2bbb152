/// Neighbours of one colour in a row.
enum PixelRun {
    /// Every run of a row of `count` pixels, from the left. `mask` has a bit where a pixel differs from the one before;
    /// the first is set.
    @inline(__always)
    static func forEach(in mask: UnsafePointer<UInt64>, count: Int, _ body: (Range<Int>) -> Void) {
        var start = 0
        for word in 0..<((count + 63) / 64) {
            var bits = unsafe mask[word]
            while bits != 0 {
                let x = word &* 64 &+ bits.trailingZeroBitCount
                if x > start { body(start..<x) }
                start = x
                bits &= bits &- 1
            }
        }
        body(start..<count)
    }
}
