import CPixelKernels

/// Rows as PNG stores them, each behind its filter type: what a compressor that works on bytes needs.
struct FilteredRows {
    let bytes: [UInt8]

    /// The rows `band` of a picture. Nil if one of them has pixels that `layout` cannot say.
    init?<Layout: PixelLayout>(
        _ rows: PixelRows,
        _ band: Range<Int>,
        _ layout: Layout,
        kernels: PixelKernels,
        workspace: EncoderWorkspace
    ) {
        let functions = kernels.functions
        let packedBytes = rows.width * Layout.bytesPerPixel
        var isComplete = true
        bytes = unsafe [UInt8](unsafeUninitializedCapacity: band.count * (1 + packedBytes)) { buffer, count in
            var next = buffer.baseAddress!
            for y in band {
                let row = unsafe rows[y]
                if y > 0, unsafe functions.rows_equal(row, rows[y - 1], rows.width) {
                    unsafe next.pointee = RowFilter.up
                    unsafe (next + 1).update(repeating: 0, count: packedBytes)
                } else {
                    unsafe functions.left_mask(row, rows.width, workspace.mask)
                    let (mask, packed) = unsafe (workspace.mask, workspace.packed)
                    guard unsafe layout.pack(row, count: rows.width, mask: mask, kernels: functions, into: packed)
                    else {
                        isComplete = false
                        break
                    }
                    unsafe next.pointee = RowFilter.none
                    unsafe (next + 1).update(from: workspace.packed, count: packedBytes)
                }
                unsafe next += 1 + packedBytes
            }
            count = unsafe next - buffer.baseAddress!
        }
        if !isComplete { return nil }
    }
}
