/// What is around a screen and cut out of it, in points and in its portrait form.
package struct DeviceFrame: Sendable, Hashable {
    /// Something in front of the screen, at the middle of its top edge.
    package enum CutOut: Sendable, Hashable {
        /// Hangs from the edge.
        case notch(Size)
        /// A pill, its top `top` points below the edge.
        case island(Size, top: Double)
    }

    /// From the screen to the body's edge.
    package let insets: EdgeInsets
    /// Of the body's corners.
    package let cornerRadius: Double
    /// Of the screen's own corners.
    package let displayCornerRadius: Double
    package let cutOut: CutOut?
    /// Diameter of the round button below the screen.
    package let homeButton: Double?

    /// Around a screen that is no device's.
    package static let plain = DeviceFrame(
        insets: EdgeInsets(top: 18, left: 18, bottom: 18, right: 18),
        cornerRadius: 22,
        displayCornerRadius: 4,
        cutOut: nil,
        homeButton: nil
    )

    /// The insets of a device that is held that way; in landscape its top is at the left.
    package func insets(held orientation: ScreenConfiguration.Orientation) -> EdgeInsets {
        switch orientation {
        case .portrait: insets
        case .landscape:
            EdgeInsets(top: insets.right, left: insets.top, bottom: insets.left, right: insets.bottom)
        }
    }
}
