import CCairo
import SheetConfiguration
import SheetEncoding

/// Sole owner of one image surface: it cannot be copied, and it is destroyed exactly once.
@safe struct CairoSurface: ~Copyable {
    /// What Cairo can address in one picture, pixels a side.
    static let maximumSide = 32_767

    /// Lent to contexts of this room that paint from the surface.
    let handle: OpaquePointer
    private let size: PixelSize

    var pixelSize: PixelSize { size }

    /// A surface of 32-bit premultiplied pixels, clear.
    init(size: PixelSize) throws(RasterError) {
        unsafe handle = try Self.create(size, CAIRO_FORMAT_ARGB32)
        self.size = size
    }

    /// A surface that draws on `canvas`, which must outlive it.
    init(on canvas: Canvas) throws(RasterError) {
        size = PixelSize(width: canvas.width, height: canvas.height)
        unsafe handle = try Self.adopt(size) { width, height in
            unsafe cairo_image_surface_create_for_data(
                UnsafeMutableRawPointer(canvas.pixels).assumingMemoryBound(to: UInt8.self),
                CAIRO_FORMAT_ARGB32,
                width,
                height,
                4 * width
            )
        }
    }

    /// A surface with the pixels of `bitmap`, copied.
    init(_ bitmap: Bitmap) throws(RasterError) {
        size = PixelSize(width: bitmap.width, height: bitmap.height)
        unsafe handle = try Self.create(size, CAIRO_FORMAT_ARGB32)
        let data = unsafe cairo_image_surface_get_data(handle)!
        let stride = unsafe Int(cairo_image_surface_get_stride(handle))
        unsafe bitmap.pixels.withUnsafeBytes { source in
            for y in 0..<bitmap.height {
                let row = unsafe source.baseAddress! + y * bitmap.width * 4
                unsafe UnsafeMutableRawPointer(data + y * stride).copyMemory(from: row, byteCount: bitmap.width * 4)
            }
        }
        unsafe cairo_surface_mark_dirty(handle)
    }

    /// A mask: `coverage` holds one byte a pixel, row by row.
    init(mask coverage: [UInt8], size: PixelSize) throws(RasterError) {
        precondition(coverage.count == size.width * size.height, "a mask is a full rectangle")
        unsafe handle = try Self.create(size, CAIRO_FORMAT_A8)
        self.size = size
        let (data, stride) = unsafe (cairo_image_surface_get_data(handle)!, cairo_image_surface_get_stride(handle))
        unsafe coverage.withUnsafeBufferPointer { source in
            for y in 0..<size.height {
                unsafe (data + y * Int(stride))
                    .update(from: source.baseAddress! + y * size.width, count: size.width)
            }
        }
        unsafe cairo_surface_mark_dirty(handle)
    }

    /// Takes over a surface without a fault, which nobody else owns.
    init(adopting created: OpaquePointer, size: PixelSize) {
        unsafe handle = created
        self.size = size
    }

    private static func create(_ size: PixelSize, _ format: cairo_format_t) throws(RasterError) -> OpaquePointer {
        try unsafe adopt(size) { width, height in unsafe cairo_image_surface_create(format, width, height) }
    }

    private static func adopt(
        _ size: PixelSize,
        _ create: (Int32, Int32) -> OpaquePointer?
    ) throws(RasterError) -> OpaquePointer {
        guard (1...maximumSide).contains(size.width), (1...maximumSide).contains(size.height) else {
            throw .sizeDoesNotFit(size)
        }
        // Cairo never returns null: a failed surface carries its status instead. One without a fault has its pixels.
        let created = unsafe create(Int32(size.width), Int32(size.height))!
        do throws(RasterError) {
            try RasterError.check(unsafe cairo_surface_status(created))
        } catch {
            unsafe cairo_surface_destroy(created)
            throw error
        }
        return unsafe created
    }

    deinit { unsafe cairo_surface_destroy(handle) }

    /// Lends a drawing context for the length of `body`.
    borrowing func draw(_ body: (borrowing CairoContext) throws(RasterError) -> Void) throws(RasterError) {
        let context = CairoContext(on: self)
        try body(context)
        // Cairo keeps its first error and ignores what follows: one check is enough.
        try context.check()
    }

    /// Ends drawing: all pixels are where they belong.
    borrowing func finish() { unsafe cairo_surface_flush(handle) }

    /// The pixels, copied out.
    borrowing func bitmap() -> Bitmap {
        unsafe cairo_surface_flush(handle)
        let data = unsafe cairo_image_surface_get_data(handle)!
        let stride = unsafe Int(cairo_image_surface_get_stride(handle))
        let (width, height) = (size.width, size.height)
        let pixels = unsafe [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            for y in 0..<height {
                let row = unsafe UnsafeRawPointer(data + y * stride)
                unsafe UnsafeMutableRawPointer(buffer.baseAddress! + y * width)
                    .copyMemory(from: row, byteCount: width * 4)
            }
            count = width * height
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
