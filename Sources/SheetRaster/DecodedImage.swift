import CCairo
import CJPEG
package import SheetConfiguration
import SheetEncoding

/// A picture that came with a configuration, decoded: premultiplied pixels.
struct DecodedImage: ~Copyable {
    let surface: CairoSurface

    /// Throws ``RasterError/imageUnreadable(at:)`` for a file that is damaged, or is not what its header says.
    init(_ image: ImageData) throws(RasterError) {
        surface =
            switch image.format {
            case .png: try Self.png(image)
            case .jpeg: try Self.jpeg(image)
            }
    }

    private static func png(_ image: ImageData) throws(RasterError) -> CairoSurface {
        do throws(RasterError) {
            return try CairoSurface(png: image.bytes, size: image.size)
        } catch {
            // Cairo says it has no memory for a damaged file, too; the reader has bounded what a file may take.
            throw .imageUnreadable(at: image.pointer)
        }
    }

    private static func jpeg(_ image: ImageData) throws(RasterError) -> CairoSurface {
        let (file, size) = (image.bytes, image.size)
        var outcome = jpeg_unreadable
        let pixels = unsafe [UInt32](unsafeUninitializedCapacity: size.width * size.height) { pixels, count in
            unsafe file.withUnsafeBufferPointer { bytes in
                outcome = unsafe jpeg_decode(
                    bytes.baseAddress,
                    bytes.count,
                    UInt32(size.width),
                    UInt32(size.height),
                    pixels.baseAddress
                )
            }
            count = outcome == jpeg_decoded ? size.width * size.height : 0
        }
        switch outcome {
        case jpeg_decoded:
            return try CairoSurface(Bitmap(width: size.width, height: size.height, pixels: pixels))
        case jpeg_out_of_memory: throw .outOfMemory
        default: throw .imageUnreadable(at: image.pointer)
        }
    }
}

extension ImageData {
    /// Throws ``RasterError/imageUnreadable(at:)`` if the file cannot be decoded.
    package func checkDecoding() throws(RasterError) {
        _ = try DecodedImage(self)
    }
}
