import CCairo
import SheetConfiguration

extension CairoSurface {
    /// What a PNG file shows, which must be of `size`.
    init(png file: [UInt8], size: PixelSize) throws(RasterError) {
        let read: cairo_read_func_t = { closure, data, length in
            guard let closure = unsafe closure, let data = unsafe data else { return CAIRO_STATUS_READ_ERROR }
            let source = unsafe Unmanaged<ByteSource>.fromOpaque(closure).takeUnretainedValue()
            let room = unsafe UnsafeMutableBufferPointer(start: data, count: Int(length))
            return unsafe source.fill(room) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
        }
        let source = ByteSource(file)
        defer { withExtendedLifetime(source) {} }
        let created = unsafe cairo_image_surface_create_from_png_stream(
            read,
            Unmanaged.passUnretained(source).toOpaque()
        )!
        do throws(RasterError) {
            try RasterError.check(unsafe cairo_surface_status(created))
            let found = unsafe PixelSize(
                width: Int(cairo_image_surface_get_width(created)),
                height: Int(cairo_image_surface_get_height(created))
            )
            guard found == size else { throw .sizeDoesNotFit(found) }
        } catch {
            unsafe cairo_surface_destroy(created)
            throw error
        }
        unsafe self.init(adopting: created, size: size)
    }
}

/// A file in memory, read from its start.
private final class ByteSource {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
    }

    /// False if there are not as many bytes left.
    func fill(_ room: UnsafeMutableBufferPointer<UInt8>) -> Bool {
        let count = room.count
        guard count <= rest.count else { return false }
        _ = unsafe room.update(fromContentsOf: rest.prefix(count))
        rest = rest.dropFirst(count)
        return true
    }
}
