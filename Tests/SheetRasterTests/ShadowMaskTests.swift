import CMath
import SheetConfiguration
import Testing

@testable import SheetRaster

@Suite struct ShadowMaskTests {
    /// The original's shipped screenshot has a page of 127.5 around its sheet; these are its levels outward from
    /// the middle of an edge, by the formula.
    @Test func profileOutsideAStraightEdgeIsTheOriginals() throws {
        let mask = try #require(shadow(width: 284, height: 284, radius: 6, sigma: 6, opacity: 0.5))
        let expected = [98, 102, 106, 110, 113, 116, 119, 121, 123, 124, 125, 126, 126, 127, 127]
        let row = -mask.y + 142
        for (distance, level) in expected.enumerated() {
            let x = -mask.x + 284 + distance
            let shade = Double(mask.coverage[row * mask.size.width + x])
            #expect(abs(127.5 * (1 - shade / 255) - Double(level)) <= 1, "\(distance) pixels out")
        }
    }

    static let shapes: [(Double, Double, Double, Double)] = [
        // width, height, radius, sigma; then a small sheet, a thin one, a pill, and a card mid-bounce.
        (120, 90, 12, 12), (120, 90, 12, 1), (60, 60, 30, 4), (30, 30, 6, 12), (20, 100, 6, 30), (80, 20, 10, 2),
        (100, 100, 0, 6), (2.84, 2.84, 0.06, 6), (101.5, 77.25, 8.5, 3), (150, 150, 60, 0.5),
    ]

    @Test(arguments: shapes)
    func everyPixelIsWithinOneLevelOfTheDoubleIntegral(
        width: Double,
        height: Double,
        radius: Double,
        sigma: Double
    ) throws {
        let mask = try #require(shadow(width: width, height: height, radius: radius, sigma: sigma, opacity: 1))
        for y in stride(from: 0, to: mask.size.height, by: 3) {
            for x in stride(from: 0, to: mask.size.width, by: 5) {
                let expected = 255 * integral(Double(mask.x + x), Double(mask.y + y), width, height, radius, sigma)
                let level = Double(mask.coverage[y * mask.size.width + x])
                #expect(abs(level - expected) <= 1, "at \(mask.x + x), \(mask.y + y)")
            }
        }
    }

    @Test(arguments: shapes.filter { $0.0 == $0.0.rounded() })
    func maskIsItsOwnMirrorImage(width: Double, height: Double, radius: Double, sigma: Double) throws {
        let mask = try #require(shadow(width: width, height: height, radius: radius, sigma: sigma, opacity: 0.5))
        let (columns, rows) = (mask.size.width, mask.size.height)
        for y in 0..<rows {
            for x in 0..<columns {
                let level = Int(mask.coverage[y * columns + x])
                #expect(abs(level - Int(mask.coverage[y * columns + columns - 1 - x])) <= 1)
                #expect(abs(level - Int(mask.coverage[(rows - 1 - y) * columns + x])) <= 1)
            }
        }
    }

    @Test func maskClippedByTheScreenIsTheSameMaskCutOut() throws {
        let frame = Rectangle(x: -40, y: 10, width: 120, height: 90)
        func clipped(to box: PixelBox) -> ShadowMask? {
            ShadowMask(of: frame, radius: 12, sigma: 8, opacity: 0.5, visible: box)
        }
        let whole = try #require(clipped(to: PixelBox(minX: -500, minY: -500, maxX: 500, maxY: 500)))
        let part = try #require(clipped(to: PixelBox(minX: 0, minY: 0, maxX: 70, maxY: 60)))
        #expect((part.x, part.y) == (0, 0))
        for y in 0..<part.size.height {
            for x in 0..<part.size.width {
                let same = whole.coverage[(y - whole.y) * whole.size.width + x - whole.x]
                #expect(part.coverage[y * part.size.width + x] == same)
            }
        }
    }

    @Test func shadowThatLiesOffTheScreenHasNoMask() {
        let screen = PixelBox(minX: 0, minY: 0, maxX: 100, maxY: 100)
        let frame = Rectangle(x: 500, y: 0, width: 50, height: 50)
        #expect(ShadowMask(of: frame, radius: 6, sigma: 6, opacity: 0.5, visible: screen) == nil)
    }

    private func shadow(
        width: Double,
        height: Double,
        radius: Double,
        sigma: Double,
        opacity: Double
    ) -> ShadowMask? {
        ShadowMask(
            of: Rectangle(x: 0, y: 0, width: width, height: height),
            radius: radius,
            sigma: sigma,
            opacity: opacity,
            visible: PixelBox(minX: -1_000, minY: -1_000, maxX: 1_000, maxY: 1_000)
        )
    }

    /// The shadow at the middle of a pixel, by adding up thin slices: another formula than the mask's.
    private func integral(
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double,
        _ radius: Double,
        _ sigma: Double
    ) -> Double {
        let slices = max(400, Int(height * 16))
        let thickness = height / Double(slices)
        var sum = 0.0
        for index in 0..<slices {
            let v = (Double(index) + 0.5) * thickness
            let fromEdge = min(v, height - v)
            let inset =
                fromEdge < radius
                ? radius - (radius * radius - (radius - fromEdge) * (radius - fromEdge)).squareRoot() : 0
            // Averaged over the pixel by Simpson's rule in both directions.
            let across = average(x) { cumulative(($0 - inset) / sigma) - cumulative(($0 - width + inset) / sigma) }
            let down = average(y) { sheet_exp(-($0 - v) * ($0 - v) / (2 * sigma * sigma)) }
            sum += across * down
        }
        return sum * thickness / (sigma * (2 * Double.pi).squareRoot())
    }

    private func cumulative(_ t: Double) -> Double { (1 + sheet_erf(t / 2.0.squareRoot())) / 2 }

    private func average(_ start: Double, _ function: (Double) -> Double) -> Double {
        let steps = 8
        return (0...steps).reduce(0.0) { sum, index in
            let weight = index == 0 || index == steps ? 1.0 : index.isMultiple(of: 2) ? 2 : 4
            return sum + weight * function(start + Double(index) / Double(steps))
        } / Double(3 * steps)
    }
}
