/// Few colours that stand for many: the box with the greatest error is cut in two, at the mean of the channel that
/// varies most, again and again (after Xiaolin Wu's and Paul Heckbert's quantizers). A colour that fills more than half of
/// its box stands for it as it is, so that plain areas keep their colour; elsewhere the mean does.
struct MedianCut {
    private var entries: [ColorHistogram.Entry]
    private var boxes: [Box]

    private struct Box {
        let range: Range<Int>
        let color: UInt32
        /// Squared distance to the mean, summed over all pixels.
        let error: Double
        /// The channel that varies most, as the shift that brings it down, and its mean.
        let shift: UInt32
        let mean: Double
    }

    /// At most `count` colours, 0xRRGGBB, in no order that means something.
    static func colors(of histogram: ColorHistogram, count: Int) -> [UInt32] {
        guard histogram.entries.count > count else { return histogram.entries.map(\.color) }
        var cut = MedianCut(entries: histogram.entries, boxes: [])
        cut.boxes = [cut.box(cut.entries.indices)]
        while cut.boxes.count < count, cut.splitWorst() {}
        return cut.boxes.map(\.color)
    }

    /// False if no box has two colours.
    private mutating func splitWorst() -> Bool {
        guard let worst = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }), boxes[worst].error > 0
        else { return false }
        let box = boxes[worst]
        var middle = box.range.lowerBound
        for index in box.range where Double(entries[index].color >> box.shift & 0xFF) <= box.mean {
            entries.swapAt(index, middle)
            middle += 1
        }
        guard box.range.contains(middle), middle > box.range.lowerBound else { return false }
        boxes[worst] = self.box(box.range.lowerBound..<middle)
        boxes.append(self.box(middle..<box.range.upperBound))
        return true
    }

    private func box(_ range: Range<Int>) -> Box {
        let total = range.reduce(0.0) { $0 + Double(entries[$1].count) }
        var widest = (variance: -1.0, shift: UInt32(0), mean: 0.0)
        var error = 0.0
        var middle: UInt32 = 0
        for shift in [16, 8, 0] as [UInt32] {
            var (sum, squares) = (0.0, 0.0)
            for index in range {
                let level = Double(entries[index].color >> shift & 0xFF)
                let count = Double(entries[index].count)
                sum += count * level
                squares += count * level * level
            }
            let mean = sum / total
            let variance = max(squares - sum * mean, 0)
            error += variance
            middle |= UInt32(mean + 0.5) << shift
            if variance > widest.variance { widest = (variance: variance, shift: shift, mean: mean) }
        }
        let top = range.max { entries[$0].count < entries[$1].count }
        let leading = top.map { entries[$0] }.flatMap { Double($0.count) * 2 > total ? $0.color : nil }
        return Box(
            range: range,
            color: leading ?? middle,
            // One colour has no error; what is left of it is rounding.
            error: range.count > 1 ? error : 0,
            shift: widest.shift,
            mean: widest.mean
        )
    }
}
