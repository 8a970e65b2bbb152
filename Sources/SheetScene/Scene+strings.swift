extension Scene {
    /// All texts that are to be seen.
    package var strings: [String] {
        let shapes = backdrop + (presenter?.card.content ?? []) + cards.flatMap(\.card.content)
        return shapes.flatMap(\.strings)
    }
}

extension Shape {
    fileprivate var strings: [String] {
        switch self {
        case .fill, .stroke, .image: []
        case .text(let line): [line.string]
        case .paragraph(let paragraph): [paragraph.string]
        case .clipped(_, let shapes): shapes.flatMap(\.strings)
        }
    }
}
