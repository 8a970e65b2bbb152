/// A height that a system sheet rests at.
package struct Detent: Sendable, Hashable {
    /// How high it is.
    package enum Height: Sendable, Hashable {
        /// About half the screen.
        case medium
        /// Up to below the status bar.
        case large
        /// Points, without the bottom safe area.
        case points(Double)
        /// A part of the largest height there is.
        case fraction(Double)
        /// A part of the whole screen's height, from its lower edge.
        case screenFraction(Double)
    }

    package let identifier: String
    package let height: Height

    package static let medium = Detent(identifier: "medium", height: .medium)
    package static let large = Detent(identifier: "large", height: .large)
}

extension ConfigurationReader {
    /// The detents of a sheet; large alone by default. A name that two of them have is a fault.
    func detents(_ name: String, within limits: Limits) -> [Detent] {
        let kind = MemberKind.list(
            "detents, each medium, large or an object with height, fraction or screenFraction",
            limits.detents
        )
        guard let value = value(name, kind, default: #"["large"]"#) else { return [.large] }
        let detents: [Detent]?
        if case .untyped = value.value.content {
            detents = value.convert { value throws(JSONValue.Mismatch) in
                try value.elements(count: limits.detents).map { element throws(JSONValue.Mismatch) in
                    try element.row(of: [.medium, .large]) { $0.identifier }
                }
            }
        } else {
            detents = value.list(limits.detents, .detent) { $0.detent(within: limits) }
        }
        guard let detents, !detents.isEmpty else { return [.large] }
        if Set(detents.map { ExactName($0.identifier) }).count < detents.count {
            complain(.conflict, at: name, "Two detents have the same identifier.")
        }
        return detents
    }
}

extension ValueReader {
    fileprivate func detent(within limits: Limits) -> Detent? {
        let custom = object { detent -> Detent in
            let height = detent.number("height", within: 1...limits.sheetSide.upperBound)
            let fraction = detent.number("fraction", within: 0.01...1)
            let screenFraction = detent.number("screenFraction", within: 0.01...1)
            detent.refuse("height", besides: ["fraction", "screenFraction"])
            detent.refuse("fraction", besides: ["screenFraction"])
            detent.require(anyOf: ["height", "fraction", "screenFraction"])
            // The place in the list is a name that no other detent without one has.
            let identifier = detent.identifier("identifier") ?? "detent\(path.names.last ?? "")"
            return Detent(
                identifier: identifier,
                height: screenFraction.map(Detent.Height.screenFraction) ?? fraction.map(Detent.Height.fraction)
                    ?? .points(height ?? 1)
            )
        }
        return custom
            ?? convert { value throws(JSONValue.Mismatch) in
                try value.row(of: [.medium, .large]) { $0.identifier }
            }
    }
}
