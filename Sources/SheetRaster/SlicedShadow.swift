import CMath
import SheetConfiguration
import SheetEncoding

/// A rounded rectangle cut into slices whose Gaussian blur has a closed form.
struct SlicedShadow {
    /// Part of the rectangle between two heights, `inset` in from its left and right edges. Every slice but the
    /// middle one stands for two, mirrored about the rectangle's middle.
    private struct Slice {
        let top: Double
        let bottom: Double
        let inset: Double
    }

    private let frame: Rectangle
    private let radius: Double
    private let sigma: Double
    private let corner: [Slice]

    init(frame: Rectangle, radius: Double, sigma: Double) {
        let radius = min(radius, frame.width / 2, frame.height / 2)
        self.frame = frame
        self.radius = radius
        self.sigma = sigma
        // Three slices for each σ that the arc is long keep the facets below what σ can show.
        let count = radius > 0 ? max(8, Int((3 * radius / sigma).rounded(.up))) : 0
        corner = (0..<count).map { index in
            let step = Double.pi / 2 / Double(count)
            return Slice(
                top: radius * (1 - sheet_cos(Double(index) * step)),
                bottom: radius * (1 - sheet_cos(Double(index + 1) * step)),
                inset: radius * (1 - sheet_sin((Double(index) + 0.5) * step))
            )
        }
    }

    /// round(255 · opacity · shadow) for every pixel of `box`, row by row.
    func coverage(in box: PixelBox, opacity: Double) -> [UInt8] {
        // In the columns between `left` and `right` every slice is whole: only the sum over the slices matters there.
        let reach = radius + 4 * sigma
        let left = min(max(Int((frame.minX + reach).rounded(.up)), box.minX), box.maxX)
        let right = max(min(Int((frame.maxX - reach).rounded(.down)), box.maxX), left)
        let columns = Array(box.minX..<left) + Array(right..<box.maxX)
        let cornerAcross = corner.map { slice in columns.map { across(inset: slice.inset, $0) } }
        let middleAcross = columns.map { across(inset: 0, $0) }

        var sums = [Float](repeating: 0, count: columns.count)
        let full = Float(255 * opacity)
        return unsafe [UInt8](unsafeUninitializedCapacity: box.width * box.height) { coverage, count in
            count = box.width * box.height
            var next = coverage.baseAddress!
            var wholeRow: UnsafeMutablePointer<UInt8>?
            for y in box.minY..<box.maxY {
                defer { unsafe next += box.width }
                let middle = step(y, frame.minY + radius) - step(y, frame.maxY - radius)
                let isWhole = middle > 1 - 1e-6
                if isWhole, let wholeRow = unsafe wholeRow {
                    // All rows that no corner reaches are alike.
                    unsafe next.update(from: wholeRow, count: box.width)
                    continue
                }
                if isWhole { unsafe wholeRow = next }

                var total = middle
                Self.multiply(middleAcross, by: Float(middle), into: &sums)
                for (slice, across) in zip(corner, cornerAcross) {
                    let weight = down(slice, y)
                    guard weight > 1e-7 else { continue }
                    total += weight
                    Self.add(across, times: Float(weight), to: &sums)
                }
                let (leftCount, wholeCount) = (left - box.minX, right - left)
                for index in 0..<leftCount { unsafe next[index] = Self.level(sums[index] * full) }
                unsafe (next + leftCount).update(repeating: Self.level(Float(total) * full), count: wholeCount)
                for index in leftCount..<columns.count {
                    unsafe next[index + wholeCount] = Self.level(sums[index] * full)
                }
            }
        }
    }

    /// How much of pixel column `x` a slice covers, blurred.
    private func across(inset: Double, _ x: Int) -> Float {
        Float(step(x, frame.minX + inset) - step(x, frame.maxX - inset))
    }

    /// How much of pixel row `y` a slice and its mirror image cover, blurred.
    private func down(_ slice: Slice, _ y: Int) -> Double {
        step(y, frame.minY + slice.top) - step(y, frame.minY + slice.bottom)
            + step(y, frame.maxY - slice.bottom) - step(y, frame.maxY - slice.top)
    }

    /// A step from 0 to 1 at `edge`, blurred by σ and averaged over the pixel from `pixel` to `pixel` + 1.
    private func step(_ pixel: Int, _ edge: Double) -> Double {
        let distance = Double(pixel) - edge
        return integral(distance + 1) - integral(distance)
    }

    /// The integral of the normal distribution function of standard deviation σ, up to `t`.
    private func integral(_ t: Double) -> Double {
        let normalized = t / sigma
        // Beyond six σ the step is flat to the last digit.
        if normalized < -6 { return 0 }
        if normalized > 6 { return t }
        return t / 2 * (1 + sheet_erf(normalized * 0.5.squareRoot()))
            + sigma * 0.398_942_280_401_432_7 * sheet_exp(-normalized * normalized / 2)
    }

    private static func multiply(_ values: [Float], by factor: Float, into sums: inout [Float]) {
        for index in values.indices { sums[index] = values[index] * factor }
    }

    private static func add(_ values: [Float], times factor: Float, to sums: inout [Float]) {
        for index in values.indices { sums[index] += values[index] * factor }
    }

    private static func level(_ value: Float) -> UInt8 {
        UInt8(min(max(value, 0), 255) + 0.5)
    }
}
