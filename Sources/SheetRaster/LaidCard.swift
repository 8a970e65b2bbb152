import CPixelKernels
import SheetEncoding
import SheetScene

/// A card in a frame: its pieces, laid down as one group.
struct LaidCard: Sendable {
    /// What it was made from.
    let placed: PlacedCard
    /// From back to front.
    private let pieces: [CardPiece]
    /// How much of the group is seen, of 255.
    private let level: UInt8
    /// The part of the frame outside of which nothing is laid down; nil if there is none.
    let box: PixelBox?

    init(_ placed: PlacedCard, _ pieces: [CardPiece], in frame: PixelBox) {
        self.placed = placed
        self.pieces = pieces
        level = placed.opacity < 1 ? placed.opacity.level : 255
        box = pieces.compactMap { $0.box.intersection(frame) }
            .reduce(nil) { box, piece in box?.union(piece) ?? piece }
    }

    /// Lays its part of the frame's row `row` on `out`, which shows `columns`.
    func lay(row: Int, columns: Range<Int>, on out: UnsafeMutablePointer<UInt32>, _ kernels: compositing_kernels) {
        guard let box, (box.minY..<box.maxY).contains(row) else { return }
        let shared = columns.clamped(to: box.minX..<box.maxX)
        guard !shared.isEmpty else { return }
        let target = unsafe out + shared.lowerBound - columns.lowerBound
        guard level < 255 else {
            unsafe layPieces(row: row, columns: shared, on: target, kernels)
            return
        }
        unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: shared.count) { group in
            unsafe group.initialize(repeating: 0)
            unsafe layPieces(row: row, columns: shared, on: group.baseAddress!, kernels)
            unsafe kernels.fade(group.baseAddress!, level, shared.count, target)
        }
    }

    private func layPieces(
        row: Int,
        columns: Range<Int>,
        on out: UnsafeMutablePointer<UInt32>,
        _ kernels: compositing_kernels
    ) {
        for index in pieces.indices { unsafe pieces[index].lay(row: row, columns: columns, on: out, kernels) }
    }
}
