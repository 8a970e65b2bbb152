/// Where the frames of an animation stand on one or more sheets: a uniform grid, frame after frame from the left, row
/// after row from the top, nothing turned and nothing trimmed, so that CSS and Phaser's `load.spritesheet` can find a
/// frame by its number.
package struct SpriteGrid: Sendable, Hashable {
    /// How a caller wants the grid.
    package struct Options: Sendable, Hashable {
        /// Frames side by side; nil for one row as long as it fits, else rows that leave few places empty.
        package var columns: Int?
        /// Clear pixels between two frames.
        package var padding: Int
        /// Pixels by which a frame's border is repeated on all four sides, against bleeding where a sheet is scaled.
        package var extrude: Int
        /// Whether a sheet's sides are grown to powers of two.
        package var powerOfTwo: Bool
        /// The longest side of a sheet, pixels.
        package var maximumEdge: Int
        /// Whether frames that do not fit on one sheet go on to further ones.
        package var split: Bool

        /// The most that an edge may be: what graphics hardware of the last decade takes.
        package static let edges = 64...16_384

        /// `columns` is 1 or more; `padding` and `extrude` are 0 or more; `maximumEdge` is one of ``edges``.
        package init(
            columns: Int? = nil,
            padding: Int = 0,
            extrude: Int = 0,
            powerOfTwo: Bool = false,
            maximumEdge: Int = 4_096,
            split: Bool = true
        ) {
            precondition(columns.map { $0 > 0 } ?? true, "a grid has a column")
            precondition(
                Self.edges.contains(maximumEdge) && (0...maximumEdge).contains(padding)
                    && (0...maximumEdge).contains(extrude),
                "a grid's lengths are within its edges"
            )
            self.columns = columns
            self.padding = padding
            self.extrude = extrude
            self.powerOfTwo = powerOfTwo
            self.maximumEdge = maximumEdge
            self.split = split
        }
    }

    /// One sheet.
    package struct Page: Sendable, Hashable {
        /// Indices of the frames on it.
        package let frames: Range<Int>
        package let columns: Int
        package let rows: Int
        /// Pixels.
        package let width: Int
        package let height: Int
    }

    /// Pixels of one frame.
    package let frameWidth: Int
    package let frameHeight: Int
    package let frameCount: Int
    package let options: Options
    /// In order; at least one.
    package let pages: [Page]

    /// Lays out `frameCount` frames, each of `frameWidth` × `frameHeight` pixels; all three are 1 or more.
    package init(
        frameWidth: Int,
        frameHeight: Int,
        frameCount: Int,
        _ options: Options = Options()
    ) throws(SpriteGridError) {
        precondition(frameWidth > 0 && frameHeight > 0 && frameCount > 0, "a grid has a frame, and a frame a pixel")
        let edge = options.powerOfTwo ? options.maximumEdge.powerOfTwoBelow : options.maximumEdge
        let across = GridAxis(frame: frameWidth, options)
        let down = GridAxis(frame: frameHeight, options)
        guard across.length(of: 1) <= edge, down.length(of: 1) <= edge else {
            throw .frameTooLarge(needed: max(across.length(of: 1), down.length(of: 1)), edge: edge)
        }
        let mostColumns = across.most(within: edge)
        let mostRows = down.most(within: edge)
        if let columns = options.columns, min(columns, frameCount) > mostColumns {
            throw .tooManyColumns(most: mostColumns, edge: edge)
        }
        let widest = min(options.columns ?? mostColumns, frameCount)
        let capacity = widest * mostRows
        let pageCount = (frameCount + capacity - 1) / capacity
        guard pageCount == 1 || options.split else { throw .needsPages(pageCount, edge: edge) }

        let columns: Int
        if options.columns == nil, pageCount == 1 {
            let rows = (frameCount + widest - 1) / widest
            columns = (frameCount + rows - 1) / rows
        } else {
            columns = widest
        }
        self.frameWidth = frameWidth
        self.frameHeight = frameHeight
        self.frameCount = frameCount
        self.options = options
        pages = (0..<pageCount).map { page in
            let frames = (page * capacity)..<min((page + 1) * capacity, frameCount)
            let columns = min(columns, frames.count)
            let rows = (frames.count + columns - 1) / columns
            let (width, height) = (across.length(of: columns), down.length(of: rows))
            return Page(
                frames: frames,
                columns: columns,
                rows: rows,
                width: options.powerOfTwo ? width.powerOfTwoAbove : width,
                height: options.powerOfTwo ? height.powerOfTwoAbove : height
            )
        }
    }

    /// The sheet that frame `index` is on.
    package func page(of index: Int) -> Int {
        pages.firstIndex { $0.frames.contains(index) } ?? pages.count - 1
    }

    /// Where frame `index` stands on its sheet, without its repeated border.
    package func box(of index: Int) -> PixelBox {
        let page = pages[page(of: index)]
        let place = index - page.frames.lowerBound
        let x = GridAxis(frame: frameWidth, options).start(of: place % page.columns)
        let y = GridAxis(frame: frameHeight, options).start(of: place / page.columns)
        return PixelBox(minX: x, minY: y, maxX: x + frameWidth, maxY: y + frameHeight)
    }
}

/// Why frames find no place.
package enum SpriteGridError: Error, Hashable {
    /// A single frame with its border, `needed` pixels, is longer than an edge may be.
    case frameTooLarge(needed: Int, edge: Int)
    /// More columns than fit side by side.
    case tooManyColumns(most: Int, edge: Int)
    /// The frames fit on that many sheets only, and splitting was ruled out.
    case needsPages(Int, edge: Int)
}

/// One direction of a grid: frames with their repeated borders, padding between them.
private struct GridAxis {
    private let frame: Int
    private let extrude: Int
    private let padding: Int

    init(frame: Int, _ options: SpriteGrid.Options) {
        self.frame = frame
        extrude = options.extrude
        padding = options.padding
    }

    private var pitch: Int { frame + 2 * extrude + padding }

    func length(of count: Int) -> Int { count * pitch - padding }
    func start(of place: Int) -> Int { place * pitch + extrude }
    func most(within edge: Int) -> Int { (edge + padding) / pitch }
}

extension Int {
    /// The largest power of two that is no more than this, which is positive.
    fileprivate var powerOfTwoBelow: Int { 1 << (Int.bitWidth - 1 - leadingZeroBitCount) }

    /// The smallest power of two that is no less than this, which is positive.
    fileprivate var powerOfTwoAbove: Int { powerOfTwoBelow == self ? self : 2 * powerOfTwoBelow }
}
