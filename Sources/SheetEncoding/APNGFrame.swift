/// One frame of an animated PNG.
struct APNGFrame {
    /// How a frame's pixels meet what is there (`blend_op`).
    enum Blending: UInt8 {
        /// They take its place, alpha and all.
        case source = 0
        /// They are laid over it.
        case over = 1
    }

    let box: PixelBox
    var delay: FrameDelay
    let blending: Blending
    /// A whole zlib stream, in pieces.
    let pieces: [[UInt8]]
}

/// Makes frames of an animated PNG from steps, one after another in the same memory.
@safe final class APNGFrameEncoder {
    /// Of all frames: a file has one.
    let format: PixelFormat
    private let options: PNG.Options
    private let workspace: EncoderWorkspace
    /// A frame's changes alone, where that pays.
    private var overlay: Canvas?

    init(width: Int, isOpaque: Bool, _ options: PNG.Options) {
        format = isOpaque ? .rgb : .rgba
        self.options = options
        workspace = EncoderWorkspace(width: width)
    }

    /// All of a canvas.
    func picture(of canvas: Canvas, frame: Int) throws(EncodingError) -> ZlibStream {
        try stream(of: canvas, canvas.box, frame: frame)
    }

    /// The box that changes. A frame without change is one pixel as it was.
    func frame(_ step: FrameWalk<some FrameSequence>.Step, _ delay: FrameDelay) throws(EncodingError) -> APNGFrame {
        let box = step.change ?? .firstPixel
        let replaced = try stream(of: step.canvas, box, frame: step.index)
        if case .rgba = format, let previous = step.previous, drawChanges(from: previous, to: step.canvas, in: box) {
            let laidOver = try stream(of: overlay ?? step.canvas, box, frame: step.index)
            if laidOver.byteCount < replaced.byteCount {
                return APNGFrame(box: box, delay: delay, blending: .over, pieces: laidOver.pieces)
            }
        }
        return APNGFrame(box: box, delay: delay, blending: .source, pieces: replaced.pieces)
    }

    private func stream(of canvas: Canvas, _ box: PixelBox, frame: Int) throws(EncodingError) -> ZlibStream {
        let stream = canvas.withRows(of: box) { ZlibStream($0, format, options, in: workspace) }
        guard let stream else { throw .frameShinesThrough(frame: frame) }
        return stream
    }

    /// Draws what changes on the overlay, and leaves the rest of the box clear. Worth a try where less than half of it
    /// changes; possible where what changes is opaque. False if it is not to be tried.
    private func drawChanges(from old: Canvas, to new: Canvas, in box: PixelBox) -> Bool {
        let overlay = overlay ?? Canvas(width: new.width, height: new.height)
        self.overlay = overlay
        var changes = 0
        for y in box.minY..<box.maxY {
            let (old, new, target) = unsafe (old.row(y), new.row(y), overlay.row(y))
            for x in box.minX..<box.maxX {
                let pixel = unsafe new[x]
                if unsafe pixel == old[x] {
                    unsafe target[x] = 0
                } else {
                    guard pixel >= 0xFF00_0000 else { return false }
                    unsafe target[x] = pixel
                    changes &+= 1
                }
            }
        }
        return 2 * changes < box.width * box.height
    }
}
