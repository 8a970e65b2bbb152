import SheetConfiguration

/// How a symbol is drawn, in a square of 24 units: lines with round ends, and areas.
struct SymbolDrawing {
    /// Its outer edges: drawn as lines, and filled too in the filled variant.
    var body = ""
    /// Lines beside the body.
    var lines = ""
    /// Areas in both variants.
    var areas = ""
    /// Lines across the body: left free in the filled variant.
    var cuts = ""
    var lineWidth = 1.7
    /// Whether it points where reading goes, and is mirrored with everything else.
    var isDirectional = false
}

extension Symbol {
    /// The symbol in the square `frame`, in the colour `knockout` where its filled variant lets through what is
    /// behind it.
    func shapes(
        in frame: Rectangle,
        _ color: Color,
        isFilled: Bool = false,
        knockout: Color? = nil,
        in context: BlockContext
    ) -> [Shape] {
        let drawing = drawing
        let unit = frame.width / 24
        func outlines(_ text: String) -> [Outline] { OutlineText(text).outlines(at: frame.origin, unit: unit) }
        func lines(_ text: String, _ color: Color) -> [Shape] {
            outlines(text).map { .stroke($0, width: drawing.lineWidth * unit, color) }
        }
        func areas(_ text: String) -> [Shape] { outlines(text).map { .fill($0, color) } }

        var shapes = isFilled ? areas(drawing.body) : []
        shapes += lines(drawing.body, color) + lines(drawing.lines, color) + areas(drawing.areas)
        shapes += lines(drawing.cuts, isFilled ? knockout ?? color : color)
        // What is mirrored twice is as it was.
        let isMirrored = context.isRightToLeft && !drawing.isDirectional
        return isMirrored ? shapes.map { $0.mirrored(across: 2 * frame.center.x) } : shapes
    }
}

/// Outlines as text: SVG's path commands `M`, `L`, `H`, `V`, `C` and `Z` with absolute coordinates, and beside them
/// `O x y r` for a circle, `R x y width height r` for a rounded rectangle, and `A x y r from to` for an arc, in degrees
/// clockwise from the right.
struct OutlineText {
    private let commands: [(letter: Character, numbers: [Double])]

    init(_ text: String) {
        var commands: [(letter: Character, numbers: [Double])] = []
        for word in text.split(separator: " ") {
            if let first = word.first, first.isLetter {
                commands.append((first, []))
            } else if let number = Double(word), !commands.isEmpty {
                commands[commands.count - 1].numbers.append(number)
            }
        }
        self.commands = commands
    }

    /// The outlines, `unit` points to a unit, from `origin` on.
    func outlines(at origin: Point, unit: Double) -> [Outline] {
        var outlines: [Outline] = []
        var path: [PathElement] = []
        var last = Point.zero
        func point(_ x: Double, _ y: Double) -> Point { Point(x: origin.x + x * unit, y: origin.y + y * unit) }
        func finish() {
            if !path.isEmpty { outlines.append(.path(path)) }
            path = []
        }
        for (letter, numbers) in commands {
            switch (letter, numbers.count) {
            case ("M", 2):
                finish()
                last = Point(x: numbers[0], y: numbers[1])
                path.append(.move(point(last.x, last.y)))
            case ("L", 2):
                last = Point(x: numbers[0], y: numbers[1])
                path.append(.line(point(last.x, last.y)))
            case ("H", 1):
                last.x = numbers[0]
                path.append(.line(point(last.x, last.y)))
            case ("V", 1):
                last.y = numbers[0]
                path.append(.line(point(last.x, last.y)))
            case ("C", 6):
                last = Point(x: numbers[4], y: numbers[5])
                path.append(
                    .curve(point(numbers[0], numbers[1]), point(numbers[2], numbers[3]), to: point(last.x, last.y))
                )
            case ("Z", 0): path.append(.close)
            case ("O", 3):
                finish()
                outlines.append(.circle(center: point(numbers[0], numbers[1]), radius: numbers[2] * unit))
            case ("R", 5):
                finish()
                let size = Size(width: numbers[2] * unit, height: numbers[3] * unit)
                let frame = Rectangle(origin: point(numbers[0], numbers[1]), size: size)
                outlines.append(.roundedRectangle(frame, radius: numbers[4] * unit))
            case ("A", 5):
                finish()
                outlines.append(
                    .arc(
                        center: point(numbers[0], numbers[1]),
                        radius: numbers[2] * unit,
                        start: numbers[3] * .pi / 180,
                        end: numbers[4] * .pi / 180
                    )
                )
            default: preconditionFailure("\(letter) takes other numbers than \(numbers)")
            }
        }
        finish()
        return outlines
    }
}
