import CPixelKernels

/// One band of rows → a piece of a Deflate stream: the search makes tokens and counts them, then a code is made for
/// these counts and the tokens are written in it.
@safe struct BandEncoder<Layout: PixelLayout> {
    private let rows: PixelRows
    private let layout: Layout
    private let kernels: PixelKernels
    private let workspace: EncoderWorkspace

    init(_ rows: PixelRows, _ layout: Layout, kernels: PixelKernels, workspace: EncoderWorkspace) {
        self.rows = rows
        self.layout = layout
        self.kernels = kernels
        self.workspace = workspace
    }

    /// The rows `band`, the stream's last if `isLast`. Nil if one of them has pixels that the layout cannot say.
    func encode(_ band: Range<Int>, isLast: Bool) -> EncodedBand? {
        guard let sum = collectTokens(of: band) else { return nil }
        let rowBytes = band.count * (1 + rows.width * Layout.bytesPerPixel)
        let frequencies = SymbolFrequencies(of: workspace)
        let code = BlockCode(literalFrequencies: frequencies.literals, distanceFrequencies: frequencies.distances)
        let coded = code.bitCount / 8 + 1
        let bytes =
            coded <= StoredBlocks.size(of: rowBytes)
            ? writeBlock(in: code, isLast: isLast)
            : storeRows(of: band, isLast: isLast)
        return bytes.map { EncodedBand(bytes: $0, sum: sum, rowBytes: rowBytes) }
    }

    /// Fills the workspace with the band's tokens and their counts; the checksum of the rows.
    private func collectTokens(of band: Range<Int>) -> AdlerSum? {
        let functions = kernels.functions
        let (rows, layout, workspace) = (rows, layout, workspace)
        let (mask, packed) = unsafe (workspace.mask, workspace.packed)
        let packedBytes = rows.width * Layout.bytesPerPixel
        let search = RowSearch(rows, layout, kernels: functions, workspace: workspace)
        var sum = AdlerSum.zero
        var source: Int?
        workspace.reset()
        for y in band {
            workspace.reserve(RowSearch<Layout>.tokenBound(width: rows.width))
            var sink = TokenSink(into: workspace)
            let row = unsafe rows[y]
            if y > 0, unsafe functions.rows_equal(row, rows[y - 1], rows.width) {
                sink.putByte(RowFilter.up)
                sink.putZeros(packedBytes)
                sum.append(RowFilter.up, thenZerosUpTo: 1 + packedBytes)
            } else {
                unsafe functions.left_mask(row, rows.width, mask)
                guard unsafe layout.pack(row, count: rows.width, mask: mask, kernels: functions, into: packed) else {
                    return nil
                }
                sink.putByte(RowFilter.none)
                sum.append(RowFilter.none, thenZerosUpTo: 1)
                unsafe sum.append(packed, count: packedBytes)
                unsafe search.search(row: y, source: source, mask: mask, packed: packed, into: &sink)
                source = y
            }
            workspace.commit(sink)
        }
        return sum
    }

    private func writeBlock(in code: BlockCode, isLast: Bool) -> [UInt8] {
        let bound = code.bitCount / 8 + 1 + SyncFlush.size + BitWriter.slack
        return unsafe [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            var writer = unsafe BitWriter(at: buffer.baseAddress!)
            let tokens = unsafe UnsafeBufferPointer(start: workspace.tokens, count: workspace.tokenCount)
            unsafe BlockWriter(code).write(tokens, isLast: isLast, to: &writer)
            if !isLast { SyncFlush.write(to: &writer) }
            writer.align()
            count = unsafe writer.next - buffer.baseAddress!
        }
    }

    private func storeRows(of band: Range<Int>, isLast: Bool) -> [UInt8]? {
        FilteredRows(rows, band, layout, kernels: kernels, workspace: workspace)
            .map { StoredBlocks.bytes(of: $0.bytes, isLast: isLast) }
    }
}

/// How often each symbol occurs, from counts by literal, length and distance slot.
private struct SymbolFrequencies {
    var literals = [UInt32](repeating: 0, count: DeflateAlphabet.literalCount)
    var distances = [UInt32](repeating: 0, count: DeflateAlphabet.distanceCount)

    init(of workspace: EncoderWorkspace) {
        for literal in 0..<256 { literals[literal] = unsafe workspace.literalCounts[literal] }
        literals[DeflateAlphabet.endOfBlock] = 1
        for length in DeflateAlphabet.matchLengths {
            literals[257 + Int(DeflateAlphabet.lengthSymbols[length])] += unsafe workspace.literalCounts[256 + length]
        }
        for slot in DeflateAlphabet.distanceSymbols.indices {
            distances[Int(DeflateAlphabet.distanceSymbols[slot])] += unsafe workspace.distanceCounts[slot]
        }
    }
}

/// An empty stored block, which leaves the stream at a whole byte (RFC 1951 §3.2.4).
enum SyncFlush {
    static let size = 5

    static func write(to writer: inout BitWriter) {
        writer.put(0, 3)
        writer.align()
        writer.put(0xFFFF_0000, 32)
    }
}

/// Bytes as they are, for what does not compress (RFC 1951 §3.2.4).
enum StoredBlocks {
    private static let longest = 65_535

    static func size(of count: Int) -> Int {
        count + 5 * ((count + longest - 1) / longest)
    }

    static func bytes(of contents: [UInt8], isLast: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size(of: contents.count))
        for start in stride(from: 0, to: contents.count, by: longest) {
            let block = contents[start..<min(start + longest, contents.count)]
            let length = UInt16(block.count)
            bytes.append(isLast && block.endIndex == contents.count ? 1 : 0)
            for half in [length, ~length] {
                bytes += [UInt8(truncatingIfNeeded: half), UInt8(truncatingIfNeeded: half >> 8)]
            }
            bytes += block
        }
        return bytes
    }
}
