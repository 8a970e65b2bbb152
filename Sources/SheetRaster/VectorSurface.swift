import CCairo
import SheetConfiguration

/// Sole owner of a surface that writes what is drawn on it as an SVG document. Letters become outlines, so that the
/// document needs no fonts.
@safe struct VectorSurface: ~Copyable {
    private let handle: OpaquePointer
    private let sink: Sink

    /// Collects the document's bytes; lent to Cairo while the surface lives.
    private final class Sink {
        var bytes: [UInt8] = []
    }

    /// A document of `size` points.
    init(svgOf size: Size) throws(RasterError) {
        let sink = Sink()
        self.sink = sink
        let write: cairo_write_func_t = { closure, data, length in
            guard let closure = unsafe closure, let data = unsafe data else { return CAIRO_STATUS_WRITE_ERROR }
            let sink = unsafe Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue()
            unsafe sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
            return CAIRO_STATUS_SUCCESS
        }
        let created = unsafe cairo_svg_surface_create_for_stream(
            write,
            Unmanaged.passUnretained(sink).toOpaque(),
            size.width,
            size.height
        )!
        do throws(RasterError) {
            try RasterError.check(unsafe cairo_surface_status(created))
        } catch {
            unsafe cairo_surface_destroy(created)
            throw error
        }
        unsafe handle = created
    }

    deinit { unsafe cairo_surface_destroy(handle) }

    /// Lends a drawing context, whose unit is the point, for the length of `body`.
    borrowing func draw(_ body: (borrowing CairoContext) throws(RasterError) -> Void) throws(RasterError) {
        let context = unsafe CairoContext(onSurface: handle)
        try body(context)
        try context.check()
    }

    /// Ends drawing; the whole document.
    borrowing func document() throws(RasterError) -> [UInt8] {
        unsafe cairo_surface_finish(handle)
        try RasterError.check(unsafe cairo_surface_status(handle))
        return sink.bytes
    }
}
