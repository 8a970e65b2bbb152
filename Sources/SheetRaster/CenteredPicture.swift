import SheetConfiguration
import SheetEncoding

/// A picture with a border of clear pixels, and the point in it about which it is scaled and turned.
struct CenteredPicture: Sendable {
    let bitmap: Bitmap
    /// In the picture's pixels.
    let middle: Point
}
