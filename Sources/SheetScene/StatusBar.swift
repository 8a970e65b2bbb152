import SheetConfiguration

/// The strip at the top of a screen: time, signal, battery.
struct StatusBar {
    let width: Double
    /// Points; tall bars have a cut-out in their middle and put the time beside it.
    let height: Double
    let color: Color

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
        return Glyph.cellular(origin: Point(x: 8, y: middle + 4), unit: 3, height: 8.5, bars: 4, color)
            + Glyph.wifi(center: Point(x: 32, y: middle + 3.2), unit: 2.5, color)
            + [time(Typography.smallStatusTime, x: width / 2, y: middle, .center)]
            + battery(right: width - 6, y: middle, height: 9.5)
    }

    /// Time left, signal and battery right.
    private func tablet() -> [Shape] {
        let middle = height / 2
        return [time(Typography.smallStatusTime, x: 18, y: middle, .left)]
            + Glyph.wifi(center: Point(x: width - 54, y: middle + 3.2), unit: 2.5, color)
            + battery(right: width - 14, y: middle, height: 10)
    }

    /// Time in the middle of the left ear, signal and battery in the right one.
    private func besideCutOut() -> [Shape] {
        let middle = height * 0.58
        let ear = width * 0.135
        let right = width - ear + 36
        return [time(Typography.statusTime, x: ear, y: middle, .center)]
            + Glyph.cellular(origin: Point(x: right - 74, y: middle + 5.5), unit: 3.6, height: 11, bars: 4, color)
            + Glyph.wifi(center: Point(x: right - 42.5, y: middle + 4.2), unit: 3.3, color)
            + battery(right: right, y: middle, height: 12)
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

    private func battery(right: Double, y: Double, height: Double) -> [Shape] {
        let width = height * 2.05
        let body = Rectangle(x: right - 2.5 - width, y: y - height / 2, width: width, height: height)
        let outline = body.inset(by: EdgeInsets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5))
        let charge = body.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
        let pole = Rectangle(x: right - 1.5, y: y - height * 0.17, width: 1.5, height: height * 0.34)
        let faint = color.multiplied(byAlpha: 0.35)
        return [
            .stroke(.roundedRectangle(outline, radius: height * 0.28), width: 1, faint),
            .fill(.roundedRectangle(charge, radius: height * 0.14), color),
            .fill(.roundedRectangle(pole, radius: 0.7), faint),
        ]
    }
}
