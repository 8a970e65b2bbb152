/// Frames of one size, each with the time that it is shown: what animations, frame archives and sprite sheets are made
/// from. A frame is drawn when it is asked for, onto memory that the asker keeps; what it shows depends on its index
/// alone.
package protocol FrameSequence {
    /// Pixels.
    var width: Int { get }
    var height: Int { get }
    /// Whether nothing shines through in any frame.
    var isOpaque: Bool { get }
    /// How long each frame is shown, in order; at least one frame.
    var delays: [FrameDelay] { get }
    /// Stretches of frames that have a name, in order.
    var tags: [FrameTag] { get }

    /// Draws frame `index` on `canvas`, which shows frame `previous` already, or nothing that matters.
    /// Answers with a box outside of which the frame is as `previous` was; nil where both are the same.
    mutating func draw(_ index: Int, over previous: Int?, on canvas: Canvas) throws -> PixelBox?

    /// Frame `index` row by row, where it can be had so; nil, unless a sequence says otherwise.
    mutating func rows(of index: Int) throws -> (any FrameRows)?
}

/// How long a frame is shown, as an exact fraction of seconds.
package struct FrameDelay: Sendable, Hashable {
    /// 0 or more.
    package let numerator: Int
    /// 1 or more.
    package let denominator: Int

    /// `numerator` / `denominator` seconds.
    package init(_ numerator: Int, _ denominator: Int) {
        precondition(numerator >= 0 && denominator > 0, "a delay is a fraction that is not negative")
        self.numerator = numerator
        self.denominator = denominator
    }

    package var seconds: Double { Double(numerator) / Double(denominator) }
}

/// A named stretch of frames.
package struct FrameTag: Sendable, Hashable {
    /// Not empty.
    package let name: String
    /// Indices; at least one.
    package let frames: ClosedRange<Int>

    package init(_ name: String, _ frames: ClosedRange<Int>) {
        self.name = name
        self.frames = frames
    }
}
