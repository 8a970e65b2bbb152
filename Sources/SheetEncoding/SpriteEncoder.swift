import Synchronization

/// Writes sprite sheets as PNG files, band by band: neither a sheet nor its file is ever whole in memory, only the
/// frames of one row of the grid are, and of those that can be made row by row not even they.
package struct SpriteEncoder<Frames: FrameSequence> {
    /// With all that they have kept from the sheets so far.
    package private(set) var frames: Frames
    private let grid: SpriteGrid
    private let kernels: PixelKernels

    /// Bands that are made at a time; there is no use in more workers.
    private static var bandsAtATime: Int { 4 }

    /// The frames of a sequence on `grid`, which was laid out for them.
    package init(_ frames: Frames, _ grid: SpriteGrid, kernels: PixelKernels = .best) {
        precondition(
            frames.width == grid.frameWidth && frames.height == grid.frameHeight
                && frames.delays.count == grid.frameCount,
            "the grid is that of the frames"
        )
        self.frames = frames
        self.grid = grid
        self.kernels = kernels
    }

    /// Hands the file of sheet `page` to `sink`, piece by piece: 8 bits a channel, sRGB; RGB where frames without gaps
    /// fill all of it and nothing shines through them, RGBA otherwise. The bytes depend on the pixels alone, however
    /// `share` shares the work. Throws what drawing a frame or `sink` throws, and ``EncodingError/frameShinesThrough(frame:)``.
    package mutating func encode(
        page: Int,
        sharing share: PNG.Sharing = { count, part in for index in 0..<count { part(index) } },
        to sink: ByteSink
    ) throws {
        let page = grid.pages[page]
        if isOpaque(page) {
            try encode(page, .rgb, OpaqueLayout(), share, sink)
        } else {
            try encode(page, .rgba, StraightLayout(), share, sink)
        }
    }

    private func isOpaque(_ page: SpriteGrid.Page) -> Bool {
        let border = 2 * grid.options.extrude
        let covered = page.frames.count * (grid.frameWidth + border) * (grid.frameHeight + border)
        return frames.isOpaque && covered == page.width * page.height
    }

    private mutating func encode<Layout: PixelLayout>(
        _ page: SpriteGrid.Page,
        _ format: PixelFormat,
        _ layout: Layout,
        _ share: PNG.Sharing,
        _ sink: ByteSink
    ) throws {
        var start = PNGFile()
        start.append(.header(width: page.width, height: page.height, format))
        start.append(.standardColor)
        try sink(start.bytes)

        let bands = SpriteBands(page, grid).bands
        var sum = AdlerSum.start
        var lines: (row: Int, lines: SpriteLines)?
        for first in stride(from: 0, to: bands.count, by: Self.bandsAtATime) {
            let batch = bands[first..<min(first + Self.bandsAtATime, bands.count)]
            var jobs: [SpriteJob] = []
            for band in batch {
                if lines?.row != band.row { lines = (band.row, try self.lines(of: band.row, page)) }
                jobs.append(SpriteJob(lines: lines!.lines, range: band.lines, kernels: kernels))
            }
            let isEnd = batch.endIndex == bands.count
            for (index, encoded) in Self.encoded(jobs, layout, endsStream: isEnd, share).enumerated() {
                guard let encoded else {
                    throw EncodingError.frameShinesThrough(frame: firstFrame(of: batch, index, page))
                }
                sum.append(encoded.sum, count: encoded.rowBytes)
                var data = first + index == 0 ? ZlibStream.header : []
                data += encoded.bytes
                if isEnd, index == jobs.count - 1 { data.append(bigEndian: sum.value) }
                try sink(Self.bytes(of: PNGChunk("IDAT", data)))
            }
        }
        try sink(Self.bytes(of: .end))
    }

    private static func bytes(of chunk: PNGChunk) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(chunk.data.count + 12)
        chunk.write(to: &bytes)
        return bytes
    }

    private static func encoded<Layout: PixelLayout>(
        _ jobs: [SpriteJob],
        _ layout: Layout,
        endsStream: Bool,
        _ share: PNG.Sharing
    ) -> [EncodedBand?] {
        let encoded = Mutex([EncodedBand?](repeating: nil, count: jobs.count))
        share(jobs.count) { index in
            let band = jobs[index].encode(layout, isLast: endsStream && index == jobs.count - 1)
            encoded.withLock { $0[index] = band }
        }
        return encoded.withLock { $0 }
    }

    /// The lines of one row of the grid.
    private mutating func lines(of row: Int, _ page: SpriteGrid.Page) throws -> SpriteLines {
        let start = page.frames.lowerBound + row * page.columns
        let shown = min(start, page.frames.upperBound)..<min(start + page.columns, page.frames.upperBound)
        var rows: [any FrameRows] = []
        for index in shown { rows.append(try frames.rows(of: index) ?? drawn(index)) }
        return SpriteLines(rows, grid, width: page.width)
    }

    /// Frame `index` as a whole.
    private mutating func drawn(_ index: Int) throws -> Bitmap {
        let canvas = Canvas(width: frames.width, height: frames.height)
        _ = try frames.draw(index, over: nil, on: canvas)
        let pixels = unsafe Array(UnsafeBufferPointer(start: canvas.pixels, count: canvas.width * canvas.height))
        return Bitmap(width: canvas.width, height: canvas.height, pixels: pixels)
    }

    private func firstFrame(of batch: ArraySlice<SpriteBands.Band>, _ index: Int, _ page: SpriteGrid.Page) -> Int {
        page.frames.lowerBound + batch[batch.startIndex + index].row * page.columns
    }
}

/// One band to be made and encoded.
private struct SpriteJob: Sendable {
    let lines: SpriteLines
    let range: Range<Int>
    let kernels: PixelKernels

    /// Nil if a pixel is not what `layout` can say.
    func encode<Layout: PixelLayout>(_ layout: Layout, isLast: Bool) -> EncodedBand? {
        let canvas = Canvas(width: lines.width, height: range.count)
        for line in range { unsafe lines.write(line: line, to: canvas.row(line - range.lowerBound)) }
        let rows = unsafe PixelRows(
            start: canvas.pixels,
            stride: canvas.width,
            width: canvas.width,
            height: canvas.height
        )
        return BandEncoder(rows, layout, kernels: kernels, workspace: EncoderWorkspace(width: canvas.width))
            .encode(0..<canvas.height, isLast: isLast)
    }
}
