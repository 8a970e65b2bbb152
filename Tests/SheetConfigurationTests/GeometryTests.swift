import SheetConfiguration
import Testing

@Suite struct GeometryTests {
    @Test func aRectangleKnowsItsEdgesAndItsCentre() {
        let rectangle = Rectangle(x: 10, y: 20, width: 30, height: 40)
        #expect(rectangle == Rectangle(origin: Point(x: 10, y: 20), size: Size(width: 30, height: 40)))
        #expect([rectangle.minX, rectangle.minY, rectangle.maxX, rectangle.maxY] == [10, 20, 40, 60])
        #expect(rectangle.center == Point(x: 25, y: 40))
    }

    @Test func insetsTakeFromEachSideAndNeverMoreThanThereIs() {
        let rectangle = Rectangle(x: 10, y: 20, width: 30, height: 40)
        let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(rectangle.inset(by: insets) == Rectangle(x: 12, y: 21, width: 24, height: 36))
        #expect(rectangle.inset(by: .zero) == rectangle)
        let all = EdgeInsets(top: 100, left: 100, bottom: 0, right: 0)
        #expect(rectangle.inset(by: all).size == Size(width: 0, height: 0))
    }

    @Test func turningASizeTwiceGivesItBack() {
        let size = Size(width: 3, height: 7)
        #expect(size.turned == Size(width: 7, height: 3))
        #expect(size.turned.turned == size)
    }

    @Test(arguments: [
        (1, 0.5, 1), (1, 0.49, 0), (1, -0.5, 0), (1, -0.51, -1), (2, 0.25, 1), (2, 86.2, 172), (3, -0.4, -1),
        (3, 45.5, 137),
    ])
    func pointsGoToTheNearestPixelAndTiesGoUp(scale: Double, points: Double, pixel: Double) {
        let grid = PixelGrid(scale: scale)
        #expect(grid.pixel(points) == pixel)
        #expect(grid.aligned(points) == pixel / scale)
        #expect(grid.aligned(Point(x: points, y: 0)) == Point(x: pixel / scale, y: 0))
    }

    @Test func aSizeCoversItsRoundedSidesInPixels() {
        #expect(PixelGrid(scale: 2).pixels(Size(width: 375, height: 667)) == PixelSize(width: 750, height: 1_334))
        #expect(PixelGrid(scale: 1.5).pixels(Size(width: 101, height: 100.2)) == PixelSize(width: 152, height: 150))
    }
}
