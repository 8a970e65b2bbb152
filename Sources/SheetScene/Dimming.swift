import SheetConfiguration
import SheetMotion

/// What the sheets of a stack do to all that lies behind them, in the screen's own colours.
struct Dimming: Sendable, Hashable {
    private struct Look: Sendable, Hashable {
        let color: Color
        let blur: BackgroundBlur?
    }

    /// One for each sheet.
    private let looks: [Look]

    init(_ sheets: [SheetAppearance], on screen: ScreenConfiguration) {
        let palette = Palette(screen.traits)
        looks = sheets.map { sheet in
            let dimming = sheet.dimming
            return Look(
                color: dimming.color.map { palette[$0] } ?? .black,
                blur: dimming.changesScreen
                    ? BackgroundBlur(
                        radius: dimming.blurRadius,
                        saturation: dimming.saturation,
                        tint: dimming.tint.map { palette[$0] } ?? Color.black.multiplied(byAlpha: 0)
                    ) : nil
            )
        }
    }

    /// The colour of the layer: each sheet's by its share of it. Where none has one, the topmost sheet's.
    func color(at pose: Pose) -> Color {
        let shares = pose.sheets.map(\.dimShare)
        let owner = pose.order.last ?? looks.count - 1
        let weights = shares.contains { $0 > 0 } ? shares : looks.indices.map { $0 == owner ? 1 : 0 }
        return Color(mixing: zip(looks.map(\.color), weights)).multiplied(byAlpha: pose.dim)
    }

    /// The blurs of the screen, the first at the back.
    func blurs(at pose: Pose) -> [PlacedBlur] {
        PlacedBlur.layers(
            zip(looks, pose.sheets).compactMap { look, sheet in look.blur.map { ($0, sheet.dimShare) } }
        )
    }
}
