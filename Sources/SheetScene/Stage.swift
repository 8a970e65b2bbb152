package import SheetConfiguration
package import SheetMotion

/// A configuration laid out: everything that does not move is decided once, and each pose gives a scene.
package struct Stage: Sendable, Hashable {
    private let screen: ScreenConfiguration
    private let backdrop: [Shape]
    private let card: Card

    /// Lays out the screen behind and the sheet; `text` is asked for widths.
    package init(_ configuration: ReelConfiguration, measuring text: some TextMeasuring) {
        screen = configuration.screen
        backdrop = DeviceScreen(configuration.screen).shapes(measuring: text)
        card = Card(configuration.sheet, hairline: 1 / configuration.screen.grid.scale, measuring: text)
    }

    /// What to paint when everything stands as `pose` says.
    package func scene(at pose: Pose) -> Scene {
        Scene(
            size: screen.size,
            grid: screen.grid,
            backdrop: backdrop,
            dimming: Color(0x000000, alpha: pose.dim),
            cards: placed(pose.sheet).map { [$0] } ?? []
        )
    }

    private func placed(_ pose: SheetPose) -> PlacedCard? {
        guard pose.state != .dismissed, pose.opacity > 0 else { return nil }
        let placement: Placement =
            pose.scale == 1 && pose.rotation == 0
            ? .upright(screen.grid.aligned(pose.frame.origin))
            : .turned(center: pose.frame.center, scale: pose.scale, rotation: pose.rotation)
        return PlacedCard(card: card, placement: placement, opacity: pose.opacity)
    }
}
