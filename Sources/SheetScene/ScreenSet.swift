import SheetConfiguration
import SheetMotion

/// Everything on a screen that is held one way, laid out.
struct ScreenSet: Sendable, Hashable {
    private let screen: ScreenConfiguration
    private let sheets: [SheetAppearance]
    private let backdrop: [Shape]
    private let sheetFaces: [SheetFace]
    private let modal: Card
    private let keyboard: Card
    /// Where no dimming covers it.
    private let statusBar: StatusBarCards?
    private let homeIndicator: PlacedCard?

    init(
        _ configuration: ReelConfiguration,
        held orientation: ScreenConfiguration.Orientation,
        measuring text: some TextMeasuring
    ) {
        let screen = configuration.screen.held(orientation)
        self.screen = screen
        sheets = configuration.sheets
        let device = DeviceScreen(screen, configuration.presenter, measuring: text)
        // The original's own window lies over the status bar, and dims it with everything else.
        let dimsStatusBar = configuration.sheets.contains { $0.presentationStyle == .formSheet }
        backdrop = device.content + (dimsStatusBar ? device.statusBar : [])
        statusBar = dimsStatusBar ? nil : device.statusBarCards
        homeIndicator = device.homeIndicator
        let tint = configuration.presenter.tint
        sheetFaces = configuration.sheets.map { SheetFace($0, on: screen, presenterTint: tint, measuring: text) }
        modal = Card(modalOn: screen, tint: tint, measuring: text)
        keyboard = Card(keyboardOn: screen, height: configuration.keyboardHeight(on: screen), measuring: text)
    }

    func scene(at pose: Pose) -> Scene {
        let shown =
            pose.presenter.tintDimmed > 0
            ? backdrop.map { $0.desaturated(by: pose.presenter.tintDimmed) } : backdrop
        let isPushedBack = pose.presenter.scale != 1 || pose.presenter.opacity < 1 || pose.presenter.tilt != 0
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

    /// Radians from which on the edge of a tilted screen has left the status bar.
    private static let leaning = 0.05

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
            placement: pose.tilt == 0
                ? .turned(center: center, scaleX: scale, scaleY: scale, rotation: 0)
                : .tilted(center: center, scale: scale, angle: pose.tilt),
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
            background: sheetFaces[index].background,
            content: sheetFaces[index].content.shapes(pose.frame.size),
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

    /// What covers the sheets: a modal, the keyboard, and what the system shows above everything.
    private func front(_ pose: Pose) -> [PlacedCard] {
        var cards: [PlacedCard] = []
        if pose.modal > 0 {
            let top = screen.grid.aligned(screen.size.height * (1 - pose.modal))
            cards.append(PlacedCard(card: modal, placement: .upright(Point(x: 0, y: top)), opacity: 1))
        }
        if pose.keyboard > 0 {
            let top = screen.grid.aligned(screen.size.height - pose.keyboard)
            cards.append(PlacedCard(card: keyboard, placement: .upright(Point(x: 0, y: top)), opacity: 1))
        }
        if let statusBar {
            // Behind a screen that is pushed back there is black, and the system writes in white.
            let isPushedBack = pose.presenter.scale < (1 + Self.pushedBack) / 2
            let isOnBlack = isPushedBack || abs(pose.presenter.tilt) > Self.leaning
            cards.append(isOnBlack ? statusBar.onBlack : statusBar.normal)
        }
        if let homeIndicator { cards.append(homeIndicator) }
        return cards
    }

    /// A side on whole device pixels, at least one.
    private func pixels(_ points: Double) -> Double {
        max(screen.grid.aligned(points), 1 / screen.grid.scale)
    }
}

extension ReelConfiguration {
    /// The height of the highest keyboard that the storyboard shows, points.
    fileprivate func keyboardHeight(on screen: ScreenConfiguration) -> Double {
        let asked = storyboard?.steps.compactMap { step -> Double? in
            if case .showKeyboard(let height) = step.action { height ?? screen.keyboardHeight } else { nil }
        }
        return min(asked?.max() ?? screen.keyboardHeight, screen.size.height)
    }
}
