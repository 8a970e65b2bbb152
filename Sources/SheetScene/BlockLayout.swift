import SheetConfiguration

/// Blocks laid out one below the other, bars at the edges.
struct BlockLayout {
    /// The column and the bar above it, from the top left corner.
    let shapes: [Shape]
    /// The bars below, from the bottom left corner: they stay there, however high the sheet stands.
    let bottomBars: [Shape]

    /// What a column has to fit in.
    struct Frame {
        let size: Size
        /// Kept free of content above and below, points: a status bar, a home indicator.
        let top: Double
        let bottom: Double
        let barMetrics: BarMetrics
        /// The one above the content that is not of it.
        var grabber: GrabberConfiguration?
    }

    /// Points kept free below a grabber.
    private static let belowGrabber = 2.0

    init(_ blocks: [ContentBlock], in frame: Frame, _ context: BlockContext) {
        let parts = Parts(blocks)
        let bar = parts.navigationBar.map { $0.laid(in: context, frame.barMetrics, top: frame.top) }
        let bars = BottomBars(parts.bottomBars, safeArea: frame.bottom, context)
        // A picture at the very top goes on below the status bar; anything else keeps clear of a grabber.
        let isUnderStatusBar = bar == nil && (parts.column.first?.reachesTop ?? false)
        let grabber = frame.grabber ?? (parts.hasGrabber ? .system : nil)
        let free = max(frame.top, grabber.map { $0.inset + $0.height + Self.belowGrabber } ?? 0)
        let top = bar?.height ?? (isUnderStatusBar ? 0 : free)
        let below = bars.height > 0 ? bars.height : frame.bottom
        // What is past the bottom edge is never seen, whatever is dragged: a sheet is laid out at its full height.
        let column = Column(
            parts.column,
            top: top,
            visible: frame.size.height - top,
            free: frame.size.height - top - below,
            isBelowLargeTitle: parts.navigationBar?.prefersLargeTitles ?? false,
            context
        )
        var shapes = column.shapes + (bar?.shapes ?? [])
        if parts.hasGrabber { shapes.append(.grabber(.system, across: context.width, context.palette)) }
        let isMirrored = context.isRightToLeft
        self.shapes = isMirrored ? shapes.map { $0.mirrored(across: context.width) } : shapes
        bottomBars = isMirrored ? bars.shapes.map { $0.mirrored(across: context.width) } : bars.shapes
    }
}

/// Blocks by where they stand.
private struct Parts {
    var navigationBar: NavigationBarBlock?
    var column: [any BlockLaying] = []
    /// From the top down; a keyboard is the lowest.
    var bottomBars: [any BottomBar] = []
    var hasGrabber = false

    init(_ blocks: [ContentBlock]) {
        var keyboard: KeyboardBlock?
        for block in blocks {
            switch block {
            case .navigationBar(let bar):
                // There is one bar; another is a row of its column's own.
                if navigationBar == nil, column.isEmpty { navigationBar = bar } else { column.append(bar) }
            case .toolbar(let bar): bottomBars.append(bar)
            case .tabBar(let bar): bottomBars.append(bar)
            case .keyboard(let block): keyboard = block
            case .grabber: hasGrabber = true
            case .searchBar(let block): column.append(block)
            case .text(let block): column.append(block)
            case .row(let block): column.append(block)
            case .section(let block): column.append(block)
            case .button(let block): column.append(block)
            case .actions(let block): column.append(block)
            case .textField(let block): column.append(block)
            case .textView(let block): column.append(block)
            case .segmentedControl(let block): column.append(block)
            case .slider(let block): column.append(block)
            case .progress(let block): column.append(block)
            case .image(let block): column.append(block)
            case .avatar(let block): column.append(block)
            case .map(let block): column.append(block)
            case .separator(let block): column.append(block)
            case .spacer(let block): column.append(block)
            }
        }
        if let keyboard { bottomBars.append(keyboard) }
    }
}

/// Blocks between the bars.
private struct Column {
    private(set) var shapes: [Shape] = []

    /// `visible` points below `top` are seen at most, `free` of them are not under a bar.
    init(
        _ blocks: [any BlockLaying],
        top: Double,
        visible: Double,
        free: Double,
        isBelowLargeTitle: Bool,
        _ context: BlockContext
    ) {
        var laid: [(y: Double, block: LaidBlock)] = []
        var y = 0.0
        var spacing = 0.0
        for block in blocks {
            guard y < visible else { break }
            let next = block.laid(in: context, room: visible - y, stretch: 0)
            if laid.isEmpty {
                // A large title brings its own room.
                y = isBelowLargeTitle ? min(next.spacing.above, 6) : next.spacing.above
            } else {
                y += max(spacing, next.spacing.above)
            }
            laid.append((y, next))
            y += next.height
            spacing = next.spacing.below
        }
        let flexible = blocks.count { $0.isFlexible }
        let left = free - y - (blocks.last is ActionsBlock ? 0 : spacing)
        if flexible > 0, left > 0, laid.count == blocks.count {
            // What is left goes to the flexible ones in equal parts, on device pixels.
            let stretch = context.grid.aligned(left / Double(flexible))
            var shift = 0.0
            for (index, block) in blocks.enumerated() {
                laid[index].y += shift
                guard block.isFlexible else { continue }
                laid[index].block = block.laid(in: context, room: visible - laid[index].y, stretch: stretch)
                shift += stretch
            }
        }
        for (y, block) in laid {
            let offset = Point(x: 0, y: context.grid.aligned(top + y))
            shapes += block.shapes.map { $0.moved(by: offset) }
        }
    }
}

extension Shape {
    /// A grabber in the middle of a sheet of `width`.
    static func grabber(_ grabber: GrabberConfiguration, across width: Double, _ palette: Palette) -> Shape {
        let length = grabber.width(on: width)
        let bar = Rectangle(x: (width - length) / 2, y: grabber.inset, width: length, height: grabber.height)
        return .fill(.roundedRectangle(bar, radius: min(grabber.height, length) / 2), palette.tertiaryLabel)
    }
}
