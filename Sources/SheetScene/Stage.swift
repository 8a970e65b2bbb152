package import SheetConfiguration
package import SheetMotion

/// A configuration laid out: everything that does not move is decided once, and each pose gives a scene.
package struct Stage: Sendable, Hashable {
    private let configuration: ReelConfiguration
    private let sets: [ScreenConfiguration.Orientation: ScreenSet]
    private let annotations: Annotations?

    /// Lays out the screen behind and the sheets; `text` is asked for widths.
    package init(_ configuration: ReelConfiguration, measuring text: some TextMeasuring) {
        self.configuration = configuration
        let orientation = configuration.screen.orientation
        var sets: [ScreenConfiguration.Orientation: ScreenSet] = [:]
        for orientation in configuration.isTurned ? [orientation, orientation.turned] : [orientation] {
            sets[orientation] = ScreenSet(configuration, held: orientation, measuring: text)
        }
        self.sets = sets
        annotations = Annotations(configuration, measuring: text)
    }

    /// What to paint `seconds` after the start of the timeline's phase.
    package func scene(of timeline: Timeline, at seconds: Double) -> Scene {
        let pose = timeline.pose(at: seconds)
        return scene(at: pose, above: annotations?.shapes(at: pose, seconds) ?? [])
    }

    /// What to paint when everything stands as `pose` says; `notes` are laid over the screen.
    private func scene(at pose: Pose, above notes: [Shape]) -> Scene {
        guard let set = sets[pose.orientation] else { preconditionFailure("a screen turns by a step that says so") }
        let scene = set.scene(at: pose).annotated(with: notes)
        guard configuration.canvas != scene.size else { return scene }
        return scene.centred(in: configuration.canvas) { screen in
            configuration.screen.bezel.map { frame in
                let isDark = configuration.screen.traits.appearance == .dark
                return Bezel(
                    frame: frame,
                    screen: screen,
                    canvas: configuration.canvas,
                    orientation: pose.orientation,
                    page: isDark ? .black : .white
                )
            }
        }
    }
}

extension Scene {
    /// The same scene with `notes` above everything, on a card as large as the screen.
    fileprivate func annotated(with notes: [Shape]) -> Scene {
        guard !notes.isEmpty else { return self }
        let clear = Color(0x000000, alpha: 0)
        let card = Card(size: size, cornerRadius: 0, background: clear, content: notes, shadow: .none)
        return Scene(
            size: size,
            grid: grid,
            backdrop: backdrop,
            presenter: presenter,
            blurs: blurs,
            dimming: dimming,
            cards: cards + [PlacedCard(card: card, placement: .upright(.zero), opacity: 1)]
        )
    }

    /// The same scene in the middle of a larger picture, black around it, or the bezel that there is for the screen's
    /// place.
    fileprivate func centred(in canvas: Size, bezel: (Rectangle) -> Bezel?) -> Scene {
        let offset = grid.aligned(Point(x: (canvas.width - size.width) / 2, y: (canvas.height - size.height) / 2))
        let whole = Rectangle(origin: .zero, size: canvas)
        let screen = Rectangle(origin: offset, size: size)
        return Scene(
            size: canvas,
            grid: grid,
            backdrop: [.fill(.rectangle(whole), .black)] + backdrop.map { $0.moved(by: offset) },
            presenter: presenter?.moved(by: offset),
            blurs: blurs,
            dimming: dimming,
            cards: cards.map { $0.moved(by: offset) }
                + (bezel(screen).map { [$0.card] } ?? Self.surround(of: screen, in: canvas))
        )
    }

    /// What hides sheets that are still, or already, beside the screen.
    private static func surround(of screen: Rectangle, in canvas: Size) -> [PlacedCard] {
        let bars = [
            Rectangle(x: 0, y: 0, width: canvas.width, height: screen.minY),
            Rectangle(x: 0, y: screen.maxY, width: canvas.width, height: canvas.height - screen.maxY),
            Rectangle(x: 0, y: 0, width: screen.minX, height: canvas.height),
            Rectangle(x: screen.maxX, y: 0, width: canvas.width - screen.maxX, height: canvas.height),
        ]
        return bars.filter { $0.width > 0 && $0.height > 0 }.map { bar in
            let card = Card(size: bar.size, cornerRadius: 0, background: .black, content: [], shadow: .none)
            return PlacedCard(card: card, placement: .upright(bar.origin), opacity: 1)
        }
    }
}
