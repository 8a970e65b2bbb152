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
    /// What a bezel shows.
    package let frame: DeviceFrame

    /// Whether something is cut out of the screen's top edge, so that the safe area stays without a status bar.
    package var hasCutOut: Bool { frame.cutOut != nil }

    /// The device of a configuration that names none.
    package static let standard = homeButtonPhone("iphone-8", 375, 667, body: (26, 112, 58), homeButton: 68)

    /// The device of exactly this name; nil if there is none.
    package static func named(_ name: String) -> Device? {
        all.first { $0.name == name }
    }

    /// Every device there is, phones first. Sizes, scales and safe areas are those that UIKit reports, and displays'
    /// corner radii those of its private trait, both as published by others; cut-outs are measured on Apple's design
    /// templates to about a point. Bodies follow from Apple's dimensional drawings, rounded: they are for looks.
    package static let all: [Device] = [
        homeButtonPhone("iphone-se-1", 320, 568, body: (26, 106, 56), homeButton: 66),
        homeButtonPhone("iphone-se", 375, 667, body: (26, 112, 58), homeButton: 68),
        standard,
        notchPhone("iphone-x", 375, 812, top: 44, display: 39, notch: Size(width: 209, height: 30)),
        notchPhone("iphone-12-mini", 375, 812, top: 50, display: 44, notch: Size(width: 226, height: 34)),
        notchPhone("iphone-13", 390, 844, top: 47, display: 47.33, notch: Size(width: 162, height: 33)),
        notchPhone("iphone-14", 390, 844, top: 47, display: 47.33, notch: Size(width: 162, height: 33)),
        islandPhone("iphone-15", 393, 852, top: 59, display: 55, islandTop: 11.33, border: 18),
        islandPhone("iphone-15-pro-max", 430, 932, top: 59, display: 55, islandTop: 11.33, border: 16),
        islandPhone("iphone-16-pro", 402, 874, top: 62, display: 62, islandTop: 14, border: 14),
        islandPhone("iphone-16-pro-max", 440, 956, top: 62, display: 62, islandTop: 14, border: 14),
        islandPhone("iphone-17", 402, 874, top: 62, display: 62, islandTop: 14, border: 14),
        tablet("ipad-mini", 744, 1_133, display: 21.5),
        tablet("ipad-air", 820, 1_180, display: 18),
        tablet("ipad-pro-11", 834, 1_194, display: 18),
        tablet("ipad-pro-13", 1_024, 1_366, display: 18),
    ]

    /// `body`: points beside the screen, above and below it, and the radius of the corners.
    private static func homeButtonPhone(
        _ name: String,
        _ width: Double,
        _ height: Double,
        body: (side: Double, end: Double, radius: Double),
        homeButton: Double
    ) -> Device {
        Device(
            name: name,
            size: Size(width: width, height: height),
            scale: 2,
            portraitSafeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
            // Phones hide their status bar in landscape.
            landscapeSafeArea: .zero,
            frame: DeviceFrame(
                insets: EdgeInsets(top: body.end, left: body.side, bottom: body.end, right: body.side),
                cornerRadius: body.radius,
                displayCornerRadius: 0,
                cutOut: nil,
                homeButton: homeButton
            )
        )
    }

    private static func notchPhone(
        _ name: String,
        _ width: Double,
        _ height: Double,
        top: Double,
        display: Double,
        notch: Size
    ) -> Device {
        fullScreenPhone(name, Size(width: width, height: height), top, display, .notch(notch), border: 22)
    }

    private static func islandPhone(
        _ name: String,
        _ width: Double,
        _ height: Double,
        top: Double,
        display: Double,
        islandTop: Double,
        border: Double
    ) -> Device {
        let island = DeviceFrame.CutOut.island(Size(width: 126, height: 37), top: islandTop)
        return fullScreenPhone(name, Size(width: width, height: height), top, display, island, border: border)
    }

    private static func fullScreenPhone(
        _ name: String,
        _ size: Size,
        _ top: Double,
        _ displayCornerRadius: Double,
        _ cutOut: DeviceFrame.CutOut,
        border: Double
    ) -> Device {
        Device(
            name: name,
            size: size,
            scale: 3,
            portraitSafeArea: EdgeInsets(top: top, left: 0, bottom: 34, right: 0),
            // The cut-out's depth is kept free on both sides, whichever way the phone is turned.
            landscapeSafeArea: EdgeInsets(top: 0, left: top, bottom: 21, right: top),
            frame: DeviceFrame(
                insets: EdgeInsets(top: border, left: border, bottom: border, right: border),
                cornerRadius: displayCornerRadius + border,
                displayCornerRadius: displayCornerRadius,
                cutOut: cutOut,
                homeButton: nil
            )
        )
    }

    private static func tablet(_ name: String, _ width: Double, _ height: Double, display: Double) -> Device {
        let safeArea = EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        let border = 46.0
        return Device(
            name: name,
            size: Size(width: width, height: height),
            scale: 2,
            portraitSafeArea: safeArea,
            landscapeSafeArea: safeArea,
            frame: DeviceFrame(
                insets: EdgeInsets(top: border, left: border, bottom: border, right: border),
                cornerRadius: display + border * 0.8,
                displayCornerRadius: display,
                cutOut: nil,
                homeButton: nil
            )
        )
    }
}
