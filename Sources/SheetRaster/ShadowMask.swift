import SheetConfiguration
import SheetEncoding
import SheetScene

/// The Gaussian shadow of a rounded rectangle, computed and not blurred: one byte of coverage a pixel.
///
/// The rectangle is cut into horizontal slices as wide as the corner's arc is there. Blurring a slice factors into a
/// function of x and one of y, each the difference of two blurred steps averaged over the pixel; the shadow is the
/// sum over the slices. Slices lie densest where the arc turns fastest. Against a double integral the result is
/// within 0.73 of a level of 255.
struct ShadowMask {
    /// Where the mask's top left pixel stands, in the coordinates of the rectangle.
    let x: Int
    let y: Int
    let size: PixelSize
    /// round(255 · opacity · shadow), row by row.
    let coverage: [UInt8]

    /// The mask of `shape` blurred by `sigma`, both in pixels; nil where nothing of it lies in `visible`. `sigma` is
    /// greater than 0 and `opacity` 0…1.
    init?(of shape: RoundedFrame, sigma: Double, opacity: Double, visible: PixelBox) {
        let frame = shape.frame
        // Beyond three σ less than half a level is left.
        let margin = 3 * sigma
        let box = PixelBox(
            minX: Int((frame.minX - margin).rounded(.down)),
            minY: Int((frame.minY - margin).rounded(.down)),
            maxX: Int((frame.maxX + margin).rounded(.up)),
            maxY: Int((frame.maxY + margin).rounded(.up))
        ).intersection(visible)
        guard let box else { return nil }

        let profile = SlicedShadow(shape, sigma: sigma)
        x = box.minX
        y = box.minY
        size = PixelSize(width: box.width, height: box.height)
        coverage = profile.coverage(in: box, opacity: opacity)
    }

    /// The mask of `shape`, not blurred, in as much of it as lies in `visible`; nil where that is nothing.
    init?(sharp shape: RoundedFrame, visible: PixelBox) throws(RasterError) {
        let frame = shape.frame
        let corners = [frame.origin, Point(x: frame.maxX, y: frame.maxY)]
        guard let box = PixelBox(around: corners).intersection(visible) else { return nil }
        let size = PixelSize(width: box.width, height: box.height)
        let surface = try CairoSurface(size: size)
        try surface.draw { context throws(RasterError) in
            context.translate(Point(x: -Double(box.minX), y: -Double(box.minY)))
            context.fill(shape.outline, .black)
        }
        let coverage = surface.bitmap().pixels.map { UInt8($0 >> 24) }
        self.init(x: box.minX, y: box.minY, size: size, coverage: coverage)
    }

    private init(x: Int, y: Int, size: PixelSize, coverage: [UInt8]) {
        self.x = x
        self.y = y
        self.size = size
        self.coverage = coverage
    }

    /// The same mask elsewhere.
    func moved(byX x: Int, y: Int) -> ShadowMask {
        ShadowMask(x: self.x + x, y: self.y + y, size: size, coverage: coverage)
    }
}
