import CPixelKernels

/// Finds what differs between two pictures of one size.
@safe struct FrameComparison {
    private let kernels: pixel_kernels

    init(_ kernels: PixelKernels) {
        self.kernels = kernels.functions
    }

    /// The smallest box around all pixels within `bounds` that differ; nil if none does.
    func change(from old: Canvas, to new: Canvas, within bounds: PixelBox) -> PixelBox? {
        var box = bounds
        while box.minY < box.maxY, isEqual(old, new, row: box.minY, bounds) { box.minY += 1 }
        guard box.minY < box.maxY else { return nil }
        while isEqual(old, new, row: box.maxY - 1, bounds) { box.maxY -= 1 }
        var (left, right) = (bounds.maxX, bounds.minX)
        for y in box.minY..<box.maxY {
            let (old, new) = unsafe (old.row(y), new.row(y))
            let (oldStart, newStart) = unsafe (old + bounds.minX, new + bounds.minX)
            left = unsafe bounds.minX + kernels.match_length(oldStart, newStart, left - bounds.minX)
            var end = bounds.maxX
            while end > right, unsafe old[end - 1] == new[end - 1] { end -= 1 }
            right = end
        }
        box.minX = left
        box.maxX = right
        return box
    }

    private func isEqual(_ old: Canvas, _ new: Canvas, row y: Int, _ bounds: PixelBox) -> Bool {
        let (oldStart, newStart) = unsafe (old.row(y) + bounds.minX, new.row(y) + bounds.minX)
        return unsafe kernels.rows_equal(oldStart, newStart, bounds.width)
    }
}
