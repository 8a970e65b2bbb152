import CMath
import SheetConfiguration
import SheetEncoding
import Testing

@testable import SheetRaster

/// What resampling gives, against each pixel's area averaged over the original in floating point.
@Suite struct ResamplingTests {
    /// Letters, rows and a rounded edge, on clear ground.
    private static let card = Result {
        let picture = try frame(
            """
            {"screen": {"width": 320, "height": 320, "scale": 1, "statusBar": false},
             "sheet": {"presentedFormSheetSize": {"width": 200, "height": 181}, "shadowOpacity": 0, "portraitTopInset": 10,
                       "transitionStyle": "none", "cornerRadius": 12}}
            """
        )
        let pixels = (0..<(181 + 2)).flatMap { y in
            (0..<(200 + 2)).map { x -> UInt32 in
                (1...200).contains(x) && (1...181).contains(y) ? picture[60 + x - 1, 10 + y - 1] : 0
            }
        }
        return Bitmap(width: 202, height: 183, pixels: pixels)
    }

    private static let target = PixelBox(minX: 0, minY: 0, maxX: 300, maxY: 300)
    private static let center = Point(x: 149.3, y: 151.8)

    @Test(arguments: [0.06, 0.3, 0.45, 0.7, 0.8, 1.2], [0, 0.25])
    func itIsAboutAsNearToTheTruthAsCairo(scale: Double, rotation: Double) throws {
        let card = try Self.card.get()
        let truth = Self.averaged(card, scale, rotation)
        let ours = Self.error(Self.ours(card, Size(width: scale, height: scale), rotation), truth)
        let cairo = Self.error(try Self.cairo(card, scale, rotation), truth)
        #expect(ours <= cairo * 1.15 + 0.5, "root of the mean square: ours \(ours), Cairo's \(cairo)")
    }

    @Test(arguments: [0.0, 0.1, -0.6, Double.pi / 4, Double.pi / 2, 2, Double.pi, -3])
    func everyPixelOfATurnedPictureIsWithinThreeLevelsOfExactInterpolation(rotation: Double) throws {
        let card = try Self.card.get()
        let ours = Self.ours(card, Size(width: 1, height: 1), rotation)
        for y in 0..<300 {
            for x in 0..<300 {
                let exact = Self.interpolated(card, Self.place(Double(x) + 0.5, Double(y) + 0.5, card, 1, rotation))
                for (channel, level) in exact.enumerated() {
                    let found = Double(ours[x, y] >> UInt32(8 * channel) & 0xFF)
                    guard abs(found - level) > 3 else { continue }
                    Issue.record("\(x), \(y), channel \(channel): \(found) and not \(level)")
                    return
                }
            }
        }
    }

