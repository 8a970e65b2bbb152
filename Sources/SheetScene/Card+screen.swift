import SheetConfiguration
import SheetMotion

extension Card {
    /// A full-screen modal, with a form on it.
    init(modalOn screen: ScreenConfiguration, tint: DynamicColor?, measuring text: any TextMeasuring) {
        let context = BlockContext(on: screen, tint: tint, measuring: text)
        let blocks = ContentTemplate.form.blocks(in: screen.traits.locale)
        let layout = BlockLayout(
            blocks,
            in: BlockLayout.Frame(
                size: screen.size,
                top: screen.safeArea.top,
                bottom: screen.safeArea.bottom,
                barMetrics: BarMetrics(screen: screen)
            ),
            context
        )
        self.init(
            size: screen.size,
            cornerRadius: 0,
            background: context.palette.background(of: blocks),
            content: layout.shapes,
            shadow: .none
        )
    }

    /// The keyboard, `height` points high.
    init(keyboardOn screen: ScreenConfiguration, height: Double, measuring text: any TextMeasuring) {
        let context = BlockContext(on: screen, tint: nil, measuring: text)
        self = Keyboard(context: context, safeArea: screen.safeArea.bottom).card(height: height)
    }
}

extension BlockContext {
    fileprivate init(on screen: ScreenConfiguration, tint: DynamicColor?, measuring text: any TextMeasuring) {
        self.init(
            width: screen.size.width,
            safeArea: screen.safeArea,
            keyboardHeight: screen.keyboardHeight,
            traits: screen.traits,
            palette: Palette(screen.traits, tint: tint),
            grid: screen.grid,
            text: text
        )
    }
}
