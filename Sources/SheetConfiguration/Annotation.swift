/// What can be drawn above a picture to explain it.
package enum Annotation: String, Sendable, Hashable, CaseIterable {
    /// Every sheet's edge, with its size.
    case frame
    /// How far the topmost sheet is from each side of the screen.
    case insets
    /// Where the sheets' detents are, with their names.
    case detents
    /// The way of every sheet's centre through the phase.
    case motionPath
    /// When something is told, along the time of the phase, and what was told last.
    case events
    /// Where a finger is.
    case touch
}

extension ConfigurationReader {
    /// Some of the annotations, in their own order, or all of them for true; none by default.
    func annotations(_ name: String) -> [Annotation] {
        let all = Annotation.allCases
        let kind = MemberKind.namesOrAll(all.map(\.rawValue))
        let asked = read(name, kind, default: "[]") { value throws(JSONValue.Mismatch) -> [Annotation] in
            switch value.content {
            case .bool, .untyped("true"), .untyped("false"), .untyped("1"), .untyped("0"):
                return try value.flag() ? all : []
            default:
                return try value.elements(count: 0...64).map { element throws(JSONValue.Mismatch) in
                    try element.row(of: all) { $0.rawValue }
                }
            }
        }
        return all.filter { asked?.contains($0) ?? false }
    }
}
