/// Every bound on what may be asked for. A configuration within them can be drawn in bounded memory and time;
/// they are checked before anything is allocated.
package struct Limits: Sendable, Hashable {
    /// A screen's width or height, points.
    package var screenSide: ClosedRange<Double> = 100...2_800
    /// Device pixels to a point.
    package var scale: ClosedRange<Double> = 1...4
    /// A safe area's side, points.
    package var safeArea: ClosedRange<Double> = 0...400
    /// A sheet's width or height, points. A sheet may be larger than its screen.
    package var sheetSide: ClosedRange<Double> = 1...8_192
    /// A sheet's distance from the top, points.
    package var inset: ClosedRange<Double> = -8_192...8_192
    /// A corner's or a shadow's radius, points.
    package var radius: ClosedRange<Double> = 0...200
    /// An angle, radians.
    package var angle: ClosedRange<Double> = -100...100
    /// An instant or a length of time, seconds.
    package var duration: ClosedRange<Double> = 0...60
    /// Frames in a second.
    package var framesPerSecond: ClosedRange<Double> = 1...240
    /// Frames of one animation.
    package var frames: ClosedRange<Int> = 2...10_000
    /// Device pixels of one picture, or of one sheet.
    package var picturePixels = 32_000_000
    /// Device pixels along one side of a picture or a sheet: just below the 32,767 that Cairo can address.
    package var pictureSide = 32_000
    /// Bytes of one configuration's JSON text.
    package var documentBytes = 1_048_576
    /// Objects and arrays inside each other.
    package var documentDepth = 64
    /// Faults that one answer lists; the answer says how many more there are.
    package var listedFaults = 256

    package static let standard = Limits()

    package init() {}
}
