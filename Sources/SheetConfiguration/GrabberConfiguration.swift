/// The bar at a sheet's upper edge that says it can be dragged.
package struct GrabberConfiguration: Sendable, Hashable {
    /// How wide it is.
    package enum Width: Sendable, Hashable {
        case points(Double)
        /// A part of the sheet's width.
        case fraction(Double)
    }

    package let width: Width
    /// Points; the ends are half circles. 5 by default.
    package let height: Double
    /// From the sheet's upper edge to the bar's, points. 5 by default.
    package let inset: Double

    /// The system's: 36 × 5 points, 5 below the edge.
    package static let system = GrabberConfiguration(width: .points(36), height: 5, inset: 5)

    private init(width: Width, height: Double, inset: Double) {
        self.width = width
        self.height = height
        self.inset = inset
    }

    /// Reads `/sheet/grabber`; by default it is the system's.
    init(_ grabber: ConfigurationReader) {
        let points = grabber.number("width", within: 1...400, default: 36)
        let fraction = grabber.number("fraction", within: 0.01...1)
        grabber.refuse("fraction", besides: ["width"])
        width = fraction.map(Width.fraction) ?? .points(points)
        height = grabber.number("height", within: 1...40, default: 5)
        inset = grabber.number("inset", within: 0...40, default: 5)
    }

    /// The bar's width on a sheet of `sheetWidth`, points.
    package func width(on sheetWidth: Double) -> Double {
        switch width {
        case .points(let points): min(points, sheetWidth)
        case .fraction(let fraction): sheetWidth * fraction
        }
    }
}
