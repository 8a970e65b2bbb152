import CPixelKernels
import SheetConfiguration
import SheetEncoding
import SheetScene

/// A card's shadow where it falls in a frame: one colour through a mask.
struct ShadowPicture: Sendable {
    let mask: ShadowMask
    /// Premultiplied, 0xAARRGGBB.
    let color: UInt32

    var box: PixelBox {
        PixelBox(minX: mask.x, minY: mask.y, maxX: mask.x + mask.size.width, maxY: mask.y + mask.size.height)
    }

    /// The same shadow elsewhere.
    func moved(byX x: Int, y: Int) -> ShadowPicture {
        ShadowPicture(mask: mask.moved(byX: x, y: y), color: color)
    }

    /// Lays its part of the frame's row `row` on `out`, which shows `columns`.
    func lay(row: Int, columns: Range<Int>, on out: UnsafeMutablePointer<UInt32>, _ kernels: compositing_kernels) {
        let shared = columns.clamped(to: box.minX..<box.maxX)
        guard (box.minY..<box.maxY).contains(row), !shared.isEmpty else { return }
        let start = (row - box.minY) * mask.size.width + shared.lowerBound - box.minX
        unsafe mask.coverage.withUnsafeBufferPointer { coverage in
            unsafe kernels.stain(
                coverage.baseAddress! + start,
                color,
                shared.count,
                out + shared.lowerBound - columns.lowerBound
            )
        }
    }
}
