import CMath
import SheetConfiguration

/// A plane that is tilted about the horizontal line through its middle and seen from straight in front of that: the
/// side that goes back looks smaller. Each row of the frame shows one row of the plane.
struct Tilt: Sendable {
    private let cosine: Double
    private let sine: Double
    /// From how far away it is seen, the plane's pixels.
    private let eye: Double
    /// Frame pixels to one of the plane's where it is tilted about.
    private let scale: Size

    /// What comes nearer to the eye than this part of its distance is not looked at.
    private static let nearest = 0.05

    /// `angle` in radians, less than a quarter turn either way; the upper side goes back above 0.
    init(_ angle: Double, eye: Double, scale: Size) {
        cosine = sheet_cos(angle)
        sine = sheet_sin(angle)
        self.eye = eye
        self.scale = scale
    }

    /// Where the place at `point` of the frame lies on the plane, both from the middle, and how far the next pixel to
    /// the right is from it; nil where the plane is beyond its horizon.
    func place(at point: Point) -> (place: Point, step: Double)? {
        let y = point.y / scale.height
        let depth = eye * cosine + y * sine
        guard depth > eye * cosine * Self.nearest else { return nil }
        let step = eye * cosine / depth / scale.width
        return (Point(x: point.x * step, y: y * eye / depth), step)
    }

    /// How much nearer the row at `y` of the plane looks than its middle.
    private func nearness(_ y: Double) -> Double { eye / max(eye - y * sine, eye * Self.nearest) }

    /// Where the frame shows the point of the plane; both from the middle.
    func shown(_ point: Point) -> Point {
        let nearness = nearness(point.y)
        return Point(x: point.x * scale.width * nearness, y: point.y * scale.height * cosine * nearness)
    }

    /// The plane's pixels to one of the frame's at the row `y`, across and down.
    func steps(at y: Double) -> Size {
        let nearness = nearness(y)
        return Size(width: 1 / (scale.width * nearness), height: 1 / (scale.height * cosine * nearness * nearness))
    }
}
