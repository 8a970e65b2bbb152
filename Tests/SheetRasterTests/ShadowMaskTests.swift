import CMath
import SheetConfiguration
import SheetEncoding
import SheetScene
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
        let truth = SummedShadow(width: width, height: height, radius: radius, sigma: sigma)
        let columns = stride(from: 0, to: mask.size.width, by: 7).map { ($0, truth.across(Double(mask.x + $0))) }
        for y in stride(from: 0, to: mask.size.height, by: 5) {
            let down = truth.down(Double(mask.y + y))
            for (x, across) in columns {
                let expected = 255 * zip(across, down).reduce(0) { $0 + $1.0 * $1.1 }
                let level = Double(mask.coverage[y * mask.size.width + x])
                #expect(abs(level - expected) <= 1, "at \(mask.x + x), \(mask.y + y)")
            }
        }
    }

    @Test(arguments: shapes.filter { $0.0 == $0.0.rounded() })
    func maskIsItsOwnMirrorImage(width: Double, height: Double, radius: Double, sigma: Double) throws {
        let mask = try #require(shadow(width: width, height: height, radius: radius, sigma: sigma, opacity: 0.5))
        let (columns, rows) = (mask.size.width, mask.size.height)
        for y in stride(from: 0, to: rows, by: 3) {
            for x in stride(from: 0, to: columns, by: 5) {
                let level = Int(mask.coverage[y * columns + x])
                #expect(abs(level - Int(mask.coverage[y * columns + columns - 1 - x])) <= 1)
                #expect(abs(level - Int(mask.coverage[(rows - 1 - y) * columns + x])) <= 1)
            }
        }
    }

    /// The sharp outline by Cairo at four times the size, blurred by adding up what falls into each pixel: no slices.
    @Test(arguments: [
        CornerShape(curve: .continuous, rounded: Set(Corner.allCases)),
        CornerShape(curve: .continuous, rounded: [.topLeft, .topRight]),
        CornerShape(curve: .circular, rounded: [.bottomLeft]),
    ])
    func shadowOfAnyCornersIsTheirOutlineBlurred(shape: CornerShape) throws {
        let (width, height, sigma, detail) = (44.0, 36.0, 3.0, 4)
        let mask = try #require(
            shadow(width: width, height: height, radius: 12, sigma: sigma, opacity: 1, shape: shape)
        )
        let fine = Double(detail)
        let frame = Rectangle(x: 0, y: 0, width: width * fine, height: height * fine)
        let box = PixelBox(minX: 0, minY: 0, maxX: Int(frame.width), maxY: Int(frame.height))
        let sharp = try #require(try ShadowMask(sharp: RoundedFrame(frame, radius: 12 * fine, shape), visible: box))
        func step(_ t: Double) -> Double { (1 + sheet_erf(t / sigma / 2.0.squareRoot())) / 2 }
        /// How much of a thin slice at `index` falls on the middle of pixel `pixel`.
        func share(_ index: Int, _ pixel: Int) -> Double {
            let distance = Double(pixel) + 0.5 - Double(index) / fine
            return step(distance) - step(distance - 1 / fine)
        }
        for y in stride(from: mask.y, to: mask.y + mask.size.height, by: 6) {
            for x in stride(from: mask.x, to: mask.x + mask.size.width, by: 5) {
                let across = (0..<box.maxX).map { share($0, x) }
                var expected = 0.0
                for row in 0..<box.maxY {
                    let down = share(row, y)
                    guard down > 1e-6 else { continue }
                    for column in 0..<box.maxX {
                        expected += down * across[column] * Double(sharp.coverage[row * box.maxX + column])
                    }
                }
                let level = Double(mask.coverage[(y - mask.y) * mask.size.width + x - mask.x])
                #expect(abs(level - expected) <= 1.5, "at \(x), \(y)")
            }
        }
    }

    @Test func maskClippedByTheScreenIsTheSameMaskCutOut() throws {
        let frame = Rectangle(x: -40, y: 10, width: 120, height: 90)
        func clipped(to box: PixelBox) -> ShadowMask? {
            ShadowMask(of: RoundedFrame(frame, radius: 12, .circular), sigma: 8, opacity: 0.5, visible: box)
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
        #expect(
            ShadowMask(of: RoundedFrame(frame, radius: 6, .circular), sigma: 6, opacity: 0.5, visible: screen) == nil
        )
    }

    private func shadow(
        width: Double,
        height: Double,
        radius: Double,
        sigma: Double,
        opacity: Double,
        shape: CornerShape = .circular
    ) -> ShadowMask? {
        ShadowMask(
            of: RoundedFrame(Rectangle(x: 0, y: 0, width: width, height: height), radius: radius, shape),
            sigma: sigma,
            opacity: opacity,
            visible: PixelBox(minX: -1_000, minY: -1_000, maxX: 1_000, maxY: 1_000)
        )
    }
}

/// The same shadow by adding up thin slices of equal thickness, each blurred in one direction and averaged over the
/// pixel by Simpson's rule: another formula than the mask's.
private struct SummedShadow {
    let width: Double
    let sigma: Double
    /// The middles of the slices and how far they are in from the sides.
    let slices: [(middle: Double, inset: Double)]
    let thickness: Double

    init(width: Double, height: Double, radius: Double, sigma: Double) {
        self.width = width
        self.sigma = sigma
        let count = max(200, Int(height * 8))
        let thickness = height / Double(count)
        self.thickness = thickness
        slices = (0..<count).map { index in
            let middle = (Double(index) + 0.5) * thickness
            let depth = radius - min(radius, middle, height - middle)
            return (middle, radius - (radius * radius - depth * depth).squareRoot())
        }
    }

    func across(_ x: Double) -> [Double] {
        slices.map { slice in
            average(x) { cumulative(($0 - slice.inset) / sigma) - cumulative(($0 - width + slice.inset) / sigma) }
        }
    }

    func down(_ y: Double) -> [Double] {
        let norm = thickness / (sigma * (2 * Double.pi).squareRoot())
        return slices.map { slice in
            norm * average(y) { sheet_exp(-($0 - slice.middle) * ($0 - slice.middle) / (2 * sigma * sigma)) }
        }
    }

    private func cumulative(_ t: Double) -> Double { (1 + sheet_erf(t / 2.0.squareRoot())) / 2 }

    private func average(_ start: Double, _ function: (Double) -> Double) -> Double {
        let steps = 8
        let sum = (0...steps).reduce(0.0) { sum, index in
            let weight = index == 0 || index == steps ? 1.0 : index.isMultiple(of: 2) ? 2 : 4
            return sum + weight * function(start + Double(index) / Double(steps))
        }
        return sum / Double(3 * steps)
    }
}
