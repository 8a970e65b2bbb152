package import SheetConfiguration

/// Which corners of a card turn round, and how.
package struct CornerShape: Sendable, Hashable {
    package let curve: CornerCurve
    /// The others are right angles.
    package let rounded: Set<Corner>

    package static let circular = CornerShape(curve: .circular, rounded: Set(Corner.allCases))

    package init(curve: CornerCurve, rounded: Set<Corner>) {
        self.curve = curve
        self.rounded = rounded
    }
}

/// A rectangle with corners of one radius, in any unit.
package struct RoundedFrame: Sendable, Hashable {
    package let frame: Rectangle
    /// At most half the shorter side; 0 if no corner is rounded.
    package let radius: Double
    package let shape: CornerShape

    package init(_ frame: Rectangle, radius: Double, _ shape: CornerShape) {
        self.frame = frame
        self.radius = shape.rounded.isEmpty ? 0 : min(radius, frame.width / 2, frame.height / 2)
        self.shape = shape
    }

    /// The bend of each rounded corner.
    package var corner: CornerPath { CornerPath(of: self) }

    package var outline: Outline {
        let corner = corner
        if corner.isCircular, shape.rounded.count == Corner.allCases.count || radius == 0 {
            return .roundedRectangle(frame, radius: radius)
        }
        // Clockwise from the top right; a corner's first edge is the one that leads to it.
        let corners: [PathElement] =
            elements(.topRight, corner) { Point(x: frame.maxX - $0.x, y: frame.minY + $0.y) }
            + elements(.bottomRight, corner) { Point(x: frame.maxX - $0.y, y: frame.maxY - $0.x) }
            + elements(.bottomLeft, corner) { Point(x: frame.minX + $0.x, y: frame.maxY - $0.y) }
            + elements(.topLeft, corner) { Point(x: frame.minX + $0.y, y: frame.minY + $0.x) }
        return .path(corners + [.close])
    }

    private func elements(_ corner: Corner, _ path: CornerPath, at place: (Point) -> Point) -> [PathElement] {
        guard shape.rounded.contains(corner) else { return [.line(place(.zero))] }
        return [.line(place(path.start))]
            + path.curves.map { .curve(place($0.first), place($0.second), to: place($0.end)) }
    }
}
