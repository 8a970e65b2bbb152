/// How often each colour stands in some pictures, in bounded memory: past ``mostColors`` colours that share their upper
/// bits are counted as the one of them that came first or was the most frequent.
struct ColorHistogram {
    struct Entry {
        /// 0xRRGGBB.
        var color: UInt32
        var count: Int
    }

    static let mostColors = 40_000
    private static let slotBits = 16

    private(set) var entries: [Entry] = []
    /// Open addressing: one more than an entry's place, 0 where there is none.
    private var slots = [UInt32](repeating: 0, count: 1 << slotBits)
    /// The bits by which colours are told apart.
    private var mask: UInt32 = 0xFF_FFFF
    private let matte: Matte

    init(_ matte: Matte) {
        self.matte = matte
    }

    /// Counts all pixels of a canvas that are not clear.
    mutating func add(_ canvas: Canvas) {
        let count = canvas.width * canvas.height
        var start = 0
        while start < count {
            let pixel = unsafe canvas.pixels[start]
            var end = start &+ 1
            while end < count, unsafe canvas.pixels[end] == pixel { end &+= 1 }
            if pixel >= 1 << 24 { add(matte.behind(pixel), end &- start) }
            start = end
        }
    }

    private mutating func add(_ color: UInt32, _ count: Int) {
        let slot = slot(of: color)
        if slots[slot] != 0 {
            entries[Int(slots[slot]) - 1].count += count
        } else if entries.count < Self.mostColors {
            entries.append(Entry(color: color, count: count))
            slots[slot] = UInt32(entries.count)
        } else {
            coarsen()
            add(color, count)
        }
    }

    /// The slot of the colours that are counted with this one, or an empty slot for them.
    private func slot(of color: UInt32) -> Int {
        let key = color & mask
        var slot = Int((key &* 0x9E37_79B1) &>> UInt32(32 - Self.slotBits))
        while slots[slot] != 0, entries[Int(slots[slot]) &- 1].color & mask != key {
            slot = (slot &+ 1) & (1 << Self.slotBits - 1)
        }
        return slot
    }

    /// Tells a bit less of every channel apart.
    private mutating func coarsen() {
        mask = mask << 1 & mask & 0xFE_FEFE
        let finer = entries
        entries.removeAll(keepingCapacity: true)
        slots = [UInt32](repeating: 0, count: slots.count)
        for entry in finer {
            let slot = slot(of: entry.color)
            guard slots[slot] != 0 else {
                entries.append(entry)
                slots[slot] = UInt32(entries.count)
                continue
            }
            let place = Int(slots[slot]) - 1
            if entry.count > entries[place].count { entries[place].color = entry.color }
            entries[place].count += entry.count
        }
    }
}
