/// Pixels in memory, row by row from the top: one 32-bit word a pixel, 0xAARRGGBB, colour premultiplied by alpha,
/// which is Cairo's ARGB32.
package struct Bitmap: Sendable, Hashable {
    /// Pixels a side: the encoder keeps a pixel's place in 16 + 16 bits.
    package static let maximumSide = 65_535

    package let width: Int
    package let height: Int
    /// `width × height` words, no padding between rows.
    package let pixels: [UInt32]

    /// Takes `pixels` as they are; their number must be `width × height`, the sides 1…``maximumSide``.
    package init(width: Int, height: Int, pixels: [UInt32]) {
        let sides = 1...Self.maximumSide
        precondition(sides.contains(width) && sides.contains(height), "a bitmap's sides are 1…65,535 pixels")
        precondition(pixels.count == width * height, "a bitmap is a full rectangle")
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
