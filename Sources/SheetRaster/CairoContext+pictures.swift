import CCairo
import SheetConfiguration

extension CairoContext {
    /// Paints `picture` into `frame` and cut by it. Made smaller, each pixel is an average of all those that it
    /// covers; made larger, colours run from one pixel to the next.
    borrowing func paint(_ picture: borrowing CairoSurface, _ mode: ImageContentMode, in frame: Rectangle) {
        let place = mode.place(of: picture.pointSize, in: frame)
        let scale = Size(
            width: place.width / picture.pointSize.width,
            height: place.height / picture.pointSize.height
        )
        guard scale.width > 0, scale.height > 0 else { return }
        unsafe cairo_save(handle)
        unsafe cairo_rectangle(handle, frame.minX, frame.minY, frame.width, frame.height)
        unsafe cairo_clip(handle)
        unsafe cairo_rectangle(handle, place.minX, place.minY, place.width, place.height)
        unsafe cairo_translate(handle, place.minX, place.minY)
        unsafe cairo_scale(handle, scale.width, scale.height)
        unsafe cairo_set_source_surface(handle, picture.handle, 0, 0)
        unsafe cairo_pattern_set_filter(cairo_get_source(handle), CAIRO_FILTER_GOOD)
        // Beyond its edge a picture goes on, or the edge would be half clear.
        unsafe cairo_pattern_set_extend(cairo_get_source(handle), CAIRO_EXTEND_PAD)
        unsafe cairo_fill(handle)
        unsafe cairo_restore(handle)
    }
}

extension ImageContentMode {
    /// Where a picture of `size` points is laid so that it fills `frame` in this way.
    func place(of size: Size, in frame: Rectangle) -> Rectangle {
        let (across, down) = (frame.width / size.width, frame.height / size.height)
        let laid: Size
        switch self {
        case .scaleToFill: return frame
        case .scaleAspectFit: laid = size.scaled(by: min(across, down))
        case .scaleAspectFill: laid = size.scaled(by: max(across, down))
        case .center: laid = size
        }
        let corner = Point(x: frame.center.x - laid.width / 2, y: frame.center.y - laid.height / 2)
        return Rectangle(origin: corner, size: laid)
    }
}

extension Size {
    fileprivate func scaled(by factor: Double) -> Size { Size(width: width * factor, height: height * factor) }
}

extension CairoSurface {
    /// One pixel of a picture is one point, as in UIKit for one without a scale in its name.
    fileprivate var pointSize: Size { Size(width: Double(pixelSize.width), height: Double(pixelSize.height)) }
}
