/// One frame of a GIF.
struct GIFFrame {
    static let mostTicks = 65_535

    let box: PixelBox
    /// One byte a pixel of the box.
    let indices: [UInt8]
    /// The index that shows what is behind.
    let clear: UInt8
    /// Whether the box is cleared before the next frame.
    let isCleared: Bool
    /// 1/100 s.
    var ticks: Int
}

/// Turns pixels into indices, and remembers those that are shown.
struct GIFIndexer {
    private var table: ColorTable
    /// The index behind the last colour.
    private let clear: UInt8
    private let width: Int
    private var shown: [UInt8]
    /// Where `shown` is of this frame, and not as it was before.
    private var changed: [Bool]

    /// `table` has 255 colours at the most.
    init(_ table: ColorTable, width: Int, height: Int) {
        self.table = table
        clear = UInt8(table.colors.count)
        self.width = width
        // Nothing is shown yet: everything changes.
        shown = [UInt8](repeating: clear, count: width * height)
        changed = [Bool](repeating: false, count: width * height)
    }

    /// Shows `box` of a canvas. Answers with the box of indices that change, which may be less than the pixels that do;
    /// nil if none does.
    mutating func advance(to canvas: Canvas, in box: PixelBox) -> PixelBox? {
        var (minX, minY, maxX, maxY) = (box.maxX, box.maxY, box.minX, box.minY)
        for y in box.minY..<box.maxY {
            let row = unsafe canvas.row(y)
            let start = y &* width
            for x in box.minX..<box.maxX {
                let index = unsafe table.index(of: row[x], x, y)
                let isChange = shown[start &+ x] != index
                changed[start &+ x] = isChange
                guard isChange else { continue }
                shown[start &+ x] = index
                minX = min(minX, x)
                maxX = max(maxX, x &+ 1)
                minY = min(minY, y)
                maxY = y &+ 1
            }
        }
        return minX < maxX ? PixelBox(minX: minX, minY: minY, maxX: maxX, maxY: maxY) : nil
    }

    /// What the latest advance changed; `box` lies within what was advanced, or is a single pixel that stays.
    func changes(in box: PixelBox, ticks: Int) -> GIFFrame {
        var indices: [UInt8] = []
        indices.reserveCapacity(box.width * box.height)
        for y in box.minY..<box.maxY {
            for place in (y * width + box.minX)..<(y * width + box.maxX) {
                indices.append(changed[place] ? shown[place] : clear)
            }
        }
        return GIFFrame(box: box, indices: indices, clear: clear, isCleared: false, ticks: ticks)
    }

    /// The box of what is not clear, to be cleared before the next frame.
    mutating func picture(of canvas: Canvas, ticks: Int) -> GIFFrame {
        var box: PixelBox?
        for y in 0..<canvas.height {
            let row = unsafe canvas.row(y)
            guard let first = (0..<width).first(where: { unsafe row[$0] >= 1 << 24 }),
                let last = (0..<width).last(where: { unsafe row[$0] >= 1 << 24 })
            else { continue }
            let span = PixelBox(minX: first, minY: y, maxX: last + 1, maxY: y + 1)
            box = box?.union(span) ?? span
        }
        let shownBox = box ?? .firstPixel
        var indices: [UInt8] = []
        indices.reserveCapacity(shownBox.width * shownBox.height)
        for y in shownBox.minY..<shownBox.maxY {
            let row = unsafe canvas.row(y)
            for x in shownBox.minX..<shownBox.maxX {
                let pixel = unsafe row[x]
                indices.append(pixel >= 1 << 24 ? table.index(of: pixel, x, y) : clear)
            }
        }
        return GIFFrame(box: shownBox, indices: indices, clear: clear, isCleared: true, ticks: ticks)
    }
}

extension PixelBox {
    /// The least that a frame can be: one pixel.
    static let firstPixel = PixelBox(minX: 0, minY: 0, maxX: 1, maxY: 1)
}
