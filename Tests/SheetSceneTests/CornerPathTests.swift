import SheetConfiguration
import SheetScene
import Testing

@Suite struct CornerPathTests {
    private static func corner(
        _ curve: CornerCurve,
        radius: Double = 10,
        width: Double = 100,
        height: Double = 100
    ) -> CornerPath {
        let frame = Rectangle(x: 0, y: 0, width: width, height: height)
        return RoundedFrame(frame, radius: radius, CornerShape(curve: curve, rounded: Set(Corner.allCases))).corner
    }

    @Test func continuousCornerHasTheSystemsPoints() {
        let corner = Self.corner(.continuous)
        #expect(corner.start == Point(x: 15.286_65, y: 0))
        let ends = corner.curves.map(\.end)
        let expected = [Point(x: 6.314_937_9, y: 0.749_113_9), Point(x: 0.749_113_9, y: 6.314_937_9)]
        for (end, point) in zip(ends, expected) {
            #expect(abs(end.x - point.x) < 1e-12 && abs(end.y - point.y) < 1e-12)
        }
        #expect(ends.last == Point(x: 0, y: 15.286_65))
    }

    @Test(arguments: [20.0, 21, 24, 28, 30.573_3, 40])
    func cornerNeverTakesMoreThanHalfASide(side: Double) {
        let corner = Self.corner(.continuous, width: side, height: 200)
        #expect(corner.extent <= side / 2 + 1e-12)
        #expect(abs(corner.extent - min(side / 2, 15.286_65)) < 1e-9)
    }

    @Test(arguments: [(20.0, CornerCurve.continuous), (100, .circular)])
    func pillsAndCircularCornersAreArcs(side: Double, curve: CornerCurve) {
        let corner = Self.corner(curve, width: side, height: 200)
        #expect(corner.isCircular)
        for (start, bend) in zip([corner.start] + corner.curves.map(\.end), corner.curves) {
            for step in 0...10 {
                let point = bend.point(at: Double(step) / 10, from: start)
                let (x, y) = (10 - point.x, 10 - point.y)
                #expect(abs((x * x + y * y).squareRoot() - 10) < 1e-4)
            }
        }
    }

    @Test func cornersThatAreNotMaskedAreRightAngles() {
        let frame = Rectangle(x: 3, y: 5, width: 40, height: 30)
        let shape = CornerShape(curve: .circular, rounded: [.topLeft])
        guard case .path(let elements) = RoundedFrame(frame, radius: 8, shape).outline else {
            Issue.record("one corner alone is a path")
            return
        }
        let corners = [Point(x: 43, y: 5), Point(x: 43, y: 35), Point(x: 3, y: 35)]
        #expect(Array(elements.prefix(3)) == corners.map(PathElement.line))
        #expect(elements.contains(.line(Point(x: 3, y: 13))))
    }

    @Test func noRoundedCornerIsARectangle() {
        let frame = Rectangle(x: 0, y: 0, width: 40, height: 30)
        let shape = CornerShape(curve: .continuous, rounded: [])
        #expect(RoundedFrame(frame, radius: 8, shape).outline == .roundedRectangle(frame, radius: 0))
    }
}
