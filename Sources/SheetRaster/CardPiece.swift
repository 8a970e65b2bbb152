import CPixelKernels
import SheetEncoding

/// A picture that is laid down for a card: its shadow or its face.
enum CardPiece: Sendable {
    case shadow(ShadowPicture)
    case upright(UprightPicture)
    case turned(TurnedPicture)

    /// Outside of it nothing is laid down.
    var box: PixelBox {
        switch self {
        case .shadow(let shadow): shadow.box
        case .upright(let picture): picture.box
        case .turned(let picture): picture.box
        }
    }

    /// Lays its part of the frame's row `row` on `out`, which shows `columns`.
    @inline(__always)
    func lay(row: Int, columns: Range<Int>, on out: UnsafeMutablePointer<UInt32>, _ kernels: compositing_kernels) {
        switch self {
        case .shadow(let shadow): unsafe shadow.lay(row: row, columns: columns, on: out, kernels)
        case .upright(let picture): unsafe picture.lay(row: row, columns: columns, on: out, kernels)
        case .turned(let picture): unsafe picture.lay(row: row, columns: columns, on: out, kernels)
        }
    }
}

extension Bitmap {
    /// What `pieces` lay on clear ground in `frame`.
    init(of pieces: [CardPiece], in frame: PixelBox, kernels: PixelKernels = .best) {
        let functions = kernels.compositing
        let count = frame.width * frame.height
        let pixels = unsafe [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
            unsafe buffer.initialize(repeating: 0)
            filled = count
            for y in frame.minY..<frame.maxY {
                let row = unsafe buffer.baseAddress! + (y - frame.minY) * frame.width
                for piece in pieces { unsafe piece.lay(row: y, columns: frame.minX..<frame.maxX, on: row, functions) }
            }
        }
        self.init(width: frame.width, height: frame.height, pixels: pixels)
    }
}
