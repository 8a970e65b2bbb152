import SheetConfiguration
import SheetMotion

/// Everything on a screen that is held one way, laid out.
struct ScreenSet: Sendable, Hashable {
    private let screen: ScreenConfiguration
    private let sheets: [SheetAppearance]
    private let backdrop: [Shape]
    private let contents: [SheetContent]
    private let backgrounds: [Color]
    private let modal: Card

    init(
        _ configuration: ReelConfiguration,
        held orientation: ScreenConfiguration.Orientation,
        measuring text: some TextMeasuring
    ) {
        let screen = configuration.screen.held(orientation)
        let hairline = 1 / screen.grid.scale
        self.screen = screen
        sheets = configuration.sheets
        backdrop = DeviceScreen(screen, configuration.presenter).shapes(measuring: text)
        let palettes = configuration.sheets.map { sheet in
            Palette(screen.traits, isElevated: true, tint: sheet.tint ?? configuration.presenter.tint)
        }
        backgrounds = zip(configuration.sheets, palettes).map { sheet, palette in
            sheet.backgroundColor.map { palette[$0] } ?? palette.background
        }
        contents = zip(configuration.sheets, palettes).map { sheet, palette in
            SheetContent(
                sizes: Self.sizes(sheet, on: screen),
                palette: palette,
                hasGrabber: sheet.prefersGrabberVisible && sheet.presentationStyle.isSystemSheet,
                topInset: sheet.presentationStyle.coversScreen ? screen.safeArea.top : 0,
                hairline: hairline,
                measuring: text
            )
        }
        modal = Card(modalOn: screen, Palette(screen.traits, tint: configuration.presenter.tint), measuring: text)
    }

    /// The sizes that a sheet rests at, each width once and as high as it gets.
    private static func sizes(_ sheet: SheetAppearance, on screen: ScreenConfiguration) -> [Size] {
        let surroundings = RestingLayout.Surroundings(screen)
        var sizes: [Size] = []
        for detent in sheet.detents.indices.reversed() {
            let size = RestingLayout(sheet, detent: detent, in: surroundings).frame.size
            if !sizes.contains(where: { $0.width == size.width }) { sizes.append(size) }
        }
        return sizes
    }

    func scene(at pose: Pose) -> Scene {
        let shown =
            pose.presenter.tintDimmed > 0
            ? backdrop.map { $0.desaturated(by: pose.presenter.tintDimmed) } : backdrop
        let isPushedBack = pose.presenter.scale != 1 || pose.presenter.opacity < 1
        return Scene(
            size: screen.size,
            grid: screen.grid,
            backdrop: isPushedBack ? [.fill(.rectangle(screen.bounds), .black)] : shown,
            presenter: isPushedBack ? presenter(shown, pose.presenter) : nil,
            dimming: Color(0x000000, alpha: pose.dim),
            cards: pose.order.compactMap { placed($0, pose.sheets[$0]) } + front(pose)
        )
    }

    /// The scale at which the system's presenter has gone all the way down to the status bar.
    private static let pushedBack = 0.916_5

    /// The presenting screen, scaled about its top centre; its top comes down to the status bar while it shrinks to
    /// the system's scale, and its corners turn round.
    private func presenter(_ shapes: [Shape], _ pose: PresenterPose) -> PlacedCard {
        let scale = pose.scale
        let share = min(max((1 - scale) / (1 - Self.pushedBack), 0), 1)
        let card = Card(
            size: screen.size,
            cornerRadius: 10 * share,
            background: .white,
            content: shapes,
            shadow: .none
        )
        let center = Point(
            x: screen.size.width / 2,
            y: screen.safeArea.top * share + screen.size.height * scale / 2
        )
        return PlacedCard(
            card: card,
            placement: .turned(center: center, scaleX: scale, scaleY: scale, rotation: 0),
            opacity: pose.opacity
        )
    }

    /// Smaller than this nothing of a card is seen.
    private static let smallestScale = 1e-4

    private func placed(_ index: Int, _ pose: SheetPose) -> PlacedCard? {
        guard pose.state != .dismissed, pose.opacity > 0, min(pose.scaleX, pose.scaleY) > Self.smallestScale else {
            return nil
        }
        let sheet = sheets[index]
        let isUpright = pose.scaleX == 1 && pose.scaleY == 1 && pose.rotation == 0
        var size = Size(width: pixels(pose.frame.width), height: pixels(pose.frame.height))
        let isAttached = sheet.presentationStyle.isSystemSheet && pose.frame.width == screen.size.width
        if isAttached, isUpright {
            // It goes on below the screen, so that its lower corners are never seen, not even when a spring swings.
            size.height = pixels(min(size.height * 1.25 + 2 * sheet.cornerRadius, 2 * screen.size.height))
        }
        let card = Card(
            size: size,
            cornerRadius: sheet.cornerRadius,
            background: backgrounds[index],
            content: contents[index].shapes(pose.frame.size),
            shadow: Shadow(color: .black, radius: sheet.shadowRadius, opacity: sheet.shadowOpacity)
        )
        let placement: Placement =
            isUpright
            ? .upright(screen.grid.aligned(pose.frame.origin))
            : .turned(
                center: pose.frame.center,
                scaleX: pose.scaleX,
                scaleY: pose.scaleY,
                rotation: pose.rotation
            )
        return PlacedCard(card: card, placement: placement, opacity: pose.opacity)
    }

    /// What covers the sheets: a modal and the keyboard.
    private func front(_ pose: Pose) -> [PlacedCard] {
        var cards: [PlacedCard] = []
        if pose.modal > 0 {
            let top = screen.grid.aligned(screen.size.height * (1 - pose.modal))
            cards.append(PlacedCard(card: modal, placement: .upright(Point(x: 0, y: top)), opacity: 1))
        }
        if pose.keyboard > 0 {
            let top = screen.grid.aligned(screen.size.height - pose.keyboard)
            let keyboard = Keyboard(width: screen.size.width)
                .card(height: max(pose.keyboard, 1), grid: screen.grid)
            cards.append(PlacedCard(card: keyboard, placement: .upright(Point(x: 0, y: top)), opacity: 1))
        }
        return cards
    }

    /// A side on whole device pixels, at least one.
    private func pixels(_ points: Double) -> Double {
        max(screen.grid.aligned(points), 1 / screen.grid.scale)
    }
}

extension PresentationStyle {
    /// Whether it lies under the status bar.
    fileprivate var coversScreen: Bool {
        switch self {
        case .formSheet, .pageSheet, .sheet: false
        case .semiModal, .overCurrentContext, .overFullScreen, .fullScreen: true
        }
    }
}

extension Card {
    /// A full-screen modal: a title bar on white.
    fileprivate init(modalOn screen: ScreenConfiguration, _ palette: Palette, measuring text: some TextMeasuring) {
        let top = screen.safeArea.top
        let bar = Rectangle(x: 0, y: 0, width: screen.size.width, height: top + 44)
        self.init(
            size: screen.size,
            cornerRadius: 0,
            background: palette.background,
            content: NavigationBar(leading: "Close", title: "Modal", palette: palette)
                .shapes(in: bar, topInset: top, hairline: 1 / screen.grid.scale, measuring: text),
            shadow: .none
        )
    }
}
