import SheetConfiguration

/// The strip at the top of a screen: time, signal, battery.
struct StatusBar {
    let width: Double
    /// Points; tall bars have a cut-out in their middle and put the time beside it.
    let height: Double
    let color: Color
    /// Whether it is mirrored when it is done: what rises to the right goes on doing so.
    let isMirrored: Bool

    /// The shortest bar with a cut-out, and the widest screen that is a phone's.
    private static let cutOutHeight = 40.0
    private static let phoneWidth = 500.0

    func shapes() -> [Shape] {
        if height >= Self.cutOutHeight { return besideCutOut() }
        return width > Self.phoneWidth ? tablet() : plain()
    }

    /// Signal left, time in the middle, battery right.
    private func plain() -> [Shape] {
        let middle = height / 2
        return signal(left: 8, y: middle, height: 8.5) + waves(center: Point(x: 32, y: middle + 3.2), unit: 2.5)
            + [time(Typography.smallStatusTime.style, x: width / 2, y: middle, .center)]
            + battery(right: width - 6, y: middle, height: 9.5)
    }

    /// Time left, signal and battery right.
    private func tablet() -> [Shape] {
        let middle = height / 2
        return [time(Typography.smallStatusTime.style, x: 18, y: middle, .left)]
            + waves(center: Point(x: width - 54, y: middle + 3.2), unit: 2.5)
            + battery(right: width - 14, y: middle, height: 10)
    }

    /// Time in the middle of the left ear, signal and battery in the right one.
    private func besideCutOut() -> [Shape] {
        // An island's bar is taller, and its ears are nearer the middle.
        let hasIsland = height >= 54
        let middle = hasIsland ? height * 0.545 : height * 0.6
        let ear = width * (hasIsland ? 0.16 : 0.135)
        let right = width - ear + (hasIsland ? 37 : 36)
        return [time(Typography.statusTime.style, x: ear, y: middle, .center)]
            + signal(left: right - 75, y: middle, height: 12)
            + waves(center: Point(x: right - 41.5, y: middle + 4.6), unit: 3.4)
            + battery(right: right, y: middle, height: 13)
    }

    private func time(_ style: TextStyle, x: Double, y: Double, _ alignment: TextLine.Alignment) -> Shape {
        .text(
            TextLine(
                string: "9:41",
                style: style,
                color: color,
                baseline: Point(x: x, y: y + style.capHeight / 2),
                alignment: alignment,
                maximumWidth: 80
            )
        )
    }

    /// Four rising bars, together one and a half times as wide as high.
    private func signal(left: Double, y: Double, height: Double) -> [Shape] {
        let width = height * 0.26
        let shares = [0.33, 0.55, 0.78, 1]
        return (isMirrored ? shares.reversed() : shares).enumerated().map { index, share in
            let tall = height * share
            let bar = Rectangle(
                x: left + Double(index) * width * 1.55,
                y: y + height / 2 - tall,
                width: width,
                height: tall
            )
            return .fill(.roundedRectangle(bar, radius: width * 0.3), color)
        }
    }

    /// A wedge and two waves above it; `center` is the wedge's tip.
    private func waves(center: Point, unit: Double) -> [Shape] {
        let quarter = Double.pi / 4
        let wedge = Outline.path([
            .move(Point(x: center.x, y: center.y + unit * 0.25)),
            .line(Point(x: center.x - unit * 0.78, y: center.y - unit * 0.62)),
            .curve(
                Point(x: center.x - unit * 0.35, y: center.y - unit),
                Point(x: center.x + unit * 0.35, y: center.y - unit),
                to: Point(x: center.x + unit * 0.78, y: center.y - unit * 0.62)
            ),
            .close,
        ])
        return [.fill(wedge, color)]
            + [1.6, 2.55].map { radius in
                .stroke(
                    .arc(center: center, radius: unit * radius, start: -3 * quarter, end: -quarter),
                    width: unit * 0.55,
                    color
                )
            }
    }

    private func battery(right: Double, y: Double, height: Double) -> [Shape] {
        let width = height * 1.95
        let body = Rectangle(x: right - 2.5 - width, y: y - height / 2, width: width, height: height)
        let outline = body.inset(by: EdgeInsets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5))
        let charge = body.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
        let pole = Rectangle(x: right - 1.4, y: y - height * 0.16, width: 1.4, height: height * 0.32)
        let faint = color.multiplied(byAlpha: 0.35)
        return [
            .stroke(.roundedRectangle(outline, radius: height * 0.3), width: 1, faint),
            .fill(.roundedRectangle(charge, radius: height * 0.2), color),
            .fill(.roundedRectangle(pole, radius: 0.7), faint),
        ]
    }
}
