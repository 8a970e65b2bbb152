import CPixelKernels

/// What a PNG pixel is made of, 8 bits a channel.
enum PixelFormat: Sendable {
    /// Colour type 2: three bytes a pixel.
    case rgb
    /// Colour type 3: one byte a pixel, and a table of colours.
    case indexed(Palette)
    /// Colour type 6: four bytes a pixel, alpha not premultiplied.
    case rgba

    /// The number in the file's header.
    var colorType: UInt8 {
        switch self {
        case .rgb: 2
        case .indexed: 3
        case .rgba: 6
        }
    }
}

extension PixelFormat {
    /// The smallest that can say every pixel: indexed for few colours, RGB where all pixels may be opaque, RGBA
    /// otherwise. RGB is a guess past the first 257 colours: to look at every pixel would cost a tenth of the encoding,
    /// and the encoder meets them all anyway.
    init(likelyFor rows: PixelRows, kernels: PixelKernels) {
        let functions = kernels.functions
        let mask = UnsafeMutablePointer<UInt64>.allocate(capacity: rows.width / 64 + 1)
        defer { unsafe mask.deallocate() }
        var colors = ColorSet()
        var changes = 0
        for y in 0..<rows.height {
            let row = unsafe rows[y]
            if y > 0, unsafe functions.rows_equal(row, rows[y - 1], rows.width) { continue }
            unsafe functions.left_mask(row, rows.width, mask)
            unsafe PixelRun.forEach(in: mask, count: rows.width) { run in
                colors.insert(unsafe row[run.lowerBound])
                changes += 1
            }
            if colors.isOverfull { break }
        }
        let isOpaque = colors.members.allSatisfy { $0 >= 0xFF00_0000 }
        if !colors.isOverfull, changes >= Self.fewestChangesPerColor * colors.members.count {
            self = .indexed(Palette(colors: colors.members))
        } else {
            self = isOpaque ? .rgb : .rgba
        }
    }

    /// A colour costs three or four bytes in the table, and a pixel gains two or three: the table must pay for itself.
    private static let fewestChangesPerColor = 8
}

/// Distinct colours, in the order of their coming; past 256 it only knows that there are too many.
private struct ColorSet {
    private(set) var members: [UInt32] = []
    private(set) var isOverfull = false
    private var slots = [UInt16](repeating: 0, count: 1 << Palette.slotBits)

    mutating func insert(_ color: UInt32) {
        var slot = Palette.slot(of: color)
        // A slot holds one more than a member's place.
        while slots[slot] != 0 {
            if members[Int(slots[slot]) - 1] == color { return }
            slot = Palette.slot(after: slot)
        }
        guard members.count < Palette.maximumCount else {
            isOverfull = true
            return
        }
        members.append(color)
        slots[slot] = UInt16(members.count)
    }
}
