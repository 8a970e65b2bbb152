/// All that a caller asks for, checked. Holding one proves that every bound in ``Limits`` was met and that every
/// member left out has its default: the rest of the house asks no more questions.
package struct ReelConfiguration: Sendable, Hashable {
    package internal(set) var screen: ScreenConfiguration
    package let presenter: PresenterConfiguration
    /// The stack, the lowest first; at least one.
    package let sheets: [SheetAppearance]
    /// What happens; nil for every sheet's entry, a rest, and every sheet's exit.
    package let storyboard: StoryboardConfiguration?
    package let output: OutputConfiguration
    /// What legends call it. Where it is compared, left out it is the name of its preset, if it has one.
    package internal(set) var title: String?
    /// The configuration to draw beside this one in a chart; at most one.
    package internal(set) var compared: [ReelConfiguration] = []
    /// The configurations to draw instead of this one in a filmstrip, a row for each.
    package internal(set) var variants: [ReelConfiguration] = []

    /// The first sheet.
    package var sheet: SheetAppearance { sheets[0] }

    /// The size of all its pictures, points: the screen's, or that of the device around it; for a storyboard that turns the screen a square that holds
    /// it both ways, so that every frame of an animation has one size.
    package var canvas: Size {
        guard isTurned else { return screen.pictureSize }
        let side = max(screen.pictureSize.width, screen.pictureSize.height)
        return Size(width: side, height: side)
    }

    /// Whether the storyboard turns the screen.
    package var isTurned: Bool {
        storyboard?.steps.contains { if case .rotate = $0.action { true } else { false } } ?? false
    }
}
