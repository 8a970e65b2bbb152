import CMath
import SheetConfiguration
import SheetMotion

/// Edges and distances.
extension Annotations {
    /// The sheet's edge as it is seen, scaled and turned, with its unscaled size.
    func frame(of pose: SheetPose, on screen: ScreenConfiguration) -> [Shape] {
        let corners = pose.corners
        guard let first = corners.first else { return [] }
        let size = "\(pose.frame.width.annotated) × \(pose.frame.height.annotated)"
        let top = corners.map(\.y).min() ?? 0
        return [.stroke(.polyline(corners + [first]), width: 1, Ink.frame)]
            + tag(size, Ink.frame, at: Point(x: pose.frame.center.x, y: top), on: screen)
    }

    /// A line from the middle of each side of the sheet to the screen's, with its length.
    func insets(of pose: SheetPose, on screen: ScreenConfiguration) -> [Shape] {
        let bounds = screen.bounds
        let (xs, ys) = (pose.corners.map(\.x), pose.corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return [] }
        let middle = pose.frame.center
        let measures: [(Point, Point, Double)] = [
            (Point(x: bounds.minX, y: middle.y), Point(x: left, y: middle.y), left - bounds.minX),
            (Point(x: right, y: middle.y), Point(x: bounds.maxX, y: middle.y), bounds.maxX - right),
            (Point(x: middle.x, y: bounds.minY), Point(x: middle.x, y: top), top - bounds.minY),
            (Point(x: middle.x, y: bottom), Point(x: middle.x, y: bounds.maxY), bounds.maxY - bottom),
        ]
        return measures.filter { $0.2 >= 1 }.flatMap { start, end, length -> [Shape] in
            let center = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
            let across = start.x == end.x ? Point(x: 4, y: 0) : Point(x: 0, y: 4)
            let ends = [start, end].map { point -> Shape in
                let bar = [
                    Point(x: point.x - across.x, y: point.y - across.y),
                    Point(x: point.x + across.x, y: point.y + across.y),
                ]
                return .stroke(.polyline(bar), width: 1, Ink.insets)
            }
            return [.stroke(.polyline([start, end]), width: 1, Ink.insets)] + ends
                + tag(length.annotated, Ink.insets, at: center, on: screen)
        }
    }

    /// A dashed line across the screen at the top of each detent, with its name at its end.
    func detents(of index: Int, _ pose: SheetPose, on screen: ScreenConfiguration) -> [Shape] {
        let surroundings = RestingLayout.Surroundings(screen)
        return RestingLayout.detents(of: configuration.sheets[index], in: surroundings)
            .flatMap { identifier, frame -> [Shape] in
                let y = frame.minY
                let dashes = stride(from: 0, to: screen.size.width, by: 8).map { x -> Shape in
                    .stroke(.polyline([Point(x: x, y: y), Point(x: x + 4, y: y)]), width: 1, Ink.detents)
                }
                let name = "\(identifier) \(frame.height.annotated)"
                return dashes + tag(name, Ink.detents, at: Point(x: screen.size.width, y: y), on: screen)
            }
    }
}

extension SheetPose {
    /// Of the sheet as it is seen, clockwise from the top left one.
    fileprivate var corners: [Point] {
        let (cosine, sine) = (sheet_cos(rotation), sheet_sin(rotation))
        return [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y in
            let (dx, dy) = (x * frame.width * scaleX / 2, y * frame.height * scaleY / 2)
            return Point(x: frame.center.x + dx * cosine - dy * sine, y: frame.center.y + dx * sine + dy * cosine)
        }
    }
}
