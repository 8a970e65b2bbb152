package import SheetConfiguration

/// Something that happens at an instant, as an app would be told of it.
package struct TimelineEvent: Sendable, Hashable {
    /// Who is told.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A handler that was set on the sheet.
        case handler
        /// Everyone who listens, by a notification.
        case notification
        /// Whoever called, by the call's own completion.
        case completion
        /// The handler for taps beside the sheet.
        case tap
        /// Nobody by a handler of the sheet's: what the storyboard itself does.
        case action
    }

    /// Seconds from the start of the storyboard.
    package let time: Double
    package let kind: Kind
    package let name: String
    /// The sheet's index; nil if the event is of none.
    package let sheet: Int?
    /// Where the tap was, on the screen.
    package let point: Point?
    /// What a step of the storyboard can wait for.
    let cue: StoryboardEvent?

    init(
        _ time: Double,
        _ kind: Kind,
        _ name: String,
        sheet: Int? = nil,
        point: Point? = nil,
        cue: StoryboardEvent? = nil
    ) {
        self.time = time
        self.kind = kind
        self.name = name
        self.sheet = sheet
        self.point = point
        self.cue = cue
    }

    /// The same event, told in another stretch's time.
    func shifted(by seconds: Double) -> TimelineEvent {
        TimelineEvent(time + seconds, kind, name, sheet: sheet, point: point, cue: cue)
    }
}
