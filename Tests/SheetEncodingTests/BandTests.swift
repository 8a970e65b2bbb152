import Dispatch
import SheetEncoding
import Synchronization
import Testing

@testable import struct SheetEncoding.AdlerSum
@testable import enum SheetEncoding.Bands

@Suite struct BandTests {
    /// Large enough to be cut, with rows that repeat across the cuts.
    static let bitmap = Sample("cut", 600, 503) { x, y in 0xFF00_0000 | UInt32((x / 9) * (y / 50 * 31)) }.bitmap

    @Test func bandsJoinToTheWholePicture() throws {
        let decoded = try DecodedPNG(PNG.encode(Self.bitmap))
        #expect(decoded.pixels == Self.bitmap.pixels)
        #expect(decoded.chunks.filter { $0.type == "IDAT" }.count == 4)
    }

    @Test func bytesDoNotDependOnWhoSharesTheWork() {
        let alone = PNG.encode(Self.bitmap)
        let shared = PNG.encode(Self.bitmap) { count, part in
            DispatchQueue.concurrentPerform(iterations: count, execute: part)
        }
        let backwards = PNG.encode(Self.bitmap) { count, part in
            for index in (0..<count).reversed() { part(index) }
        }
        #expect(shared == alone)
        #expect(backwards == alone)
    }

    @Test func everyPartIsAskedForOnce() {
        let asked = Mutex<[Int]>([])
        _ = PNG.encode(Self.bitmap) { count, part in
            for index in 0..<count {
                asked.withLock { $0.append(index) }
                part(index)
            }
        }
        #expect(asked.withLock { $0 } == [0, 1, 2, 3])
    }

    @Test(arguments: [(1, 1), (780, 1688), (65_535, 5), (300_000, 1), (1000, 301)])
    func bandsCoverEveryRowOnce(width: Int, height: Int) {
        let bands = Bands.of(width: width, height: height)
        #expect(bands.flatMap { Array($0) } == Array(0..<height))
        #expect(bands.allSatisfy { !$0.isEmpty })
    }

    @Test func sumsOfPiecesJoinToTheSumOfTheWhole() {
        var generator = SplitMix(state: 5)
        for count in [1, 7, 5552, 70_000, 200_000] {
            let bytes = (0..<count).map { _ in UInt8.random(in: 200...255, using: &generator) }
            let cut = Int.random(in: 0...count, using: &generator)
            var whole = AdlerSum.start
            unsafe bytes.withUnsafeBufferPointer { unsafe whole.append($0.baseAddress!, count: count) }
            var joined = AdlerSum.start
            for range in [0..<cut, cut..<count] where !range.isEmpty {
                var piece = AdlerSum.zero
                unsafe bytes.withUnsafeBufferPointer {
                    unsafe piece.append($0.baseAddress! + range.lowerBound, count: range.count)
                }
                joined.append(piece, count: range.count)
            }
            #expect(joined == whole)
        }
    }

    @Test func aRunOfZerosIsSummedWithoutThem() {
        var short = AdlerSum.start
        short.append(2, thenZerosUpTo: 100_000)
        var long = AdlerSum.start
        let bytes: [UInt8] = [2] + [UInt8](repeating: 0, count: 99_999)
        unsafe bytes.withUnsafeBufferPointer { unsafe long.append($0.baseAddress!, count: 100_000) }
        #expect(short == long)
    }
}
