import CMath
import SheetConfiguration
import SheetEncoding
import SheetScene

/// A rounded rectangle cut into slices whose Gaussian blur has a closed form.
struct SlicedShadow {
    /// Part of the rectangle between two distances from its upper or its lower edge, or from both, if it stands for
    /// two slices alike; some way in from the left and the right edge.
    private struct Slice {
        let near: Double
        let far: Double
        let left: Double
        let right: Double
        let isUpper: Bool
        let isLower: Bool
    }

    private let frame: Rectangle
    /// How far the corners reach along the edges.
    private let extent: Double
    private let sigma: Double
    private let corner: [Slice]

    init(_ shape: RoundedFrame, sigma: Double) {
        frame = shape.frame
        extent = shape.radius > 0 ? shape.corner.extent : 0
        self.sigma = sigma
        let rounded = shape.shape.rounded
        let bends = Self.bends(of: shape, sigma: sigma)
        func slices(isUpper: Bool, isLower: Bool, left: Corner, right: Corner) -> [Slice] {
            bends.map { bend in
                Slice(
                    near: bend.near,
                    far: bend.far,
                    left: rounded.contains(left) ? bend.inset : 0,
                    right: rounded.contains(right) ? bend.inset : 0,
                    isUpper: isUpper,
                    isLower: isLower
                )
            }
        }
        let isMirrored =
            rounded.contains(.topLeft) == rounded.contains(.bottomLeft)
            && rounded.contains(.topRight) == rounded.contains(.bottomRight)
        corner =
            isMirrored
            ? slices(isUpper: true, isLower: true, left: .topLeft, right: .topRight)
            : slices(isUpper: true, isLower: false, left: .topLeft, right: .topRight)
                + slices(isUpper: false, isLower: true, left: .bottomLeft, right: .bottomRight)
    }

    /// A corner between distances from one edge, and how far it is in from the other edge there.
    private typealias Bend = (near: Double, far: Double, inset: Double)

    private static func bends(of shape: RoundedFrame, sigma: Double) -> [Bend] {
        let radius = shape.radius
        guard radius > 0 else { return [] }
        // Three slices for each σ that the radius is long keep the facets below what σ can show.
        let count = max(8, Int((3 * radius / sigma).rounded(.up)))
        guard shape.corner.isCircular else { return bends(along: shape.corner, count: count) }
        return (0..<count).map { index in
            let step = Double.pi / 2 / Double(count)
            return (
                near: radius * (1 - sheet_cos(Double(index) * step)),
                far: radius * (1 - sheet_cos(Double(index + 1) * step)),
                inset: radius * (1 - sheet_sin((Double(index) + 0.5) * step))
            )
        }
    }

    /// `count` slices of each of a corner's curves.
    private static func bends(along corner: CornerPath, count: Int) -> [Bend] {
        let starts = [corner.start] + corner.curves.map(\.end)
        return zip(starts, corner.curves).flatMap { start, curve in
            (0..<count).map { index in
                func point(_ step: Double) -> Point {
                    curve.point(at: (Double(index) + step) / Double(count), from: start)
                }
                return (near: point(0).y, far: point(1).y, inset: point(0.5).x)
            }
        }
    }

    /// round(255 · opacity · shadow) for every pixel of `box`, row by row.
    func coverage(in box: PixelBox, opacity: Double) -> [UInt8] {
        // In the columns between `left` and `right` every slice is whole: only the sum over the slices matters there.
        let reach = extent + 4 * sigma
        let left = min(max(Int((frame.minX + reach).rounded(.up)), box.minX), box.maxX)
        let right = max(min(Int((frame.maxX - reach).rounded(.down)), box.maxX), left)
        let columns = Array(box.minX..<left) + Array(right..<box.maxX)
        let cornerAcross = corner.map { slice in columns.map { across(left: slice.left, right: slice.right, $0) } }
        let middleAcross = columns.map { across(left: 0, right: 0, $0) }

        var sums = [Float](repeating: 0, count: columns.count)
        let full = Float(255 * opacity)
        return unsafe [UInt8](unsafeUninitializedCapacity: box.width * box.height) { coverage, count in
            count = box.width * box.height
            var next = coverage.baseAddress!
            var wholeRow: UnsafeMutablePointer<UInt8>?
            for y in box.minY..<box.maxY {
                defer { unsafe next += box.width }
                let middle = step(y, frame.minY + extent) - step(y, frame.maxY - extent)
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
    private func across(left: Double, right: Double, _ x: Int) -> Float {
        Float(step(x, frame.minX + left) - step(x, frame.maxX - right))
    }

    /// How much of pixel row `y` a slice covers, blurred, with its mirror image if it stands for two.
    private func down(_ slice: Slice, _ y: Int) -> Double {
        let upper = slice.isUpper ? step(y, frame.minY + slice.near) - step(y, frame.minY + slice.far) : 0
        let lower = slice.isLower ? step(y, frame.maxY - slice.far) - step(y, frame.maxY - slice.near) : 0
        return upper + lower
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
