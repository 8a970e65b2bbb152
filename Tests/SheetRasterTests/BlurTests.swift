import CMath
import SheetConfiguration
import SheetEncoding
import SheetScene
import Testing

@testable import SheetRaster

@Suite struct BlurTests {
    private static let clear = Color.black.multiplied(byAlpha: 0)

    private static func blur(_ radius: Double, saturation: Double = 1, tint: Color = clear) -> BackgroundBlur {
        BackgroundBlur(radius: radius, saturation: saturation, tint: tint)
    }

    /// Opaque stripes and blocks.
    private static let picture = Bitmap(
        width: 61,
        height: 47,
        pixels: (0..<61 * 47).map { index in
            let (x, y) = (UInt32(index % 61), UInt32(index / 61))
            return 0xFF00_0000 | (x / 7 % 2 * 255) << 16 | (y / 5 * 23 & 0xFF) << 8 | (x * 37 ^ y * 11) & 0xFF
        }
    )

    @Test(arguments: [(1.0, 3), (1.8, 3), (2, 5), (2.6, 5), (4, 9), (5, 9), (10, 19)])
    func windowIsTheFormulas(sigma: Double, pixels: Int) {
        #expect(2 * BoxBlur(radius: sigma).reach + 1 == pixels)
    }

    @Test(arguments: [1.0, 2, 4, 9, 40])
    func everyPixelIsTheMeanOfThreeBoxes(radius: Double) {
        let picture = Self.picture
        let blurred = picture.blurred(Self.blur(radius), scale: 1)
        let reach = BoxBlur(radius: radius).reach
        for shift in [0, 8, 16] as [UInt32] {
            var levels = picture.pixels.map { Double($0 >> shift & 0xFF) }
            for _ in 0..<3 {
                levels = boxed(levels, reach, across: true)
                levels = boxed(levels, reach, across: false)
            }
            for (level, pixel) in zip(levels, blurred.pixels) {
                #expect(abs(level - Double(pixel >> shift & 0xFF)) <= 1.1)
            }
        }
    }

    /// A step blurred in the middle of a wide picture is the Gaussian's integral, to within what three boxes can do.
    @Test func blurIsNearlyGaussian() {
        let width = 200
        let step = Bitmap(width: width, height: 3, pixels: (0..<3 * width).map { $0 % width < 100 ? 0xFF00_0000 : ~0 })
        let blurred = step.blurred(Self.blur(8), scale: 1)
        for x in 40..<160 {
            let distance = (Double(x) - 99.5) / 8
            let expected = 255 * (1 + sheet_erf(distance / 2.0.squareRoot())) / 2
            #expect(abs(Double(red(blurred[x, 1])) - expected) <= 4)
        }
    }

    @Test func saturationGoesByLuma() {
        let picture = Bitmap(width: 1, height: 1, pixels: [0xFF40_8020])
        let grey = picture.blurred(Self.blur(0, saturation: 0), scale: 1)
        // 0.2126 · 64 + 0.7152 · 128 + 0.0722 · 32
        #expect(grey.pixels == [0xFF6B_6B6B])
        let vivid = picture.blurred(Self.blur(0, saturation: 2), scale: 1)
        #expect(vivid.pixels == [0xFF15_9500])
    }

    @Test func tintLiesOverTheBlur() {
        let picture = Bitmap(width: 1, height: 1, pixels: [0xFFFF_FFFF])
        let tinted = picture.blurred(Self.blur(3, tint: Color(0xFF0000, alpha: 0.5)), scale: 1)
        #expect(red(tinted.pixels[0]) == 255)
        #expect(abs(Int(tinted.pixels[0] & 0xFF) - 127) <= 1)
    }

    @Test(arguments: [0.0, 0.1, 0.25, 0.4, 1])
    func blursFadeWithTheDimming(seconds: Double) throws {
        let blur = ##""blurRadius": 6, "saturation": 0.4, "tint": "#2040FF40", "color": "#203000""##
        let renderer = try renderer(
            """
            {"screen": {"width": 150, "height": 180, "scale": 1}, "sheet": {"dimming": {\(blur)},
             "presentedFormSheetSize": {"width": 60, "height": 50}}}
            """
        )
        let (frame, painted) = try (renderer.frame(at: seconds), renderer.paintedFrame(at: seconds))
        let difference = zip(frame.pixels, painted.pixels).map { one, other in
            [0, 8, 16].map { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) }.max()!
        }
        #expect(difference.max()! <= 2)
    }

    @Test func wholeBlurLeavesNothingSharp() throws {
        let still = #""screen": {"width": 150, "height": 180, "scale": 1}"#
        let sheet = #""presentedFormSheetSize": {"width": 60, "height": 50}"#
        let sharp = try frame("{\(still), \"sheet\": {\(sheet), \"dimming\": {\"opacity\": 0}}}")
        let blurred = try frame("{\(still), \"sheet\": {\(sheet), \"dimming\": {\"opacity\": 0, \"blurRadius\": 12}}}")
        func roughness(_ bitmap: Bitmap) -> Int {
            (1..<bitmap.width).map { abs(red(bitmap[$0, 150]) - red(bitmap[$0 - 1, 150])) }.max()!
        }
        #expect(sharp.firstDifference(from: blurred) != nil)
        #expect(roughness(blurred) <= 12)
    }

    private func boxed(_ levels: [Double], _ reach: Int, across: Bool) -> [Double] {
        let (width, height) = (Self.picture.width, Self.picture.height)
        return levels.indices.map { index in
            let (x, y) = (index % width, index / width)
            let sum = (-reach...reach).reduce(0.0) { sum, step in
                let column = across ? min(max(x + step, 0), width - 1) : x
                let row = across ? y : min(max(y + step, 0), height - 1)
                return sum + levels[row * width + column]
            }
            return sum / Double(2 * reach + 1)
        }
    }
}
