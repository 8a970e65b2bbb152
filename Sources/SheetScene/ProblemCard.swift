import SheetConfiguration

/// What is wrong with a request, as a picture: for clients that can show nothing else.
package struct ProblemCard: Sendable, Hashable {
    /// One thing that is wrong.
    package struct Entry: Sendable, Hashable {
        /// Where, as a pointer or a parameter.
        package let place: String
        package let text: String

        package init(place: String, text: String) {
            self.place = place
            self.text = text
        }
    }

    private let title: String
    private let status: String
    private let entries: [Entry]
    private let omitted: Int

    /// Entries that are drawn at most; a picture is no list.
    private static let mostEntries = 5
    /// Lines of one entry's text at most.
    private static let mostLines = 4
    /// Characters of a text that are looked at.
    private static let mostCharacters = 600
    private static let width = 480.0
    private static let margin = 20.0
    private static let titleStyle = TextStyle(size: 17, weight: .semibold)
    private static let placeStyle = TextStyle(size: 13, weight: .semibold)
    private static let textStyle = TextStyle(size: 13, weight: .regular)
    private static let ink = Color(0x1C1C1E)
    private static let faint = Color(0x6C6C70)
    private static let signal = Color(0xFF3B30)

    /// `status` is the small line below the title. What is drawn of `entries` is the first few; `omitted` counts others
    /// that are not even among them.
    package init(title: String, status: String, entries: [Entry], omitted: Int = 0) {
        self.title = title
        self.status = status
        self.entries = Array(entries.prefix(Self.mostEntries))
        self.omitted = omitted + max(0, entries.count - Self.mostEntries)
    }

    /// The picture, 480 points wide; `text` is asked for widths.
    package func scene(measuring text: some TextMeasuring) -> Scene {
        var shapes: [Shape] = []
        var baseline = 36.0
        func add(_ string: String, _ style: TextStyle, _ color: Color) {
            shapes.append(Self.line(string, style, color, at: Point(x: Self.margin + 4, y: baseline)))
        }
        for line in Self.lines(of: title, Self.titleStyle, most: 2, measuring: text) {
            add(line, Self.titleStyle, Self.ink)
            baseline += 22
        }
        add(status, Self.textStyle, Self.faint)
        for entry in entries {
            baseline += 28
            if !entry.place.isEmpty {
                add(entry.place, Self.placeStyle, Self.signal)
                baseline += 18
            }
            let lines = Self.lines(of: entry.text, Self.textStyle, most: Self.mostLines, measuring: text)
            for (index, line) in lines.enumerated() {
                if index > 0 { baseline += 17 }
                add(line, Self.textStyle, Self.ink)
            }
        }
        if omitted > 0 {
            baseline += 28
            add("and \(omitted) more", Self.textStyle, Self.faint)
        }
        let size = Size(width: Self.width, height: baseline + 20)
        let background: [Shape] = [
            .fill(.rectangle(Rectangle(origin: .zero, size: size)), .white),
            .fill(.rectangle(Rectangle(x: 0, y: 0, width: 6, height: size.height)), Self.signal),
        ]
        return Scene(
            size: size,
            grid: PixelGrid(scale: 2),
            backdrop: background + shapes,
            presenter: nil,
            dimming: Color.black.multiplied(byAlpha: 0),
            cards: []
        )
    }

    private static func line(_ string: String, _ style: TextStyle, _ color: Color, at baseline: Point) -> Shape {
        .text(
            TextLine(
                string: string,
                style: style,
                color: color,
                baseline: baseline,
                alignment: .left,
                maximumWidth: width - 2 * margin
            )
        )
    }

    /// `string` broken between words; what is left after the last line goes on in it, and is cut where it is drawn.
    private static func lines(
        of string: String,
        _ style: TextStyle,
        most: Int,
        measuring text: some TextMeasuring
    ) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in string.prefix(mostCharacters).split(separator: " ") {
            let longer = line.isEmpty ? String(word) : "\(line) \(word)"
            let fits = text.width(of: longer, in: style) <= width - 2 * margin
            if fits || line.isEmpty || lines.count + 1 == most {
                line = longer
            } else {
                lines.append(line)
                line = String(word)
            }
        }
        return lines + [line]
    }
}
