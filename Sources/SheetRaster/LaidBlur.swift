import CPixelKernels
import SheetEncoding

/// A blurred picture of what lies behind the sheets, as large as the frame, as it comes or goes.
struct LaidBlur: Sendable {
    /// The same number is the same picture.
    let number: Int
    let bitmap: Bitmap
    /// How much of it is seen, of 255.
    let level: UInt8

    init(number: Int, bitmap: Bitmap, opacity: Double) {
        self.number = number
        self.bitmap = bitmap
        level = opacity < 1 ? opacity.level : 255
    }

    /// Lays `columns` of row `row` on `out`.
    func lay(row: Int, columns: Range<Int>, on out: UnsafeMutablePointer<UInt32>, _ kernels: compositing_kernels) {
        unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
            let source = unsafe pixels.baseAddress! + row * bitmap.width + columns.lowerBound
            unsafe kernels.fade(source, level, columns.count, out)
        }
    }

    /// Whether it looks as `other` does.
    func isSame(as other: LaidBlur) -> Bool { number == other.number && level == other.level }
}
