import SheetConfiguration
import SheetMotion

/// The screen that presents the sheets, and what the system shows on it.
struct DeviceScreen {
    private let screen: ScreenConfiguration
    private let presenter: PresenterConfiguration
    private let context: BlockContext

    init(_ screen: ScreenConfiguration, _ presenter: PresenterConfiguration, measuring text: any TextMeasuring) {
        self.screen = screen
        self.presenter = presenter
        context = BlockContext(
            width: screen.size.width,
            safeArea: screen.safeArea,
            keyboardHeight: screen.keyboardHeight,
            traits: screen.traits,
            palette: Palette(screen.traits, tint: presenter.tint),
            grid: screen.grid,
            text: text
        )
    }

    /// Background, content and bars.
    var content: [Shape] {
        let blocks = presenter.content.blocks(in: screen.traits.locale)
        let background = presenter.backgroundColor.map { context.palette[$0] } ?? context.palette.background(of: blocks)
        let layout = BlockLayout(
            blocks,
            in: BlockLayout.Frame(
                size: screen.size,
                top: max(screen.statusBarHeight, screen.safeArea.top),
                bottom: screen.safeArea.bottom,
                barMetrics: BarMetrics(screen: screen)
            ),
            context
        )
        let bars = layout.bottomBars.map { $0.moved(by: Point(x: 0, y: screen.size.height)) }
        return [.fill(.rectangle(screen.bounds), background)] + layout.shapes + bars
    }

    /// Time, signal, battery; nothing where the screen shows none.
    var statusBar: [Shape] { statusBar(context.palette.label) }

    /// The same as cards, to lie above everything: on the screen's own background and on black. Nil where the screen
    /// shows none.
    var statusBarCards: StatusBarCards? {
        guard screen.statusBarHeight > 0 else { return nil }
        func card(_ color: Color) -> PlacedCard {
            let card = Card(
                size: Size(width: screen.size.width, height: screen.statusBarHeight),
                cornerRadius: 0,
                background: Color(0x000000, alpha: 0),
                content: statusBar(color),
                shadow: .none
            )
            return PlacedCard(card: card, placement: .upright(.zero), opacity: 1)
        }
        return StatusBarCards(normal: card(context.palette.label), onBlack: card(.white))
    }

    private func statusBar(_ color: Color) -> [Shape] {
        guard screen.statusBarHeight > 0 else { return [] }
        let bar = StatusBar(
            width: screen.size.width,
            height: screen.statusBarHeight,
            color: color,
            isMirrored: context.isRightToLeft
        )
        // The system turns it round with everything else.
        return context.isRightToLeft ? bar.shapes().map { $0.mirrored(across: screen.size.width) } : bar.shapes()
    }

    /// The bar to swipe on, above everything; nil where the screen has a button instead.
    var homeIndicator: PlacedCard? {
        guard screen.safeArea.bottom > 0 else { return nil }
        let width = min(screen.size.width * 0.36, 300)
        let origin = Point(x: (screen.size.width - width) / 2, y: screen.size.height - 13)
        let card = Card(
            size: Size(width: screen.grid.aligned(width), height: 5),
            cornerRadius: 2.5,
            background: context.palette.label,
            content: [],
            shadow: .none
        )
        return PlacedCard(card: card, placement: .upright(screen.grid.aligned(origin)), opacity: 1)
    }
}

/// A status bar on the screen's own background and on black.
struct StatusBarCards: Sendable, Hashable {
    let normal: PlacedCard
    let onBlack: PlacedCard
}

extension Content {
    /// The blocks, a template's with texts in `locale`'s language.
    func blocks(in locale: LanguageTag) -> [ContentBlock] {
        switch self {
        case .template(let template): template.blocks(in: locale)
        case .blocks(let blocks): blocks
        }
    }
}

extension Palette {
    /// Behind `blocks`: grey where plates lie on it.
    func background(of blocks: [ContentBlock]) -> Color {
        let hasPlates = blocks.contains { block in
            if case .section(let section) = block { section.style != .plain } else { false }
        }
        return hasPlates ? groupedBackground : background
    }
}
