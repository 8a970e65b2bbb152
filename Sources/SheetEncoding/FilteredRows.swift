/// A bitmap's rows as PNG stores them, each behind its filter type.
///
/// A row equal to the one above is filtered Up, which leaves zeros; every other row is left as it is, because the
/// patterns of an interface repeat as pixels and a filter would hide them from the compressor: for a frame of
/// 780 × 1688 pixels libpng's adaptive filters cost a fifth more bytes than none.
struct FilteredRows {
    let bytes: [UInt8]

    private static let none: UInt8 = 0
    private static let up: UInt8 = 2

    init(_ bitmap: Bitmap, _ format: PNG.PixelFormat) {
        let width = bitmap.width
        let rowBytes = 1 + width * format.bytesPerPixel
        bytes = unsafe [UInt8](unsafeUninitializedCapacity: rowBytes * bitmap.height) { buffer, count in
            unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
                for y in 0..<bitmap.height {
                    let row = unsafe UnsafeBufferPointer(rebasing: pixels[(y * width)..<((y + 1) * width)])
                    let target = unsafe UnsafeMutableBufferPointer(
                        rebasing: buffer[(y * rowBytes)..<((y + 1) * rowBytes)]
                    )
                    if y > 0, unsafe row.elementsEqual(pixels[((y - 1) * width)..<(y * width)]) {
                        unsafe target.update(repeating: 0)
                        unsafe target[0] = Self.up
                        continue
                    }
                    unsafe target[0] = Self.none
                    switch format {
                    case .rgb: unsafe Self.packOpaque(row, into: target)
                    case .rgba: unsafe Self.packStraight(row, into: target)
                    }
                }
            }
            count = rowBytes * bitmap.height
        }
    }

    private static func packOpaque(
        _ row: UnsafeBufferPointer<UInt32>,
        into target: UnsafeMutableBufferPointer<UInt8>
    ) {
        var index = 1
        for x in row.indices {
            let pixel = unsafe row[x]
            unsafe target[index] = UInt8(truncatingIfNeeded: pixel >> 16)
            unsafe target[index + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
            unsafe target[index + 2] = UInt8(truncatingIfNeeded: pixel)
            index += 3
        }
    }

    /// PNG's alpha is not premultiplied: each channel is divided by it, to the nearest level.
    private static func packStraight(
        _ row: UnsafeBufferPointer<UInt32>,
        into target: UnsafeMutableBufferPointer<UInt8>
    ) {
        var index = 1
        for x in row.indices {
            let pixel = unsafe row[x]
            let alpha = pixel >> 24
            for shift in [16, 8, 0] as [UInt32] {
                let premultiplied = min((pixel >> shift) & 0xFF, alpha)
                unsafe target[index] =
                    alpha == 0 ? 0 : UInt8(truncatingIfNeeded: (premultiplied * 255 + alpha / 2) / alpha)
                index += 1
            }
            unsafe target[index] = UInt8(truncatingIfNeeded: alpha)
            index += 1
        }
    }
}
