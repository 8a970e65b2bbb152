package import SheetConfiguration

/// The bend of a rounded corner as three cubic Bézier curves. Points are distances from the corner: x along the edge
/// that leads to it, y along the edge that leads away.
///
/// A continuous corner takes 1.528665 radii of each edge. Where half a side is less than that it goes over into the
/// arc of a circle, point by point, and takes just that half; on a side of two radii it is the arc.
package struct CornerPath: Sendable, Hashable {
    package struct Curve: Sendable, Hashable {
        package let first: Point
        package let second: Point
        package let end: Point
    }

    package let start: Point
    package let curves: [Curve]
    /// Whether it is the arc of a circle.
    package let isCircular: Bool

    /// How much of an edge it takes.
    package var extent: Double { start.x }

    init(of frame: RoundedFrame) {
        let room = min(frame.frame.width, frame.frame.height) / 2
        let radius = frame.radius
        let smoothness =
            frame.shape.curve == .circular || radius <= 0
            ? 0 : min(max((room / radius - 1) / (Self.smoothExtent - 1), 0), 1)
        let points = zip(Self.circular, Self.continuous).map { arc, smooth in
            Point(
                x: radius * (arc.x + (smooth.x - arc.x) * smoothness),
                y: radius * (arc.y + (smooth.y - arc.y) * smoothness)
            )
        }
        start = points[0]
        curves = stride(from: 1, to: points.count, by: 3).map { index in
            Curve(first: points[index], second: points[index + 1], end: points[index + 2])
        }
        isCircular = smoothness == 0
    }

    private static let smoothExtent = 1.528_665

    /// The points of a continuous corner of radius 1, as UIKit's own paths have them.
    private static let continuous = mirrored([
        Point(x: smoothExtent, y: 0), Point(x: 1.088_492_96, y: 0), Point(x: 0.868_406_94, y: 0),
        Point(x: 0.631_493_79, y: 0.074_911_39), Point(x: 0.372_823_83, y: 0.169_059_56),
    ])

    /// The same number of points for an arc of radius 1, joined at the angle where the continuous corner is.
    private static let circular: [Point] = {
        let (across, along) = (1 - 0.631_493_79, 1 - 0.074_911_39)
        let length = (across * across + along * along).squareRoot()
        let (sine, cosine) = (across / length, along / length)
        let first = handle(sine, cosine)
        // The arc between the joins takes what two of the others leave of a right angle.
        let second = handle(cosine * cosine - sine * sine, 2 * sine * cosine)
        return mirrored([
            Point(x: 1, y: 0), Point(x: 1 - first, y: 0),
            Point(x: 1 - sine + first * cosine, y: 1 - cosine - first * sine),
            Point(x: 1 - sine, y: 1 - cosine),
            Point(x: 1 - sine - second * cosine, y: 1 - cosine + second * sine),
        ])
    }()

    /// How far the control points of an arc lie from its ends, radii, by the sine and cosine of its angle: 4/3 of the
    /// tangent of a quarter of it.
    private static func handle(_ sine: Double, _ cosine: Double) -> Double {
        let half = sine / (1 + cosine)
        let length = (1 + half * half).squareRoot()
        return 4 / 3 * (half / length) / (1 + 1 / length)
    }

    /// Both halves of a corner that is its own mirror image.
    private static func mirrored(_ half: [Point]) -> [Point] {
        half + half.reversed().map { Point(x: $0.y, y: $0.x) }
    }
}

extension CornerPath.Curve {
    /// The point at `share` of its parameter, coming from `start`.
    package func point(at share: Double, from start: Point) -> Point {
        let rest = 1 - share
        let weights = (rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share)
        return Point(
            x: weights.0 * start.x + weights.1 * first.x + weights.2 * second.x + weights.3 * end.x,
            y: weights.0 * start.y + weights.1 * first.y + weights.2 * second.y + weights.3 * end.y
        )
    }
}
