import Foundation
import SheetConfiguration
import SheetEncoding
import SheetRaster
import Testing

/// Pictures that come with a configuration: a screen of 100 × 100 points that is nothing else.
@Suite struct ImageTests {
    private static let scarlet: UInt32 = 0xFFDC_1E1E
    private static let blue: UInt32 = 0xFF1E_1EDC

    private func shown(_ file: [UInt8], mode: String = "scaleToFill") throws -> Bitmap {
        try frame(configuration(file, mode: mode))
    }

    private func configuration(_ file: [UInt8], mode: String = "scaleToFill") -> String {
        let data = Data(file).base64EncodedString()
        return """
            {"screen": {"width": 100, "height": 100, "scale": 1, "statusBar": false},
             "presenter": {"content": [{"type": "image", "data": "\(data)", "contentMode": "\(mode)",
                                        "height": 100, "fullWidth": true}]},
             "sheet": {"transitionStyle": "fade"}, "output": {"progress": 0}}
            """
    }

    private func png(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> [UInt8] {
        let pixels = (0..<width * height).map { color($0 % width, $0 / width) }
        return PNG.encode(Bitmap(width: width, height: height, pixels: pixels))
    }

    @Test func aPictureOfTheFramesSizeIsCopiedPixelByPixel() throws {
        let picture = try shown(png(100, 100) { x, y in x < 50 ? Self.scarlet : 0xFF00_0000 | UInt32(x + y) })
        #expect(picture.width == 100 && picture.height == 100)
        for (x, y) in [(0, 0), (49, 99), (50, 0), (99, 0), (50, 99), (99, 99), (73, 41)] {
            let wanted = x < 50 ? Self.scarlet : 0xFF00_0000 | UInt32(x + y)
            #expect(picture.pixels[y * 100 + x] == wanted, "at \(x), \(y)")
        }
    }

    @Test(arguments: [200, 400, 700])
    func madeSmallerAPictureIsAveragedAndNotSampled(side: Int) throws {
        let picture = try shown(png(side, side) { x, y in (x + y).isMultiple(of: 2) ? 0xFF00_0000 : 0xFFFF_FFFF })
        for index in picture.pixels.indices where index % 97 == 0 {
            #expect((118...138).contains(red(picture.pixels[index])))
        }
    }

    @Test(arguments: [
        ("scaleToFill", true, true), ("scaleAspectFill", true, true), ("scaleAspectFit", false, true),
        ("center", false, false),
    ])
    func aModeSaysHowAPictureFillsItsFrame(mode: String, reachesTop: Bool, reachesLeft: Bool) throws {
        let picture = try shown(png(40, 20) { _, _ in Self.scarlet }, mode: mode)
        #expect(picture.pixels[50 * 100 + 50] == Self.scarlet)
        #expect((picture.pixels[50] == Self.scarlet) == reachesTop)
        #expect((picture.pixels[50 * 100] == Self.scarlet) == reachesLeft)
    }

    @Test func clearPartsShowWhatIsBehindThem() throws {
        let picture = try shown(png(100, 100) { x, _ in x < 50 ? Self.scarlet : 0 })
        #expect(picture.pixels[50 * 100 + 25] == Self.scarlet)
        #expect(picture.pixels[50 * 100 + 75] >> 24 == 0xFF)
        #expect(picture.pixels[50 * 100 + 75] != Self.scarlet)
    }

    @Test func aJPEGIsShown() throws {
        let picture = try shown(Self.jpeg)
        for (x, wanted) in [(20, Self.scarlet), (80, Self.blue)] {
            let pixel = picture.pixels[50 * 100 + x]
            for shift in [0, 8, 16] {
                let difference = Int(pixel >> shift & 0xFF) - Int(wanted >> shift & 0xFF)
                #expect(abs(difference) <= 3, "at \(x): \(pixel)")
            }
        }
    }

    @Test func aDamagedPictureIsAFaultAtItsPlace() throws {
        let whole = png(100, 100) { x, y in 0xFF00_0000 | UInt32(x * 2_654_435 + y * 40_503) & 0xFF_FFFF }
        var broken = whole
        broken[whole.count / 2] ^= 0xFF
        let files = [Array(whole.prefix(whole.count / 2)), broken, Array(Self.jpeg.dropLast(12))]
        for file in files {
            #expect(throws: RasterError.imageUnreadable(at: "/presenter/content/0/data")) { try shown(file) }
        }
    }

    @Test func noPrefixOfAPictureIsTakenForAWholeOne() throws {
        for file in [Self.jpeg.dropLast(2), png(9, 9) { x, y in 0xFF00_0000 | UInt32(x * y) }.dropLast(12)] {
            for length in stride(from: file.count - 1, to: 0, by: -3) {
                let json = configuration(Array(file.prefix(length)))
                guard let reel = try? ReelConfiguration(json: json) else { continue }
                #expect(throws: RasterError.self) { try reel.images[0].checkDecoding() }
            }
        }
    }

    /// 32 × 32 pixels, red on the left and blue on the right.
    private static let jpeg = Array(
        Data(
            base64Encoded: """
                /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU\
                FRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
                FBQUFBQUFBT/wAARCAAgACADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QA\
                FwEBAQEBAAAAAAAAAAAAAAAAAAkHCP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIkyp36AkKqSbQCvJWqSgJCq\
                km0AryVqkoCQqpJtAK8lapKAkKqSbQD/2Q==
                """
        )!
    )
}
