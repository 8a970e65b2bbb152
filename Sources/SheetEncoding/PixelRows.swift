/// Rows of pixels lent for the length of a call: `width` words each, `stride` words from one to the next.
@safe struct PixelRows {
    /// Words of the first row.
    let start: UnsafePointer<UInt32>
    let stride: Int
    let width: Int
    let height: Int

    @inline(__always)
    subscript(y: Int) -> UnsafePointer<UInt32> { unsafe start + y &* stride }
}

extension Bitmap {
    /// Lends all rows to `body`, which must not keep them.
    func withRows<Result>(_ body: (PixelRows) -> Result) -> Result {
        unsafe pixels.withUnsafeBufferPointer { pixels in
            body(unsafe PixelRows(start: pixels.baseAddress!, stride: width, width: width, height: height))
        }
    }
}

extension Canvas {
    /// Lends the rows of `box`, which lies on the canvas, to `body`, which must not keep them.
    func withRows<Result>(of box: PixelBox, _ body: (PixelRows) throws -> Result) rethrows -> Result {
        try body(unsafe PixelRows(start: row(box.minY) + box.minX, stride: width, width: box.width, height: box.height))
    }
}
