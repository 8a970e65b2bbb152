import SheetConfiguration
import SheetMotion

/// Where things go, and when.
extension Annotations {
    /// Every way, and where on it the sheets are.
    func motion(of sheets: [SheetPose]) -> [Shape] {
        paths.map { .stroke(.polyline($0.points), width: 1.5, Ink.motion) }
            + sheets.flatMap { sheet -> [Shape] in
                [
                    .fill(.circle(center: sheet.frame.center, radius: 5), .white),
                    .fill(.circle(center: sheet.frame.center, radius: 3.5), Ink.motion),
                ]
            }
    }

    /// The phase as a line at the foot of the screen: a mark for each event, a dot for now, and what was told last.
    func schedule(at seconds: Double, on screen: ScreenConfiguration) -> [Shape] {
        let margin = 16.0
        let y = screen.size.height - max(screen.safeArea.bottom, margin) - 8
        let length = screen.size.width - 2 * margin
        func place(_ time: Double) -> Point {
            Point(x: margin + (duration > 0 ? min(max(time / duration, 0), 1) : 0) * length, y: y)
        }
        let now = min(seconds, duration)
        var shapes: [Shape] = [
            .stroke(.polyline([place(0), place(duration)]), width: 4, .white),
            .stroke(.polyline([place(0), place(duration)]), width: 2, Ink.events),
        ]
        for time in Set(events.map(\.time)).sorted() {
            let foot = place(time)
            let mark = [Point(x: foot.x, y: y - 5), Point(x: foot.x, y: y + 5)]
            shapes.append(.stroke(.polyline(mark), width: 2, Ink.events))
        }
        shapes.append(.fill(.circle(center: place(now), radius: 5), .white))
        shapes.append(.fill(.circle(center: place(now), radius: 3.5), Ink.events))
        guard let last = events.last(where: { $0.time <= now + Self.tolerance }) else { return shapes }
        let told = "\(last.name) \(Int((last.time * 1_000).rounded())) ms"
        return shapes + tag(told, Ink.events, at: Point(x: place(last.time).x, y: y - 18), on: screen)
    }

    /// Two instants nearer than this are one.
    private static let tolerance = 1e-9
    /// How long a tap is shown, seconds.
    private static let tapLength = 0.3

    /// A finger's tip: on a sheet that is dragged, near its top, and for a moment where a tap was.
    func touches(at seconds: Double, _ pose: Pose) -> [Shape] {
        let taps = events.compactMap { event -> Point? in
            let isShown = event.time <= seconds + Self.tolerance && seconds < event.time + Self.tapLength
            return isShown ? event.point : nil
        }
        let held = drags.filter { $0.start <= seconds + Self.tolerance && seconds <= $0.end + Self.tolerance }
            .map { drag -> Point in
                let frame = pose.sheets[drag.sheet].frame
                return Point(x: frame.center.x, y: frame.minY + 14)
            }
        return (taps + held).flatMap { point -> [Shape] in
            [
                .fill(.circle(center: point, radius: 15), Color(0x3C3C43, alpha: 0.35)),
                .stroke(.circle(center: point, radius: 15), width: 2, .white),
            ]
        }
    }
}
