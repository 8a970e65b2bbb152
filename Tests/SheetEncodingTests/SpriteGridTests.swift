import SheetEncoding
import Testing

@Suite struct SpriteGridTests {
    @Test func framesThatFitStandInOneRow() throws {
        let grid = try SpriteGrid(frameWidth: 375, frameHeight: 667, frameCount: 10)
        #expect(grid.pages.map(\.columns) == [10])
        #expect(grid.pages.map(\.width) == [3_750])
        #expect(grid.box(of: 9) == PixelBox(minX: 3_375, minY: 0, maxX: 3_750, maxY: 667))
    }

    @Test func rowsThatWrapLeaveFewPlacesEmpty() throws {
        let grid = try SpriteGrid(frameWidth: 780, frameHeight: 1_688, frameCount: 24, .init(maximumEdge: 8_192))
        #expect(grid.pages.map { [$0.columns, $0.rows, $0.width, $0.height] } == [[8, 3, 6_240, 5_064]])
    }

    @Test func framesPastTheEdgeGoOnToFurtherSheets() throws {
        let grid = try SpriteGrid(frameWidth: 780, frameHeight: 1_688, frameCount: 24)
        #expect(grid.pages.map(\.frames) == [0..<10, 10..<20, 20..<24])
        #expect(grid.pages.last.map { [$0.columns, $0.rows, $0.width, $0.height] } == [4, 1, 3_120, 1_688])
        #expect(grid.page(of: 20) == 2)
        #expect(grid.box(of: 20).minX == 0)
    }

    @Test func withoutSplittingTheErrorSaysHowManySheetsItWouldTake() {
        #expect(throws: SpriteGridError.needsPages(3, edge: 4_096)) {
            try SpriteGrid(frameWidth: 780, frameHeight: 1_688, frameCount: 24, .init(split: false))
        }
    }

    @Test func whatCannotFitIsRefused() {
        #expect(throws: SpriteGridError.frameTooLarge(needed: 5_002, edge: 4_096)) {
            try SpriteGrid(frameWidth: 100, frameHeight: 5_000, frameCount: 2, .init(extrude: 1))
        }
        #expect(throws: SpriteGridError.tooManyColumns(most: 40, edge: 4_096)) {
            try SpriteGrid(frameWidth: 100, frameHeight: 100, frameCount: 60, .init(columns: 41))
        }
        // 5,000 fits into 6,000, but the next power of two does not.
        #expect(throws: SpriteGridError.frameTooLarge(needed: 5_000, edge: 4_096)) {
            try SpriteGrid(
                frameWidth: 5_000,
                frameHeight: 9,
                frameCount: 1,
                .init(powerOfTwo: true, maximumEdge: 6_000)
            )
        }
    }

    /// Phaser reads `margin` and `spacing`: pixels before the first frame and between two.
    @Test func borderAndPaddingStandBetweenFrames() throws {
        let grid = try SpriteGrid(
            frameWidth: 10,
            frameHeight: 20,
            frameCount: 5,
            .init(columns: 3, padding: 4, extrude: 2)
        )
        #expect(grid.pages.map { [$0.width, $0.height] } == [[3 * 14 + 2 * 4, 2 * 24 + 4]])
        #expect(grid.box(of: 4) == PixelBox(minX: 20, minY: 30, maxX: 30, maxY: 50))
    }

    @Test(arguments: [1, 2, 3, 7, 24, 60, 61, 500], [nil, 1, 4, 7] as [Int?])
    func everyFrameStandsOnItsSheetAndOverlapsNoOther(count: Int, columns: Int?) throws {
        for (padding, extrude, powerOfTwo) in [(0, 0, false), (3, 0, true), (0, 2, false), (5, 1, true)] {
            let options = SpriteGrid.Options(
                columns: columns,
                padding: padding,
                extrude: extrude,
                powerOfTwo: powerOfTwo,
                maximumEdge: 512
            )
            let grid = try SpriteGrid(frameWidth: 31, frameHeight: 47, frameCount: count, options)
            #expect(grid.pages.flatMap { Array($0.frames) } == Array(0..<count))
            for page in grid.pages {
                #expect(page.width <= 512 && page.height <= 512)
                if powerOfTwo { #expect(page.width.nonzeroBitCount == 1 && page.height.nonzeroBitCount == 1) }
                let boxes = page.frames.map { index in
                    let box = grid.box(of: index)
                    return PixelBox(
                        minX: box.minX - extrude,
                        minY: box.minY - extrude,
                        maxX: box.maxX + extrude,
                        maxY: box.maxY + extrude
                    )
                }
                let sheet = PixelBox(minX: 0, minY: 0, maxX: page.width, maxY: page.height)
                #expect(boxes.allSatisfy { $0.intersection(sheet) == $0 })
                for (index, box) in boxes.enumerated() {
                    #expect(!boxes[..<index].contains { $0.intersection(box) != nil })
                }
            }
        }
    }
}
