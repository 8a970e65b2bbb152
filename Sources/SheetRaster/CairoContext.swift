import CCairo
import SheetConfiguration
import SheetScene

/// Sole owner of one drawing context; it lives while its surface draws.
@safe struct CairoContext: ~Copyable {
    /// Lent to the text engine, which draws on it with Pango.
    let handle: OpaquePointer

    init(on surface: borrowing CairoSurface) {
        unsafe handle = cairo_create(surface.handle)
    }

    /// Draws on a surface that the caller owns.
    init(onSurface surface: OpaquePointer) {
        unsafe handle = cairo_create(surface)
    }

    deinit { unsafe cairo_destroy(handle) }

    func check() throws(RasterError) {
        try RasterError.check(unsafe cairo_status(handle))
    }

    // MARK: Where

    /// Runs `body` and puts the transformation back as it was.
    borrowing func saved(_ body: () throws(RasterError) -> Void) throws(RasterError) {
        unsafe cairo_save(handle)
        try body()
        unsafe cairo_restore(handle)
    }

    func translate(_ offset: Point) { unsafe cairo_translate(handle, offset.x, offset.y) }
    func scale(_ factor: Double) { unsafe cairo_scale(handle, factor, factor) }
    /// The width and the height, each by its own factor.
    func scale(_ factors: Size) { unsafe cairo_scale(handle, factors.width, factors.height) }
    /// Clockwise, radians.
    func rotate(_ angle: Double) { unsafe cairo_rotate(handle, angle) }

    // MARK: What

    func fill(_ outline: Outline, _ color: Color) {
        setSource(color)
        trace(outline)
        unsafe cairo_fill(handle)
    }

    func stroke(_ outline: Outline, width: Double, _ color: Color) {
        setSource(color)
        trace(outline)
        unsafe cairo_set_line_width(handle, width)
        unsafe cairo_set_line_cap(handle, CAIRO_LINE_CAP_ROUND)
        unsafe cairo_set_line_join(handle, CAIRO_LINE_JOIN_ROUND)
        unsafe cairo_stroke(handle)
    }

    /// Fills the path that somebody else has put down.
    func fillPath(_ color: Color) {
        setSource(color)
        unsafe cairo_fill(handle)
    }

    /// Paints everything with `color`.
    func paint(_ color: Color) {
        setSource(color)
        unsafe cairo_paint(handle)
    }

    /// Paints `surface` with its top left corner at `origin`. Upright on whole pixels it is copied as it is; under
    /// a scale or a rotation it is resampled, each pixel an average of those that it covers.
    func paint(_ surface: borrowing CairoSurface, at origin: Point) {
        unsafe cairo_set_source_surface(handle, surface.handle, origin.x, origin.y)
        unsafe cairo_pattern_set_filter(cairo_get_source(handle), CAIRO_FILTER_GOOD)
        unsafe cairo_paint(handle)
    }

    /// Paints `color` through `mask`, its top left corner at `origin`.
    func paint(_ color: Color, through mask: borrowing CairoSurface, at origin: Point) {
        setSource(color)
        unsafe cairo_mask_surface(handle, mask.handle, origin.x, origin.y)
    }

    // MARK: Groups

    /// Draws `body` apart and lays it down as one picture with `opacity`.
    borrowing func group(opacity: Double, _ body: () throws(RasterError) -> Void) throws(RasterError) {
        unsafe cairo_push_group(handle)
        try body()
        unsafe cairo_pop_group_to_source(handle)
        unsafe cairo_paint_with_alpha(handle, opacity)
    }

    /// Draws `body` apart and lays it down inside `outline`. Clipping each shape by itself would let what lies
    /// below shine through along the edge.
    borrowing func group(inside outline: Outline, _ body: () throws(RasterError) -> Void) throws(RasterError) {
        unsafe cairo_push_group(handle)
        try body()
        unsafe cairo_pop_group_to_source(handle)
        trace(outline)
        unsafe cairo_fill(handle)
    }

    // MARK: Paths

    private func setSource(_ color: Color) {
        unsafe cairo_set_source_rgba(handle, color.red, color.green, color.blue, color.alpha)
    }

    private func trace(_ outline: Outline) {
        unsafe cairo_new_path(handle)
        switch outline {
        case .rectangle(let frame):
            unsafe cairo_rectangle(handle, frame.minX, frame.minY, frame.width, frame.height)
        case .roundedRectangle(let frame, let radius):
            trace(frame, radius: min(radius, frame.width / 2, frame.height / 2))
        case .circle(let center, let radius):
            unsafe cairo_arc(handle, center.x, center.y, radius, 0, 2 * .pi)
            unsafe cairo_close_path(handle)
        case .arc(let center, let radius, let start, let end):
            unsafe cairo_arc(handle, center.x, center.y, radius, start, end)
        case .polyline(let points):
            for point in points { unsafe cairo_line_to(handle, point.x, point.y) }
        case .path(let elements):
            for element in elements { trace(element) }
        }
    }

    private func trace(_ element: PathElement) {
        switch element {
        case .move(let point): unsafe cairo_move_to(handle, point.x, point.y)
        case .line(let point): unsafe cairo_line_to(handle, point.x, point.y)
        case .curve(let first, let second, let end):
            unsafe cairo_curve_to(handle, first.x, first.y, second.x, second.y, end.x, end.y)
        case .close: unsafe cairo_close_path(handle)
        }
    }

    private func trace(_ frame: Rectangle, radius: Double) {
        guard radius > 0 else {
            return unsafe cairo_rectangle(handle, frame.minX, frame.minY, frame.width, frame.height)
        }
        let (left, right) = (frame.minX + radius, frame.maxX - radius)
        let (top, bottom) = (frame.minY + radius, frame.maxY - radius)
        unsafe cairo_arc(handle, left, top, radius, .pi, 1.5 * .pi)
        unsafe cairo_arc(handle, right, top, radius, 1.5 * .pi, 2 * .pi)
        unsafe cairo_arc(handle, right, bottom, radius, 0, 0.5 * .pi)
        unsafe cairo_arc(handle, left, bottom, radius, 0.5 * .pi, .pi)
        unsafe cairo_close_path(handle)
    }
}
