import SheetConfiguration

/// How high a system sheet can stand on a screen, and where that is.
///
/// Metrics of UISheetPresentationController by public measurement: the room is what lies between the safe areas, less
/// 10 points up to iOS 18 and for a sheet on a sheet; medium is .56 of it (.63 on the smallest phones). Tablets and
/// phones in landscape have one size only.
struct DetentHeights {
    /// Frames by rising height, with the detent of each; at least one.
    private let places: [(detent: Detent, frame: Rectangle)]
    /// Whether the sheet stands on the screen's lower edge.
    let isAttached: Bool
    /// The top of the full height, behind which the system pushes the presenter back, points.
    private let fullTop: Double

    /// No phone is wider than this in portrait, and none as high in landscape.
    private static let phoneSide = 500.0

    init(_ sheet: SheetAppearance, in surroundings: RestingLayout.Surroundings) {
        let screen = surroundings.screen
        let size = screen.size
        let isPhone = min(size.width, size.height) < Self.phoneSide
        let detents = sheet.presentationStyle == .pageSheet ? [Detent.large] : sheet.detents
        if !isPhone {
            isAttached = false
            fullTop = 0
            let frame = Self.tabletFrame(on: screen)
            places = detents.map { ($0, frame) }
            return
        }
        guard size.height >= Self.phoneSide || sheet.prefersEdgeAttachedInCompactHeight else {
            isAttached = false
            fullTop = 0
            places = detents.map { ($0, screen.bounds) }
            return
        }
        isAttached = true
        // Half of so little height is no detent: UIKit leaves it out.
        let active = size.height < Self.phoneSide ? detents.filter { $0.height != .medium } : detents
        let room = Room(screen, sheet.metrics, isOnSheet: surroundings.isOnSheet)
        fullTop = room.full.minY
        let frames = (active.isEmpty ? [.large] : active).map { detent in (detent, room.frame(of: detent.height)) }
        places = frames.sorted { $0.1.height < $1.1.height }
    }

    /// The place of a detent by its identifier; nil if the sheet has none of that name.
    func index(of identifier: String) -> Int? {
        places.firstIndex { $0.detent.identifier == identifier }
    }

    var count: Int { places.count }

    /// The frame at a place; the nearest place where there is none.
    func frame(of index: Int) -> Rectangle {
        places[min(max(index, 0), places.count - 1)].frame
    }

    /// The places that differ from each other in where the sheet stands; of those alike `kept`, or the lowest.
    func placesApart(keeping kept: Int) -> [Int] {
        let kept = min(kept, count - 1)
        return (0..<count).filter { place in
            let top = frame(of: place).minY
            if place == kept { return true }
            return top != frame(of: kept).minY && !(0..<place).contains { frame(of: $0).minY == top }
        }
    }

    /// Whether the sheet leaves of the screen only what the system's large sheet does.
    func isFull(_ index: Int) -> Bool {
        isAttached && frame(of: index).minY <= fullTop + 0.5
    }

    /// UIKit's form sheet on a tablet, by the screen's longer side.
    private static func tabletFrame(on screen: ScreenConfiguration) -> Rectangle {
        let side = max(screen.size.width, screen.size.height)
        let size =
            side <= 1_024
            ? Size(width: 540, height: 600)
            : side < 1_590 ? Size(width: 580, height: 640) : Size(width: 620, height: 680)
        let origin = Point(
            x: (screen.size.width - size.width) / 2,
            y: (screen.size.height - size.height) / 2
        )
        return Rectangle(origin: screen.grid.aligned(origin), size: size)
    }
}

/// Between the safe areas of a phone.
private struct Room {
    let screen: ScreenConfiguration
    let metrics: SystemMetrics
    /// The most that a detent's value can be, points; the bottom safe area comes on top.
    let maximum: Double

    /// iOS 26 leaves this much free around a sheet below its full height.
    private static let gap = 8.0

    init(_ screen: ScreenConfiguration, _ metrics: SystemMetrics, isOnSheet: Bool) {
        self.screen = screen
        self.metrics = metrics
        let offset: Double = metrics == .ios18 || isOnSheet ? 10 : 0
        maximum = max(1, screen.size.height - screen.safeArea.top - offset - screen.safeArea.bottom)
    }

    /// The frame of the large detent.
    var full: Rectangle { attached(maximum) }

    func frame(of height: Detent.Height) -> Rectangle {
        let value: Double =
            switch height {
            case .large: maximum
            // 568 is the smallest phones' height.
            case .medium: maximum * (screen.size.height > 568 ? 0.56 : 0.63)
            case .points(let points): points
            case .fraction(let fraction): maximum * fraction
            case .screenFraction(let fraction): screen.size.height * fraction - screen.safeArea.bottom
            }
        let frame = attached(min(max(value, 1), maximum))
        guard metrics == .ios26, value < maximum else { return frame }
        // The whole sheet shrinks until it leaves the gap on three sides.
        let width = screen.size.width - 2 * Self.gap
        let scaled = frame.height * width / screen.size.width
        return Rectangle(
            x: Self.gap,
            y: screen.size.height - Self.gap - scaled,
            width: width,
            height: scaled
        )
    }

    private func attached(_ value: Double) -> Rectangle {
        let height = screen.grid.aligned(value + screen.safeArea.bottom)
        return Rectangle(x: 0, y: screen.size.height - height, width: screen.size.width, height: height)
    }
}
