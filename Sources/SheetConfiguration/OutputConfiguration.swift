/// Which stretch of the animation is drawn, and which instants of it.
package struct OutputConfiguration: Sendable, Hashable {
    /// A stretch of the animation.
    package enum Phase: String, Sendable, Hashable, CaseIterable {
        /// The sheet comes in.
        case entry
        /// The sheet leaves.
        case exit
        /// Entry, hold and exit.
        case all
    }

    /// One instant of a phase.
    package enum Moment: Sendable, Hashable {
        /// Seconds from the start of the phase; past its end the end holds.
        case time(Double)
        /// A fraction of the phase, 0…1.
        case progress(Double)
    }

    package let phase: Phase
    /// The instant of a single frame. The end of the phase by default.
    package let moment: Moment
    /// How several frames are spread over the phase.
    package let sampling: Sampling
    /// How several frames are put into a file.
    package let container: ContainerConfiguration
    /// How they are laid out on sprite sheets.
    package let sprite: SpriteConfiguration
    /// What is drawn above the picture to explain it.
    package let annotations: [Annotation]

    /// How several frames are spread over a phase.
    package enum Sampling: Sendable, Hashable {
        /// One frame every 1/fps seconds, `count` of them; with no count up to and including the end of the phase.
        case rate(framesPerSecond: Double, count: Int?)
        /// `count` frames from the start of the phase to its end, both included.
        case count(Int)
        /// Exactly these instants, seconds from the start of the phase.
        case times([Double])
    }
}
