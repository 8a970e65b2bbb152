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
    /// The length of one transition or step, seconds.
    package var movement: ClosedRange<Double> = 0...30
    /// Parts of a screen's or a sheet's side.
    package var fraction: ClosedRange<Double> = -16...16
    /// A sheet's scale on its way.
    package var magnification: ClosedRange<Double> = 0...10
    /// The scale of the screen behind a sheet.
    package var presenterScale: ClosedRange<Double> = 0.1...1
    /// How far each side of the screen behind a sheet goes in, points.
    package var presenterInset: ClosedRange<Double> = 0...45
    /// The tilt of the screen behind a sheet, radians; at a quarter turn nothing of it would be seen.
    package var presenterTilt: ClosedRange<Double> = -1...1
    /// Values of one track.
    package var keyframes: ClosedRange<Int> = 2...256
    /// A control point's y, or an output of `linear()`.
    package var curveOutput: ClosedRange<Double> = -1_000...1_000
    /// Steps of `steps()`.
    package var curveSteps: ClosedRange<Int> = 1...1_000
    /// Stops of `linear()`.
    package var curveStops: ClosedRange<Int> = 2...256
    /// A spring's mass.
    package var springMass: ClosedRange<Double> = 0.001...10_000
    /// A spring's stiffness.
    package var springStiffness: ClosedRange<Double> = 0.001...1_000_000
    /// A spring's damping; without any it never rests, and is cut.
    package var springDamping: ClosedRange<Double> = 0...100_000
    /// A spring's response or duration, seconds.
    package var springDuration: ClosedRange<Double> = 0.01...30
    /// A spring's bounce; at −1 it would not move.
    package var springBounce: ClosedRange<Double> = -0.99...1
    /// A spring's damping ratio.
    package var dampingRatio: ClosedRange<Double> = 0.01...100
    /// A spring's initial velocity, whole distances a second.
    package var springVelocity: ClosedRange<Double> = -1_000...1_000
    /// Sheets of one stack.
    package var sheets: ClosedRange<Int> = 1...8
    /// Variants of one configuration.
    package var variants: ClosedRange<Int> = 1...12
    /// Detents of one sheet.
    package var detents: ClosedRange<Int> = 1...16
    /// Steps of one storyboard.
    package var steps: ClosedRange<Int> = 1...256
    /// A keyboard's height, points.
    package var keyboard: ClosedRange<Double> = 0...2_000
    /// A finger's speed, points a second.
    package var fingerSpeed: ClosedRange<Double> = -20_000...20_000
    /// Blocks of one content.
    package var blocks: ClosedRange<Int> = 0...256
    /// Rows of one section.
    package var rows: ClosedRange<Int> = 0...512
    /// Blocks of one content, and what is in them.
    package var contentElements = 1_024
    /// Items of a bar, segments of a control, buttons of a box.
    package var items: ClosedRange<Int> = 1...8
    /// Characters (Unicode scalars) of a title or a label.
    package var titleLength = 1_024
    /// Characters of a paragraph or of what a text view holds.
    package var textLength = 8_192
    /// The height of a block that has one of its own, points.
    package var blockHeight: ClosedRange<Double> = 0...4_096
    /// Lines of a text; 0 is as many as it needs.
    package var textLines: ClosedRange<Int> = 0...1_000
    /// Bytes of one picture in a content, before base64.
    package var imageBytes = 524_288
    /// Pixels of one picture in a content.
    package var imagePixels = 16_000_000
    /// Frames in a second.
    package var framesPerSecond: ClosedRange<Double> = 1...240
    /// Frames of one animation.
    package var frames: ClosedRange<Int> = 2...10_000
    /// How often an animation plays: 16 bits.
    package var plays: ClosedRange<Int> = 0...65_535
    /// Entries of a GIF's table of colours.
    package var tableColors: ClosedRange<Int> = 2...256
    /// What an animation's bytes may be held to.
    package var fileBytes: ClosedRange<Int> = 1_024...1_073_741_824
    /// Device pixels between frames of a sprite sheet, and of their repeated borders.
    package var spriteMargin: ClosedRange<Int> = 0...64
    /// Device pixels along a sprite sheet's longest side.
    package var spriteEdge: ClosedRange<Int> = 64...16_384
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
