import CDeflate

/// Portable Network Graphics (ISO/IEC 15948): a bitmap as a file. The bytes depend on the pixels alone: no time, no
/// text, fixed settings.
package enum PNG {
    /// The whole file: 8 bits a channel, sRGB, RGB where every pixel is opaque and RGBA otherwise.
    package static func encode(_ bitmap: Bitmap) -> [UInt8] {
        let format: PixelFormat = bitmap.isOpaque ? .rgb : .rgba
        var file = PNGFile()
        file.append(.header(width: bitmap.width, height: bitmap.height, format))
        file.append(.standardColor)
        file.append(PNGChunk("IDAT", ZlibStream.compress(FilteredRows(bitmap, format).bytes)))
        file.append(.end)
        return file.bytes
    }

    /// What one pixel is made of.
    enum PixelFormat: UInt8 {
        /// Colour type 2: three bytes a pixel.
        case rgb = 2
        /// Colour type 6: four bytes a pixel, alpha not premultiplied.
        case rgba = 6

        var bytesPerPixel: Int {
            switch self {
            case .rgb: 3
            case .rgba: 4
            }
        }
    }
}
