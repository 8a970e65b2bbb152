import CPixelKernels
import Testing

@testable import SheetEncoding

/// Each set against the definition, at every length around the size of its vectors.
@Suite struct PixelKernelsTests {
    static let supported = PixelKernels.allCases.filter(\.isSupported)

    @Test(arguments: supported)
    func rowsAreEqualOnlyIfEveryPixelIs(kernels: PixelKernels) {
        for count in 1...140 {
            var row = (0..<count).map { Sample.noise($0, count) }
            let original = row
            #expect(unsafe kernels.functions.rows_equal(row, original, count))
            for x in row.indices {
                row[x] ^= 1 << UInt32(x % 32)
                #expect(unsafe !kernels.functions.rows_equal(row, original, count))
                row[x] = original[x]
            }
        }
    }

    @Test(arguments: supported)
    func oneAlphaBitMissingIsNotOpaque(kernels: PixelKernels) {
        for count in 1...70 {
            var row = (0..<count).map { Sample.noise($0, count) | 0xFF00_0000 }
            var bytes = [UInt8](repeating: 0, count: 3 * count + Int(PIXEL_PACK_SLACK))
            #expect(unsafe kernels.functions.pack_rgb(row, count, &bytes))
            for x in row.indices {
                row[x] ^= 1 << UInt32(24 + x % 8)
                #expect(unsafe !kernels.functions.pack_rgb(row, count, &bytes))
                row[x] |= 0xFF00_0000
            }
        }
    }

    @Test(arguments: supported)
    func maskTellsWhereARowChanges(kernels: PixelKernels) {
        for count in 1...200 {
            let row = (0..<count).map { Sample.noise($0, count) >> 30 }
            var mask = [UInt64](repeating: .max, count: (count + 63) / 64)
            unsafe kernels.functions.left_mask(row, count, &mask)
            for x in 0..<(mask.count * 64) {
                let isSet = mask[x / 64] >> UInt64(x % 64) & 1 == 1
                #expect(isSet == (x < count && (x == 0 || row[x] != row[x - 1])))
            }
        }
    }

    @Test(arguments: supported)
    func packedBytesAreRedGreenBlue(kernels: PixelKernels) {
        for count in 1...70 {
            let row = (0..<count).map { Sample.noise($0, count) }
            var bytes = [UInt8](repeating: 0, count: 3 * count + Int(PIXEL_PACK_SLACK))
            _ = unsafe kernels.functions.pack_rgb(row, count, &bytes)
            let expected = row.flatMap { [UInt8($0 >> 16 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
            #expect(Array(bytes.prefix(3 * count)) == expected)
        }
    }

    @Test(arguments: supported)
    func matchEndsAtTheFirstPixelThatDiffers(kernels: PixelKernels) {
        for limit in 0...70 {
            let row = (0..<limit).map { Sample.noise($0, limit) }
            #expect(unsafe kernels.functions.match_length(row, row, limit) == limit)
            for end in 0..<limit {
                var other = row
                other[end] ^= 0x100
                #expect(unsafe kernels.functions.match_length(row, other, limit) == end)
            }
        }
    }
}