    /// A plane of 202 × 183, seen from 500 away: its corners by hand, 1/(1 − y·sin/500) as near as its middle.
    @Test(arguments: [0.3, -0.3, 1, -1])
    func tiltedPictureIsSeenInPerspective(angle: Double) throws {
        let white = Bitmap(width: 202, height: 183, pixels: Array(repeating: 0xFFFF_FFFF, count: 202 * 183))
        let tilted = try #require(
            TurnedPicture(
                CenteredPicture(bitmap: white, middle: Point(x: 101, y: 91.5)),
                at: Self.center,
                scale: Size(width: 0.9, height: 0.9),
                tiltedBy: angle,
                eye: 500,
                in: Self.target
            )
        )
        let picture = Bitmap(of: [.turned(tilted)], in: Self.target)
        let rows = (0..<300).filter { y in (0..<300).contains { picture[$0, y] >> 24 > 127 } }
        for (row, edge) in [(rows.first, -91.5), (rows.last, 91.5)] {
            let row = try #require(row)
            let nearness = 500 / (500 - edge * sheet_sin(angle))
            let width = (0..<300).count { picture[$0, row] >> 24 > 127 }
            #expect(abs(Double(width) - 0.9 * 202 * nearness) <= 3)
            #expect(abs(Double(row) + 0.5 - Self.center.y - 0.9 * edge * sheet_cos(angle) * nearness) <= 2)
        }
    }

    @Test(arguments: [1e-4, 0.3, 1, 8], [-1, 1.0])
    func tiltBeyondTheEyeDoesNotTrap(scale: Double, angle: Double) throws {
        let card = try Self.card.get()
        let tilted = TurnedPicture(
            CenteredPicture(bitmap: card, middle: Point(x: 101, y: 91.5)),
            at: Self.center,
            scale: Size(width: scale, height: scale),
            tiltedBy: angle,
            eye: 20,
            in: Self.target
        )
        let picture = Bitmap(of: tilted.map { [.turned($0)] } ?? [], in: Self.target)
        #expect(picture.pixels.count == 300 * 300)
    }

    @Test func aPictureMayBeShrunkOneWayOnly() throws {
        let card = Bitmap(
            width: 66,
            height: 66,
            pixels: (0..<(66 * 66)).map { index in
                (1...64).contains(index % 66) && (1...64).contains(index / 66) ? 0xFFFF_FFFF : 0
            }
        )
        let ours = Self.ours(card, Size(width: 0.25, height: 1), 0)
        let covered = (0..<300).map { x in (0..<300).reduce(0.0) { $0 + Double(ours[x, $1] >> 24) / 255 } }
        #expect(abs(covered.reduce(0, +) - 16 * 64) < 40)
        #expect(covered[149] > 60 && covered[120] == 0 && covered[180] == 0)
    }

    @Test func whatIsTooThinOrTooFarAwayIsNotDrawnAndDoesNotTrap() throws {
        let card = try Self.card.get()
        for scale in [0, 1e-9, 1e-4, 20] {
            for far in [-4e5, 0, 4e5] {
                for rotation in [0, 0.7, 1_000] {
                    let turned = TurnedPicture(
                        CenteredPicture(bitmap: card, middle: Point(x: 101, y: 91.5)),
                        at: Point(x: far, y: 100),
                        scale: Size(width: scale, height: 1),
                        rotation: rotation,
                        in: Self.target
                    )
                    guard let turned else { continue }
                    let pixels = Bitmap(of: [.turned(turned)], in: Self.target).pixels
                    #expect(far == 0 || scale == 20 || pixels.allSatisfy { $0 == 0 })
                }
            }
        }
    }

    // MARK: Three ways to do the same

    private static func ours(_ card: Bitmap, _ scale: Size, _ rotation: Double) -> Bitmap {
        let middle = Point(x: Double(card.width) / 2, y: Double(card.height) / 2)
        let turned = TurnedPicture(
            CenteredPicture(bitmap: card, middle: middle),
            at: center,
            scale: scale,
            rotation: rotation,
            in: target
        )
        return Bitmap(of: turned.map { [.turned($0)] } ?? [], in: target)
    }

    private static func cairo(_ card: Bitmap, _ scale: Double, _ rotation: Double) throws -> Bitmap {
        let canvas = Canvas(width: card.width, height: card.height)
        for (index, pixel) in card.pixels.enumerated() { unsafe canvas.pixels[index] = pixel }
        let source = try CairoSurface(on: canvas)
        let surface = try CairoSurface(size: PixelSize(width: target.width, height: target.height))
        try surface.draw { context throws(RasterError) in
            context.translate(center)
            context.rotate(rotation)
            context.scale(scale)
            context.paint(source, at: Point(x: -Double(card.width) / 2, y: -Double(card.height) / 2))
        }
        return surface.bitmap()
    }

    /// Every channel, the lowest first.
    private static func averaged(_ card: Bitmap, _ scale: Double, _ rotation: Double) -> [[Double]] {
        let samples = scale < 0.3 ? 12 : 6
        let reach = Double(card.width) * scale * 0.75 + 2
        return (0..<(target.width * target.height)).map { index in
            let far = max(abs(Double(index % target.width) - center.x), abs(Double(index / target.width) - center.y))
            guard far < reach else { return [0, 0, 0, 0] }
            var sum = [0.0, 0, 0, 0]
            for i in 0..<samples {
                for j in 0..<samples {
                    let x = Double(index % target.width) + (Double(i) + 0.5) / Double(samples)
                    let y = Double(index / target.width) + (Double(j) + 0.5) / Double(samples)
                    let levels = interpolated(card, place(x, y, card, scale, rotation))
                    for channel in 0..<4 { sum[channel] += levels[channel] }
                }
            }
            return sum.map { $0 / Double(samples * samples) }
        }
    }

    /// Where a place in the frame lies in the card, from the middle of its first pixel.
    private static func place(_ x: Double, _ y: Double, _ card: Bitmap, _ scale: Double, _ rotation: Double) -> Point {
        let (dx, dy) = (x - center.x, y - center.y)
        let (cosine, sine) = (sheet_cos(rotation), sheet_sin(rotation))
        return Point(
            x: (dx * cosine + dy * sine) / scale + Double(card.width) / 2 - 0.5,
            y: (dy * cosine - dx * sine) / scale + Double(card.height) / 2 - 0.5
        )
    }

    private static func interpolated(_ card: Bitmap, _ place: Point) -> [Double] {
        let (left, top) = (place.x.rounded(.down), place.y.rounded(.down))
        guard left > -2, top > -2, left < Double(card.width), top < Double(card.height) else { return [0, 0, 0, 0] }
        var levels = [0.0, 0, 0, 0]
        for (x, y) in [
            (Int(left), Int(top)), (Int(left) + 1, Int(top)), (Int(left), Int(top) + 1), (Int(left) + 1, Int(top) + 1),
        ] {
            guard (0..<card.width).contains(x), (0..<card.height).contains(y) else { continue }
            let weight = (1 - abs(place.x - Double(x))) * (1 - abs(place.y - Double(y)))
            let pixel = card[x, y]
            for channel in 0..<4 { levels[channel] += weight * Double(pixel >> UInt32(8 * channel) & 0xFF) }
        }
        return levels
    }

    private static func error(_ picture: Bitmap, _ truth: [[Double]]) -> Double {
        var (sum, count) = (0.0, 0)
        for (pixel, levels) in zip(picture.pixels, truth) where levels[3] > 0 || pixel != 0 {
            count += 1
            for channel in 0..<4 {
                let distance = Double(pixel >> UInt32(8 * channel) & 0xFF) - levels[channel]
                sum += distance * distance
            }
        }
        return (sum / Double(4 * max(1, count))).squareRoot()
    }
}
