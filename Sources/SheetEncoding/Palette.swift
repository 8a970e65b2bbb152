/// The colours of a picture that has at most 256 of them.
struct Palette: Sendable {
    static let maximumCount = 256

    /// Premultiplied, in the order of their indices: what shines through comes first, as PNG can then leave the alphas
    /// of the rest out.
    let colors: [UInt32]
    /// Open addressing: a slot is a colour with its index, or empty.
    private let slots: [UInt64]

    static let slotBits = 10
    private static let empty = UInt64.max

    /// `colors` are distinct.
    init(colors: [UInt32]) {
        precondition(colors.count <= Self.maximumCount, "an index has 8 bits")
        let isOpaque = { (color: UInt32) in color >= 0xFF00_0000 }
        self.colors = colors.filter { !isOpaque($0) } + colors.filter(isOpaque)
        var slots = [UInt64](repeating: Self.empty, count: 1 << Self.slotBits)
        for (index, color) in self.colors.enumerated() {
            var slot = Self.slot(of: color)
            while slots[slot] != Self.empty { slot = Self.slot(after: slot) }
            slots[slot] = UInt64(color) << 8 | UInt64(index)
        }
        self.slots = slots
    }

    /// The index of one of ``colors``.
    @inline(__always)
    func index(of color: UInt32) -> UInt8 {
        var slot = Self.slot(of: color)
        while slots[slot] >> 8 != UInt64(color) { slot = Self.slot(after: slot) }
        return UInt8(truncatingIfNeeded: slots[slot])
    }

    @inline(__always)
    static func slot(of color: UInt32) -> Int { Int((color &* 0x9E37_79B1) &>> UInt32(32 - slotBits)) }

    @inline(__always)
    static func slot(after slot: Int) -> Int { (slot &+ 1) & (1 << slotBits - 1) }
}
