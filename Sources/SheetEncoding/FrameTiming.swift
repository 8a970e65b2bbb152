/// When a container whose clock has ticks shows which frame. Every frame begins at the tick nearest to its true beginning,
/// so that nothing drifts: 30 frames a second are 3, 4, 3, 3, 4, 3 … ticks of 1/100 s. A frame that would be gone again
/// before the shortest time that players keep to is left out, as they would slow it down; but never the last.
package struct FrameTiming: Sendable, Hashable {
    package struct Entry: Sendable, Hashable {
        /// The frame's index in its sequence.
        package let frame: Int
        /// How long it is shown.
        package let ticks: Int
    }

    /// In order; the first frame is always there.
    package let entries: [Entry]

    /// `perSecond` ticks make a second; no frame is shown for less than `least` of them.
    package init(_ delays: [FrameDelay], perSecond: Int, least: Int) {
        let tick = { (seconds: Double) in Int((seconds * Double(perSecond) + 0.5).rounded(.down)) }
        var elapsed = 0.0
        var kept: [(frame: Int, start: Int)] = []
        for (index, delay) in delays.enumerated() {
            var earliest = kept.last.map { $0.start + least } ?? 0
            let start = tick(elapsed)
            elapsed += delay.seconds
            if start < earliest {
                guard index == delays.count - 1 else { continue }
                // The last frame takes the place of the one before, or else comes late.
                if kept.count > 1 { earliest = kept.removeLast().start }
            }
            kept.append((frame: index, start: max(start, earliest)))
        }
        let ends = kept.dropFirst().map(\.start) + [tick(elapsed)]
        entries = zip(kept, ends).map { entry, end in
            Entry(frame: entry.frame, ticks: max(end - entry.start, least))
        }
    }
}
