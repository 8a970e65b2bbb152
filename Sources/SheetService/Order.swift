import SheetConfiguration
import SheetMotion

/// What is to be made of which configuration. Two orders are equal when they ask for the same bytes; an order that is
/// kept and asked for again is recognised without a look inside.
final class Order: Sendable, Hashable {
    let drawing: Drawing
    let configuration: ReelConfiguration
    private let hash: Int

    init(_ drawing: Drawing, of configuration: ReelConfiguration) {
        self.drawing = drawing
        self.configuration = configuration
        var hasher = Hasher()
        hasher.combine(drawing)
        hasher.combine(configuration)
        hash = hasher.finalize()
    }

    static func == (one: Order, other: Order) -> Bool {
        one === other
            || one.hash == other.hash && one.drawing == other.drawing && one.configuration == other.configuration
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    /// Device pixels that making it fills.
    var pixelCost: Int {
        switch drawing.kind {
        case .filmstrip: configuration.shown.map { $0.pixelCost * Timeline($0).instants.count }.reduce(0, +)
        case .frames, .sprite, .animation: configuration.pixelCost * Timeline(configuration).instants.count
        case .frame, .timeline, .plot: configuration.pixelCost
        }
    }

    /// Whether it is sent while it is made, and not kept: frames that are too many to hold.
    var isStreamed: Bool { drawing.kind == .frames && pixelCost > Self.heldPixels }

    private static let heldPixels = 32_000_000
}
