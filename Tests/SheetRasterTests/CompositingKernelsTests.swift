import CPixelKernels
import SheetEncoding
import Testing

@testable import SheetRaster

@Suite struct CompositingKernelsTests {
    /// Premultiplied pixels of every kind: clear, opaque, and between.
    private static func pixels(_ count: Int, seed: UInt32) -> [UInt32] {
        (0..<UInt32(count)).map { index in
            let noise = (index &+ seed) &* 0x9E37_79B1
            let alpha = [0, 255, noise >> 24][Int(noise >> 8) % 3]
            return [16, 8, 0].reduce(alpha << 24) { $0 | ((noise >> $1 & 0xFF) * alpha / 255) << $1 }
        }
    }

    private static let all = PixelKernels.allCases.filter(\.isSupported).map(\.compositing)

    /// What `body` leaves of a row of 40 pixels, with each set of kernels.
    private func results(_ body: (compositing_kernels, UnsafeMutablePointer<UInt32>) -> Void) -> [[UInt32]] {
        Self.all.map { kernels in
            var out = Self.pixels(40, seed: 7)
            unsafe out.withUnsafeMutableBufferPointer { unsafe body(kernels, $0.baseAddress!) }
            return out
        }
    }

    @Test(arguments: 0...33)
    func rowsOfEveryLengthComeOutTheSameAndNothingBehindThemChanges(count: Int) {
        let over = Self.pixels(count, seed: 99)
        let mask = over.map { UInt8(truncatingIfNeeded: $0 >> 13) }
        let blends = [
            unsafe results { unsafe $0.tint($1, 0x4010_2030, count, $1) },
            unsafe results { unsafe $0.blend(over, count, $1) },
            unsafe results { unsafe $0.fade(over, 77, count, $1) },
            unsafe results { unsafe $0.stain(mask, 0x8040_1000, count, $1) },
        ]
        for results in blends {
            #expect(results.allSatisfy { $0 == results[0] })
            #expect(results[0][count...] == Self.pixels(40, seed: 7)[count...])
        }
    }

    @Test func layingOverIsTheFormulaToTheNearestLevel() {
        for alpha in [0, 1, 127, 128, 254, 255] as [UInt32] {
            for level in [0, 1, 100, 254, 255] as [UInt32] {
                let over = alpha << 24 | alpha / 2
                let expected = alpha / 2 + UInt32((Double(level * (255 - alpha)) / 255).rounded())
                let found = unsafe results { unsafe $0.tint([0xFF00_0000 | level], over, 1, $1) }
                #expect(found.allSatisfy { $0[0] == 0xFF00_0000 | expected }, "\(alpha) over \(level)")
            }
        }
    }

    @Test(arguments: 1...9)
    func placesAreLookedUpTheSameByAll(count: Int) {
        let picture = Self.pixels(20 * 20, seed: 3)
        let line = sampling_line(x: 3 << 32 + 12_345_678, y: 5 << 31, dx: 1 << 32 - 98_765_432, dy: 1 << 31 + 7_654_321)
        let found = unsafe results { unsafe $0.sample(picture, 20, line, count, $1) }
        #expect(found.allSatisfy { $0 == found[0] })
        #expect(found[0][count...] == Self.pixels(40, seed: 7)[count...])
    }
}
