/// Names one registration of a descriptor with a loop. The kernel hands it back with every event; the generation
/// tells an event for a descriptor that has been closed from one for its successor in the same slot.
struct Token: Sendable, Hashable {
    let slot: UInt32
    let generation: UInt32

    init(slot: UInt32, generation: UInt32) {
        self.slot = slot
        self.generation = generation
    }

    init(bits: UInt64) {
        slot = UInt32(truncatingIfNeeded: bits)
        generation = UInt32(truncatingIfNeeded: bits >> 32)
    }

    var bits: UInt64 { UInt64(generation) << 32 | UInt64(slot) }
}
