import CPixelKernels
import SheetEncoding

/// A frame taken apart into pictures that are laid over each other, row by row. Any part of it can be made at any time,
/// by any thread.
struct Composition: Sendable {
    /// What lies at the bottom, as large as the frame; the same number is the same picture.
    let backdrop: Bitmap
    let backdropNumber: Int
    /// The screen behind while it is pushed back.
    let presenter: LaidCard?
    /// Laid over all that is below the cards; premultiplied, 0xAARRGGBB.
    let tint: UInt32
    /// The backdrop with the tint on it already, if that was worth keeping.
    let tinted: Bitmap?
    /// Over the backdrop and the presenter, and below the tint.
    let blurs: [LaidBlur]
    /// From back to front.
    let cards: [LaidCard]

    var frame: PixelBox { PixelBox(minX: 0, minY: 0, maxX: backdrop.width, maxY: backdrop.height) }

    /// Writes `columns` of row `row` to `out`.
    func compose(
        row: Int,
        columns: Range<Int>,
        into out: UnsafeMutablePointer<UInt32>,
        _ kernels: compositing_kernels
    ) {
        unsafe (tinted ?? backdrop).pixels.withUnsafeBufferPointer { pixels in
            let source = unsafe pixels.baseAddress! + row * backdrop.width + columns.lowerBound
            if presenter != nil || !blurs.isEmpty {
                unsafe out.update(from: source, count: columns.count)
                unsafe presenter?.lay(row: row, columns: columns, on: out, kernels)
                for index in blurs.indices { unsafe blurs[index].lay(row: row, columns: columns, on: out, kernels) }
                if tint != 0 { unsafe kernels.tint(out, tint, columns.count, out) }
            } else if tint != 0, tinted == nil {
                unsafe kernels.tint(source, tint, columns.count, out)
            } else {
                unsafe out.update(from: source, count: columns.count)
            }
        }
        // By their places: to copy a card out for every row would cost as much as to lay it down.
        for index in cards.indices { unsafe cards[index].lay(row: row, columns: columns, on: out, kernels) }
    }

    /// Writes the part `box` of the frame to `canvas`.
    func compose(_ box: PixelBox, on canvas: Canvas, kernels: PixelKernels = .best) {
        let functions = kernels.compositing
        for y in box.minY..<box.maxY {
            unsafe compose(row: y, columns: box.minX..<box.maxX, into: canvas.row(y) + box.minX, functions)
        }
    }

    /// All of it.
    func bitmap(kernels: PixelKernels = .best) -> Bitmap {
        let functions = kernels.compositing
        let (width, height) = (backdrop.width, backdrop.height)
        let pixels = unsafe [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            for y in 0..<height {
                unsafe compose(row: y, columns: 0..<width, into: buffer.baseAddress! + y * width, functions)
            }
            count = width * height
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// The part of the frame outside of which it is as `other` is; nil where both are the same.
    func changes(since other: Composition) -> PixelBox? {
        guard backdropNumber == other.backdropNumber, tint == other.tint,
            presenter?.placed == other.presenter?.placed,
            blurs.elementsEqual(other.blurs, by: { $0.isSame(as: $1) })
        else { return frame }
        var changes: PixelBox?
        for index in 0..<max(cards.count, other.cards.count) {
            let both = [cards, other.cards].map { index < $0.count ? $0[index] : nil }
            if both[0]?.placed == both[1]?.placed { continue }
            for box in both.compactMap({ $0?.box }) { changes = changes?.union(box) ?? box }
        }
        return changes
    }
}
