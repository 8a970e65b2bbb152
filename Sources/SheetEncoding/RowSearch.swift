import CPixelKernels

/// Finds what a row repeats. It compares pixels, never bytes: in rows that are not filtered, equal pixels are equal
/// bytes, so the row's bytes need not exist. Only such rows are ever a source.
///
/// At every pixel that differs from its left neighbour it tries the row above and one earlier place where the same pair
/// of pixels stood, takes the longer, and does not look back. More effort saves 2 to 4 bytes of a hundred and costs up
/// to a third more time.
@safe struct RowSearch<Layout: PixelLayout> {
    private let rows: PixelRows
    private let layout: Layout
    private let rowBytes: Int
    private let hash: UnsafeMutablePointer<UInt32>
    private let kernels: pixel_kernels

    init(_ rows: PixelRows, _ layout: Layout, kernels: pixel_kernels, workspace: EncoderWorkspace) {
        self.rows = rows
        self.layout = layout
        rowBytes = 1 + rows.width * Layout.bytesPerPixel
        unsafe hash = workspace.hash
        self.kernels = kernels
    }

    /// More tokens than any row makes.
    static func tokenBound(width: Int) -> Int { 8 + 2 * width }

    /// Takes down row `y`. `source` is the nearest row above it in this band that is not filtered; all rows between the
    /// two equal it. `mask` has a bit where a pixel differs from its left neighbour, `packed` are the row's bytes.
    @inline(never)
    func search(
        row y: Int,
        source: Int?,
        mask: UnsafePointer<UInt64>,
        packed: UnsafePointer<UInt8>,
        into sink: inout TokenSink
    ) {
        let width = rows.width
        let row = unsafe rows[y]
        let reach = (y &- (source ?? y)) &* rowBytes
        let above = unsafe reach > 0 && reach <= DeflateAlphabet.window ? rows[source ?? y] : nil
        let wordCount = (width &+ 63) &>> 6
        var word = 0
        var bits = unsafe mask[0]
        var position = 0
        while true {
            while bits == 0 {
                word &+= 1
                if word == wordCount { break }
                bits = unsafe mask[word]
            }
            if word == wordCount { break }
            let x = word &<< 6 &+ bits.trailingZeroBitCount
            if x > position { unsafe putRun(position..<x, of: row, packed: packed, into: &sink) }

            let match = unsafe longestMatch(x, y, row, above: above, reach: reach)
            if match.length >= Layout.shortestMatch || (match.length == 1 && match.distance <= Layout.nearDistance) {
                sink.putMatch(length: match.length &* Layout.bytesPerPixel, distance: match.distance)
                position = x &+ match.length
                if position == width { break }
                if position &>> 6 != word {
                    word = position &>> 6
                    bits = unsafe mask[word]
                }
                bits &= UInt64.max &<< UInt64(position & 63)
            } else {
                unsafe layout.putLiteral(x, of: row, packed: packed, into: &sink)
                position = x &+ 1
                bits &= bits &- 1
            }
        }
        if position < width { unsafe putRun(position..<width, of: row, packed: packed, into: &sink) }
    }

    /// Pixels that equal their left neighbour.
    @inline(__always)
    private func putRun(
        _ run: Range<Int>,
        of row: UnsafePointer<UInt32>,
        packed: UnsafePointer<UInt8>,
        into sink: inout TokenSink
    ) {
        let length = run.count &* Layout.bytesPerPixel
        if length >= DeflateAlphabet.matchLengths.lowerBound {
            sink.putMatch(length: length, distance: Layout.bytesPerPixel)
        } else {
            for x in run { unsafe layout.putLiteral(x, of: row, packed: packed, into: &sink) }
        }
    }

    /// Pixels from x on that stand further up in the stream, and how many bytes back. Remembers x for later rows.
    @inline(__always)
    private func longestMatch(
        _ x: Int,
        _ y: Int,
        _ row: UnsafePointer<UInt32>,
        above: UnsafePointer<UInt32>?,
        reach: Int
    ) -> (length: Int, distance: Int) {
        let rest = rows.width &- x
        let here = unsafe row + x
        var best = (length: 0, distance: 0)
        if let above = unsafe above, unsafe above[x] == here[0] {
            best = (length: unsafe matchLength(above + x, here, limit: rest), distance: reach)
        }
        guard rest >= 2 else { return best }

        let pair = unsafe UInt64(here[0]) | UInt64(here[1]) &<< 32
        let slot = Int((pair &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 &- EncoderWorkspace.hashBits))
        let place = unsafe hash[slot]
        unsafe hash[slot] = UInt32(truncatingIfNeeded: y &<< 16 | x)
        guard place != EncoderWorkspace.noPlace, best.length < rest else { return best }

        let (earlierX, earlierY) = (Int(place & 0xFFFF), Int(place &>> 16))
        let distance = (y &- earlierY) &* rowBytes &+ (x &- earlierX) &* Layout.bytesPerPixel
        guard distance <= DeflateAlphabet.window else { return best }
        let earlier = unsafe rows[earlierY] + earlierX
        guard unsafe earlier[0] == here[0] else { return best }
        // A source never runs past its row's end: a filter type stands there.
        let length = unsafe matchLength(earlier, here, limit: min(rest, rows.width &- earlierX))
        // A pixel more does not pay for a distance with two more bits.
        let isWorthIt = length > best.length &+ (best.length > 0 && distance > 4 &* best.distance ? 1 : 0)
        return isWorthIt ? (length: length, distance: distance) : best
    }

    /// How many pixels are the same from here on; the first is. Many matches end at once, without a call.
    @inline(__always)
    private func matchLength(_ earlier: UnsafePointer<UInt32>, _ here: UnsafePointer<UInt32>, limit: Int) -> Int {
        guard limit > 1, unsafe earlier[1] == here[1] else { return 1 }
        return unsafe 2 &+ kernels.match_length(earlier + 2, here + 2, limit &- 2)
    }
}
