import SheetConfiguration
import SheetMotion

/// A sheet's background and what stands on it.
struct SheetFace: Sendable, Hashable {
    let background: Color
    let content: SheetContent

    init(
        _ sheet: SheetAppearance,
        on screen: ScreenConfiguration,
        presenterTint: DynamicColor?,
        measuring text: any TextMeasuring
    ) {
        let palette = Palette(screen.traits, isElevated: true, tint: sheet.tint ?? presenterTint)
        let blocks = sheet.content.blocks(in: screen.traits.locale)
        background = sheet.backgroundColor.map { palette[$0] } ?? palette.background(of: blocks)
        let style = sheet.presentationStyle
        let grabber = sheet.prefersGrabberVisible && style.isSystemSheet ? sheet.grabber : nil
        content = SheetContent(
            sizes: Self.sizes(sheet, on: screen),
            grabber: grabber,
            palette: palette
        ) { size in
            let isAtEdges = style.coversScreen || style.isSystemSheet && size.width == screen.size.width
            let safeArea = isAtEdges ? screen.safeArea : .zero
            return BlockLayout(
                blocks,
                in: BlockLayout.Frame(
                    size: size,
                    top: style.coversScreen ? safeArea.top : 0,
                    bottom: safeArea.bottom,
                    barMetrics: BarMetrics(sheet: style, on: screen),
                    grabber: grabber
                ),
                BlockContext(
                    width: size.width,
                    safeArea: safeArea,
                    keyboardHeight: screen.keyboardHeight,
                    traits: screen.traits,
                    palette: palette,
                    grid: screen.grid,
                    text: text
                )
            )
        }
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
