/// A phone or tablet by its name, in points and in its portrait form.
package struct Device: Sendable, Hashable {
    /// The name a configuration gives it, in kebab case.
    package let name: String
    /// The screen's size, points.
    package let size: Size
    /// Device pixels to a point.
    package let scale: Double
    /// Kept free of content in portrait; its top is the height of the status bar.
    package let portraitSafeArea: EdgeInsets
    /// Kept free of content in landscape; its top is the height of the status bar.
    package let landscapeSafeArea: EdgeInsets
    /// Whether something is cut out of the screen's top edge, so that the safe area stays without a status bar.
    package let hasCutOut: Bool

    /// The device of a configuration that names none.
    package static let standard = homeButtonPhone("iphone-8", 375, 667)

    /// The device of exactly this name; nil if there is none.
    package static func named(_ name: String) -> Device? {
        all.first { $0.name == name }
    }

    /// Every device there is, phones first.
    package static let all: [Device] = [
        homeButtonPhone("iphone-se-1", 320, 568),
        homeButtonPhone("iphone-se", 375, 667),
        standard,
        cutOutPhone("iphone-x", 375, 812, top: 44),
        cutOutPhone("iphone-12-mini", 375, 812, top: 50),
        cutOutPhone("iphone-13", 390, 844, top: 47),
        cutOutPhone("iphone-14", 390, 844, top: 47),
        cutOutPhone("iphone-15", 393, 852, top: 59),
        cutOutPhone("iphone-15-pro-max", 430, 932, top: 59),
        cutOutPhone("iphone-16-pro", 402, 874, top: 62),
        cutOutPhone("iphone-17", 402, 874, top: 62),
        tablet("ipad-mini", 744, 1_133),
        tablet("ipad-air", 820, 1_180),
        tablet("ipad-pro-11", 834, 1_194),
        tablet("ipad-pro-13", 1_024, 1_366),
    ]

    private static func homeButtonPhone(_ name: String, _ width: Double, _ height: Double) -> Device {
        Device(
            name: name,
            size: Size(width: width, height: height),
            scale: 2,
            portraitSafeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
            // Phones hide their status bar in landscape.
            landscapeSafeArea: .zero,
            hasCutOut: false
        )
    }

    private static func cutOutPhone(_ name: String, _ width: Double, _ height: Double, top: Double) -> Device {
        Device(
            name: name,
            size: Size(width: width, height: height),
            scale: 3,
            portraitSafeArea: EdgeInsets(top: top, left: 0, bottom: 34, right: 0),
            // The cut-out's depth is kept free on both sides, whichever way the phone is turned.
            landscapeSafeArea: EdgeInsets(top: 0, left: top, bottom: 21, right: top),
            hasCutOut: true
        )
    }

    private static func tablet(_ name: String, _ width: Double, _ height: Double) -> Device {
        let safeArea = EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        return Device(
            name: name,
            size: Size(width: width, height: height),
            scale: 2,
            portraitSafeArea: safeArea,
            landscapeSafeArea: safeArea,
            hasCutOut: false
        )
    }
}
