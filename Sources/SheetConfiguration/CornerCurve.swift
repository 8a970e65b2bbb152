/// How a corner turns round: UIKit's names.
package enum CornerCurve: String, Sendable, Hashable, CaseIterable {
    /// An arc of a circle.
    case circular
    /// The system's: it begins earlier along the edges, and bends steadily.
    case continuous
}

/// A corner of a sheet.
package enum Corner: String, Sendable, Hashable, CaseIterable {
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
}
