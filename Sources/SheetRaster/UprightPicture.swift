import CPixelKernels
import SheetEncoding

/// A picture whose pixels stand on the frame's.
struct UprightPicture: Sendable {
    let bitmap: Bitmap
    /// Where its first pixel stands in the frame.
    let x: Int
    let y: Int

    var box: PixelBox { PixelBox(minX: x, minY: y, maxX: x + bitmap.width, maxY: y + bitmap.height) }

    /// Lays its part of the frame's row `row` on `out`, which shows `columns`.
    func lay(row: Int, columns: Range<Int>, on out: UnsafeMutablePointer<UInt32>, _ kernels: compositing_kernels) {
        let shared = columns.clamped(to: x..<(x + bitmap.width))
        guard (y..<(y + bitmap.height)).contains(row), !shared.isEmpty else { return }
        let start = (row - y) * bitmap.width + shared.lowerBound - x
        unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
            unsafe kernels.blend(
                pixels.baseAddress! + start,
                shared.count,
                out + shared.lowerBound - columns.lowerBound
            )
        }
    }
}
