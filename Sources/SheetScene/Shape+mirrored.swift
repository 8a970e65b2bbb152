import SheetConfiguration

extension Shape {
    /// The same shape seen in a mirror: its left is its right within `width` points. Text keeps its letters.
    func mirrored(across width: Double) -> Shape {
        switch self {
        case .fill(let outline, let color): return .fill(outline.mirrored(across: width), color)
        case .stroke(let outline, let line, let color):
            return .stroke(outline.mirrored(across: width), width: line, color)
        case .clipped(let outline, let shapes):
            return .clipped(outline.mirrored(across: width), shapes.map { $0.mirrored(across: width) })
        case .text(var line):
            line.baseline.x = width - line.baseline.x
            line.alignment = line.alignment.mirrored
            return .text(line)
        case .paragraph(var paragraph):
            paragraph.origin.x = width - paragraph.origin.x - paragraph.width
            paragraph.alignment = paragraph.alignment.mirrored
            return .paragraph(paragraph)
        case .image(let image, var frame, let mode):
            frame.origin.x = width - frame.maxX
            return .image(image, frame, mode)
        }
    }
}

extension Paragraph.Alignment {
    /// Natural alignment is where the reader looks for it, whatever is mirrored.
    fileprivate var mirrored: Paragraph.Alignment {
        switch self {
        case .natural: .natural
        case .left: .right
        case .center: .center
        case .right: .left
        }
    }
}

extension TextLine.Alignment {
    fileprivate var mirrored: TextLine.Alignment {
        switch self {
        case .left: .right
        case .center: .center
        case .right: .left
        }
    }
}

extension Outline {
    fileprivate func mirrored(across width: Double) -> Outline {
        func mirrored(_ point: Point) -> Point { Point(x: width - point.x, y: point.y) }
        func mirrored(_ rectangle: Rectangle) -> Rectangle {
            Rectangle(origin: Point(x: width - rectangle.maxX, y: rectangle.minY), size: rectangle.size)
        }
        return switch self {
        case .rectangle(let rectangle): .rectangle(mirrored(rectangle))
        case .roundedRectangle(let rectangle, let radius): .roundedRectangle(mirrored(rectangle), radius: radius)
        case .circle(let center, let radius): .circle(center: mirrored(center), radius: radius)
        case .polyline(let points): .polyline(points.map(mirrored))
        case .arc(let center, let radius, let start, let end):
            // Angles are mirrored about the y axis, and the arc still runs clockwise.
            .arc(center: mirrored(center), radius: radius, start: .pi - end, end: .pi - start)
        case .path(let elements):
            .path(
                elements.map { element in
                    switch element {
                    case .move(let point): .move(mirrored(point))
                    case .line(let point): .line(mirrored(point))
                    case .curve(let first, let second, let end):
                        .curve(mirrored(first), mirrored(second), to: mirrored(end))
                    case .close: .close
                    }
                }
            )
        }
    }
}
