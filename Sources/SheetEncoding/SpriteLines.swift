/// The frames on one row of a sprite sheet's grid, as lines of the sheet.
struct SpriteLines: Sendable {
    private let frames: [any FrameRows]
    private let frameWidth: Int
    private let frameHeight: Int
    /// From one frame's left edge to the next one's.
    private let pitch: Int
    private let extrude: Int
    /// Pixels of a line.
    let width: Int
    /// Lines that show the frames and their repeated borders; those after them are clear.
    private let height: Int
    /// Whether the frames leave pixels of their lines clear.
    private let hasGaps: Bool

    /// `frames` from the left, on a sheet `width` pixels wide.
    init(_ frames: [any FrameRows], _ grid: SpriteGrid, width: Int) {
        self.frames = frames
        self.width = width
        frameWidth = grid.frameWidth
        frameHeight = grid.frameHeight
        extrude = grid.options.extrude
        pitch = grid.frameWidth + 2 * extrude + grid.options.padding
        height = grid.frameHeight + 2 * extrude
        hasGaps = grid.options.padding > 0 || frames.count * pitch < width
    }

    /// Writes line `line`, counted from the upper edge of the row of frames, to `out`.
    func write(line: Int, to out: UnsafeMutablePointer<UInt32>) {
        if hasGaps || line >= height { unsafe out.update(repeating: 0, count: width) }
        guard line < height else { return }
        let row = min(max(line - extrude, 0), frameHeight - 1)
        for (place, frame) in frames.enumerated() {
            let start = unsafe out + place * pitch + extrude
            unsafe frame.write(row: row, to: start)
            if extrude > 0 {
                unsafe (start - extrude).update(repeating: start[0], count: extrude)
                unsafe (start + frameWidth).update(repeating: start[frameWidth - 1], count: extrude)
            }
        }
    }
}
