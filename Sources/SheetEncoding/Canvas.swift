/// Pixels that are drawn on again and again, as in ``Bitmap``: one 32-bit word a pixel, 0xAARRGGBB, colour
/// premultiplied by alpha, no padding between rows. Fresh memory would cost more than what is drawn on it.
@safe package final class Canvas {
    package let width: Int
    package let height: Int
    /// `width × height` words; of no meaning until something is drawn. Cairo may draw on them too.
    package let pixels: UnsafeMutablePointer<UInt32>

    /// The sides are 1…``Bitmap/maximumSide``.
    package init(width: Int, height: Int) {
        let sides = 1...Bitmap.maximumSide
        precondition(sides.contains(width) && sides.contains(height), "a canvas's sides are 1…65,535 pixels")
        self.width = width
        self.height = height
        unsafe pixels = .allocate(capacity: width * height)
    }

    deinit { unsafe pixels.deallocate() }

    /// All of it.
    package var box: PixelBox { PixelBox(minX: 0, minY: 0, maxX: width, maxY: height) }

    /// The first pixel of row `y`.
    @inline(__always)
    package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { unsafe pixels + y &* width }
}
