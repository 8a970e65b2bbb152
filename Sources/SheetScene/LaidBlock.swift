import SheetConfiguration

/// What a block comes to: its shapes, from its own top left corner, and how high it is.
struct LaidBlock {
    var shapes: [Shape]
    /// Points.
    var height: Double
    /// Kept free above and below, points; of two that meet the larger counts.
    var spacing = Spacing.none

    struct Spacing {
        var above: Double
        var below: Double

        static let none = Spacing(above: 0, below: 0)

        static func both(_ points: Double) -> Spacing { Spacing(above: points, below: points) }
    }

    static let empty = LaidBlock(shapes: [], height: 0)
}

/// Something that is laid out across the column.
protocol BlockLaying {
    /// The block as high as it needs to be, and by `stretch` points higher where it can use them. What lies more
    /// than `room` points below its top is out of sight and may be left out.
    func laid(in context: BlockContext, room: Double, stretch: Double) -> LaidBlock
    /// Whether it can use what the other blocks leave.
    var isFlexible: Bool { get }
    /// Whether it is a picture that goes on under a status bar above it.
    var reachesTop: Bool { get }
}

extension BlockLaying {
    var isFlexible: Bool { false }
    var reachesTop: Bool { false }
}
