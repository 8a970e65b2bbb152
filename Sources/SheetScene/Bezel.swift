import SheetConfiguration

/// A device's body around its screen, on a picture that it fills.
struct Bezel {
    let frame: DeviceFrame
    /// The screen on the picture.
    let screen: Rectangle
    let canvas: Size
    let orientation: ScreenConfiguration.Orientation
    /// Around the body.
    let page: Color

    /// What lies above everything that the screen shows.
    var card: PlacedCard {
        let card = Card(
            size: canvas,
            cornerRadius: 0,
            background: Color(0x000000, alpha: 0),
            content: shapes,
            shadow: .none
        )
        return PlacedCard(card: card, placement: .upright(.zero), opacity: 1)
    }

    private var shapes: [Shape] {
        let insets = frame.insets(held: orientation)
        let body = screen.inset(
            by: EdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
        )
        let whole = Rectangle(origin: .zero, size: canvas)
        // The metal's edge and the glass within it.
        let rim = EdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
        let glass = body.inset(by: rim)
        return [
            .fill(.ring(whole, 0, around: body, frame.cornerRadius), page),
            .fill(.ring(body, frame.cornerRadius, around: glass, frame.cornerRadius - 3), Color(0x4A4A4D)),
            .fill(.ring(glass, frame.cornerRadius - 3, around: screen, frame.displayCornerRadius), Color(0x050506)),
        ] + cutOut + homeButton(below: body)
    }

    private var cutOut: [Shape] {
        switch frame.cutOut {
        case nil: return []
        case .island(let size, let top):
            let pill = held(Rectangle(x: (width - size.width) / 2, y: top, width: size.width, height: size.height))
            return [.fill(.roundedRectangle(pill, radius: size.height / 2), .black)]
        case .notch(let size):
            // Its lower corners turn in, its upper ones out into the screen's edge.
            let (left, right, bottom) = ((width - size.width) / 2, (width + size.width) / 2, size.height)
            let (inner, outer, pull) = (20.0, 6.0, 0.45)
            let steps: [PathElement] = [
                .move(held(left - outer, 0)),
                .curve(held(left - outer * pull, 0), held(left, outer * pull), to: held(left, outer)),
                .line(held(left, bottom - inner)),
                .curve(
                    held(left, bottom - inner * pull),
                    held(left + inner * pull, bottom),
                    to: held(left + inner, bottom)
                ),
                .line(held(right - inner, bottom)),
                .curve(
                    held(right - inner * pull, bottom),
                    held(right, bottom - inner * pull),
                    to: held(right, bottom - inner)
                ),
                .line(held(right, outer)),
                .curve(held(right, outer * pull), held(right + outer * pull, 0), to: held(right + outer, 0)),
                // A point further up, so that no light comes through at the edge.
                .line(held(right + outer, -1)),
                .line(held(left - outer, -1)),
                .close,
            ]
            return [.fill(.path(steps), .black)]
        }
    }

    private func homeButton(below body: Rectangle) -> [Shape] {
        guard let diameter = frame.homeButton else { return [] }
        let center =
            switch orientation {
            case .portrait: Point(x: screen.center.x, y: (screen.maxY + body.maxY) / 2)
            case .landscape: Point(x: (screen.maxX + body.maxX) / 2, y: screen.center.y)
            }
        return [.stroke(.circle(center: center, radius: diameter / 2 - 2), width: 2.5, Color(0x3C3C40))]
    }

    /// The screen's width in portrait.
    private var width: Double { orientation == .portrait ? screen.width : screen.height }

    /// A place on the portrait screen, where it is as the device is held: in landscape its top is at the left.
    private func held(_ x: Double, _ y: Double) -> Point {
        switch orientation {
        case .portrait: Point(x: screen.minX + x, y: screen.minY + y)
        case .landscape: Point(x: screen.minX + y, y: screen.maxY - x)
        }
    }

    private func held(_ rectangle: Rectangle) -> Rectangle {
        let corners = [held(rectangle.minX, rectangle.minY), held(rectangle.maxX, rectangle.maxY)]
        return Rectangle(
            x: min(corners[0].x, corners[1].x),
            y: min(corners[0].y, corners[1].y),
            width: abs(corners[0].x - corners[1].x),
            height: abs(corners[0].y - corners[1].y)
        )
    }
}

extension Outline {
    /// What is inside one rounded rectangle and outside another: the inner edge runs the other way round.
    fileprivate static func ring(
        _ outer: Rectangle,
        _ outerRadius: Double,
        around inner: Rectangle,
        _ innerRadius: Double
    ) -> Outline {
        .path(
            edge(outer, max(0, outerRadius), isClockwise: true) + edge(inner, max(0, innerRadius), isClockwise: false)
        )
    }

    /// A circle's quarter as a cubic curve.
    private static let arc = 0.552_285

    private static func edge(_ frame: Rectangle, _ radius: Double, isClockwise: Bool) -> [PathElement] {
        let pull = radius * (1 - arc)
        /// The corner at (x, y): from `from` to `to`, which lie along the edges.
        func corner(_ x: Double, _ y: Double, _ dx: Double, _ dy: Double) -> (
            along: Point, pulled: [Point], down: Point
        ) {
            (
                Point(x: x + dx * radius, y: y),
                [Point(x: x + dx * pull, y: y), Point(x: x, y: y + dy * pull)],
                Point(x: x, y: y + dy * radius)
            )
        }
        let topLeft = corner(frame.minX, frame.minY, 1, 1)
        let topRight = corner(frame.maxX, frame.minY, -1, 1)
        let bottomRight = corner(frame.maxX, frame.maxY, -1, -1)
        let bottomLeft = corner(frame.minX, frame.maxY, 1, -1)
        if isClockwise {
            return [
                .move(topLeft.along), .line(topRight.along),
                .curve(topRight.pulled[0], topRight.pulled[1], to: topRight.down), .line(bottomRight.down),
                .curve(bottomRight.pulled[1], bottomRight.pulled[0], to: bottomRight.along), .line(bottomLeft.along),
                .curve(bottomLeft.pulled[0], bottomLeft.pulled[1], to: bottomLeft.down), .line(topLeft.down),
                .curve(topLeft.pulled[1], topLeft.pulled[0], to: topLeft.along), .close,
            ]
        }
        return [
            .move(topLeft.along), .curve(topLeft.pulled[0], topLeft.pulled[1], to: topLeft.down),
            .line(bottomLeft.down), .curve(bottomLeft.pulled[1], bottomLeft.pulled[0], to: bottomLeft.along),
            .line(bottomRight.along), .curve(bottomRight.pulled[0], bottomRight.pulled[1], to: bottomRight.down),
            .line(topRight.down), .curve(topRight.pulled[1], topRight.pulled[0], to: topRight.along), .close,
        ]
    }
}
