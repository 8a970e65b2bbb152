import SheetConfiguration

/// Small white letters on a coloured ground.
struct AnnotationTag {
    let string: String
    let color: Color
    let center: Point
    /// Of the letters, points.
    let textWidth: Double

    static let height = 16.0
    static let style = TextStyle(size: 10.5, weight: .semibold)
    private static let margin = 5.0

    /// The same tag moved so that all of it is within `bounds`.
    func shapes(within bounds: Rectangle) -> [Shape] {
        let width = min(textWidth + 2 * Self.margin, bounds.width)
        let x = min(max(center.x - width / 2, bounds.minX), bounds.maxX - width)
        let y = min(max(center.y - Self.height / 2, bounds.minY), bounds.maxY - Self.height)
        let frame = Rectangle(x: x, y: y, width: width, height: Self.height)
        let line = TextLine(
            string: string,
            style: Self.style,
            color: .white,
            baseline: Point(x: frame.center.x, y: frame.center.y + Self.style.capHeight / 2),
            alignment: .center,
            maximumWidth: width
        )
        return [.fill(.roundedRectangle(frame, radius: 4), color), .text(line)]
    }
}

/// How wide a tag's letters are, measured once: tags are made at every instant, when nobody can be asked any more.
struct AnnotationLetters: Sendable, Hashable {
    private let widths: [Character: Double]

    init(measuring text: some TextMeasuring) {
        let letters = (UInt8(32)...126).map { Character(Unicode.Scalar($0)) } + ["×"]
        widths = Dictionary(
            uniqueKeysWithValues: letters.map { ($0, text.width(of: String($0), in: AnnotationTag.style)) }
        )
    }

    /// Without kerning; a letter of another script counts as an em.
    func width(of string: String) -> Double {
        string.reduce(0) { $0 + (widths[$1] ?? AnnotationTag.style.size) }
    }
}
