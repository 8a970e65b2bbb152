package import SheetConfiguration

/// One thing to paint, in points.
package enum Shape: Sendable, Hashable {
    case fill(Outline, Color)
    /// A line of `width` points along the outline, with round caps and joins.
    case stroke(Outline, width: Double, Color)
    case text(TextLine)
    case paragraph(Paragraph)
    /// A picture that fills a rectangle in its mode, cut by it.
    case image(ImageData, Rectangle, ImageContentMode)
    /// Shapes drawn apart and laid down inside an outline.
    case clipped(Outline, [Shape])
}

/// The edge of a shape.
package enum Outline: Sendable, Hashable {
    case rectangle(Rectangle)
    /// All four corners are arcs of `radius`, at most half the shorter side.
    case roundedRectangle(Rectangle, radius: Double)
    case circle(center: Point, radius: Double)
    /// Straight lines from point to point; closed by filling.
    case polyline([Point])
    /// Part of a circle, clockwise from `start` to `end`, radians from the positive x axis.
    case arc(center: Point, radius: Double, start: Double, end: Double)
    /// Lines and cubic Bézier curves; closed by filling.
    case path([PathElement])
}

/// One step along a path.
package enum PathElement: Sendable, Hashable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, to: Point)
    case close
}

extension Outline {
    /// The same outline, moved.
    func moved(by offset: Point) -> Outline {
        func moved(_ point: Point) -> Point { Point(x: point.x + offset.x, y: point.y + offset.y) }
        func moved(_ rectangle: Rectangle) -> Rectangle {
            Rectangle(origin: moved(rectangle.origin), size: rectangle.size)
        }
        return switch self {
        case .rectangle(let rectangle): .rectangle(moved(rectangle))
        case .roundedRectangle(let rectangle, let radius): .roundedRectangle(moved(rectangle), radius: radius)
        case .circle(let center, let radius): .circle(center: moved(center), radius: radius)
        case .polyline(let points): .polyline(points.map(moved))
        case .arc(let center, let radius, let start, let end):
            .arc(center: moved(center), radius: radius, start: start, end: end)
        case .path(let elements):
            .path(
                elements.map { element in
                    switch element {
                    case .move(let point): .move(moved(point))
                    case .line(let point): .line(moved(point))
                    case .curve(let first, let second, let end): .curve(moved(first), moved(second), to: moved(end))
                    case .close: .close
                    }
                }
            )
        }
    }
}

extension Shape {
    /// The same shape, moved.
    func moved(by offset: Point) -> Shape {
        switch self {
        case .fill(let outline, let color): return .fill(outline.moved(by: offset), color)
        case .stroke(let outline, let width, let color):
            return .stroke(outline.moved(by: offset), width: width, color)
        case .text(var line):
            line.baseline.x += offset.x
            line.baseline.y += offset.y
            return .text(line)
        case .paragraph(var paragraph):
            paragraph.origin.x += offset.x
            paragraph.origin.y += offset.y
            return .paragraph(paragraph)
        case .image(let image, var frame, let mode):
            frame.origin.x += offset.x
            frame.origin.y += offset.y
            return .image(image, frame, mode)
        case .clipped(let outline, let shapes):
            return .clipped(outline.moved(by: offset), shapes.map { $0.moved(by: offset) })
        }
    }
}

extension Shape {
    /// The same shape with its colour on its way to grey by `share`.
    func desaturated(by share: Double) -> Shape {
        switch self {
        case .fill(let outline, let color): return .fill(outline, color.desaturated(by: share))
        case .stroke(let outline, let width, let color):
            return .stroke(outline, width: width, color.desaturated(by: share))
        // Tint dimming takes the colour out of what is tinted; UIKit leaves pictures as they are.
        case .image: return self
        case .clipped(let outline, let shapes):
            return .clipped(outline, shapes.map { $0.desaturated(by: share) })
        case .text(var line):
            line.color = line.color.desaturated(by: share)
            return .text(line)
        case .paragraph(var paragraph):
            paragraph.color = paragraph.color.desaturated(by: share)
            return .paragraph(paragraph)
        }
    }
}
