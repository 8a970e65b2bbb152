/// A place on the screen, in points; y grows downward.
package struct Point: Sendable, Hashable {
    package var x: Double
    package var y: Double

    package static let zero = Point(x: 0, y: 0)

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A width and a height, in points.
package struct Size: Sendable, Hashable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The same size turned by a quarter.
    package var turned: Size { Size(width: height, height: width) }
}

/// Distances kept free on each side, in points.
package struct EdgeInsets: Sendable, Hashable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double

    package static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    package init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// An upright rectangle, in points; it may be empty and may lie off the screen.
package struct Rectangle: Sendable, Hashable {
    package var origin: Point
    package var size: Size

    package init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    package var minX: Double { origin.x }
    package var minY: Double { origin.y }
    package var maxX: Double { origin.x + size.width }
    package var maxY: Double { origin.y + size.height }
    package var width: Double { size.width }
    package var height: Double { size.height }
    package var center: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }

    /// What is left after taking `insets` off each side; never of negative size.
    package func inset(by insets: EdgeInsets) -> Rectangle {
        Rectangle(
            x: origin.x + insets.left,
            y: origin.y + insets.top,
            width: max(0, size.width - insets.left - insets.right),
            height: max(0, size.height - insets.top - insets.bottom)
        )
    }
}

/// A size in device pixels.
package struct PixelSize: Sendable, Hashable {
    package let width: Int
    package let height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

/// The one conversion between points and device pixels: `scale` pixels to a point.
package struct PixelGrid: Sendable, Hashable {
    /// Device pixels to a point, within ``Limits/scale``.
    package let scale: Double

    package init(scale: Double) {
        self.scale = scale
    }

    /// The device pixel nearest to `points`; ties go up, by floor(x + 0.5).
    package func pixel(_ points: Double) -> Double {
        (points * scale + 0.5).rounded(.down)
    }

    /// `points` moved to the nearest device pixel.
    package func aligned(_ points: Double) -> Double {
        pixel(points) / scale
    }

    package func aligned(_ point: Point) -> Point {
        Point(x: aligned(point.x), y: aligned(point.y))
    }

    /// The whole pixels that `size` covers.
    package func pixels(_ size: Size) -> PixelSize {
        PixelSize(width: Int(pixel(size.width)), height: Int(pixel(size.height)))
    }
}
