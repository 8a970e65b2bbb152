/// Pixels in memory, row by row from the top: one 32-bit word a pixel, 0xAARRGGBB, colour premultiplied by alpha,
/// which is Cairo's ARGB32.
package struct Bitmap: Sendable, Hashable {
    package let width: Int
    package let height: Int
    /// `width × height` words, no padding between rows.
    package let pixels: [UInt32]

    /// Takes `pixels` as they are; their number must be `width × height`.
    package init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(width > 0 && height > 0 && pixels.count == width * height, "a bitmap is a full rectangle")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Whether nothing shines through.
    package var isOpaque: Bool {
        pixels.allSatisfy { $0 >= 0xFF00_0000 }
    }

    package subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }
}
